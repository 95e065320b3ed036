import GridpickCore
import GridpickTerminal

/// The run of an open picker, in a task of its own on one actor.
final class PickerRun<Item> {
  let handle = RunHandle<Item>()
  private let caller: Caller<Item>
  private let fetcher: Fetcher<Item>
  /// The answerers of the picker's jobs, which a picker keeps over a pause.
  private let answerers: [Job.Topic: Answerer]
  private var running: RunningPicker?
  private var pauses: [Pause] = []
  private var known = Marks(of: .item)
  private var isAtEnd = false

  nonisolated(nonsending) init(
    _ picker: GridPicker<Item>, launching launch: Launch
  ) async throws(PickerError) {
    caller = Caller(picker)
    fetcher = Fetcher(for: caller, launching: launch)
    answerers = picker.answerers(caller, fetcher)
    running = try await opened()
    handle.note { $0.position = running?.loop.state.currentID }
    caller.listen = handle.tell
  }

  /// Takes the terminal, unless the program has closed the picker.
  private nonisolated(nonsending) func opened() async throws(PickerError) -> RunningPicker? {
    let sources = [
      handle.inbox.source(pace: .cost) { [unowned self] in events($0) },
      handle.leaving.source { [unowned self] _ in events(handle.inbox.receive()) },
    ]
    var setup = try caller.picker.setup(caller, answerers, nil, sources: sources)
    setup.services.host.takes = { [unowned self] in take($0, $1) }
    setup.services.host.hear = { [unowned self] in hear($0, $1) }
    guard handle.beginStay() else { return nil }
    do throws(PickerError) {
      return try await caller.picker.openedNext(setup)
    } catch {
      handle.endStay()
      throw error
    }
  }

  /// Returns the events for messages; those behind one that leaves the terminal wait.
  private func events(_ messages: [RunHandle<Item>.Message]) -> [GridpickCore.PickerEvent] {
    let last = messages.firstIndex(where: \.leaves) ?? messages.endIndex - 1
    handle.inbox.putBack(messages[(last + 1)...])
    return messages[...last].flatMap { events(for: $0) }
  }

  private func events(for message: RunHandle<Item>.Message) -> [GridpickCore.PickerEvent] {
    switch message {
    case .update(let update): return caller.events(for: [update])
    case .asked(let actions): return [.asked(actions)]
    case .pause(let pause):
      pauses.append(pause)
      return [.asked([.leave])]
    case .leave: return [.asked([.leave])]
    }
  }

  // MARK: - The run

  /// Runs until the picker is left; after a pause it goes on.
  nonisolated(nonsending) func run() async {
    while var open = running {
      running = nil
      // Nobody cancels the task of a run: the program closes the picker instead.
      let outcome = await open.loop.runWaiting {}
      guard outcome == .cancelled, !pauses.isEmpty else { return finish(&open, outcome) }
      let state = open.suspend()
      handle.endStay()
      let back = await pauses.removeFirst().begin()
      await resume(state)
      back?.resume()
    }
  }

  private nonisolated(nonsending) func resume(_ state: PickerState) async {
    running = try? await opened()
    running?.loop.resume(state)
    if running == nil { end(.cancelled(at: state.currentID)) }
  }

  private func finish(_ open: inout RunningPicker, _ outcome: PickerOutcome) {
    let place = open.loop.state.currentID
    end((try? caller.end(&open, outcome)) ?? .cancelled(at: place))
  }

  private func end(_ end: PickerEnd<Item>) {
    handle.tell(end: end)
    fetcher.stop()
    for case .pause(let pause) in handle.inbox.receive() { pauses.append(pause) }
    for pause in pauses { pause.refuse() }
    pauses = []
  }

  // MARK: - What is told

  private func take(_ pick: Pick, _ content: PickedContent) -> Bool {
    switch try? caller.end(.picked(pick), content, at: handle.glance.position) {
    case .picked(let item, at: let place): handle.tell(.picked(item, at: place))
    case .marked(let marked): handle.tell(.pickedMarks(marked))
    case .cancelled, .timedOut, .nothingToPick, nil: break
    }
    return true
  }

  private func hear(_ event: GridpickCore.PickerEvent?, _ state: PickerState) {
    var now = handle.glance
    if case .key(let key) = event { handle.tell(.key(key)) }
    now.position = state.currentID
    if state.query != now.query {
      now.query = state.query
      handle.tell(.query(now.query))
    }
    if state.marks != known {
      known = state.marks
      now.marks = caller.marked(state.picked.ids(of: known))
      handle.tell(.marked(now.marks))
    }
    caller.noteScroll(state)
    now.offsets = state.scrolled
    if state.isAtEnd != isAtEnd {
      isAtEnd = state.isAtEnd
      if isAtEnd { handle.tell(.reachedEnd) }
    }
    handle.note { $0 = now }
  }
}

extension GridPicker {
  /// Opens the picker on the terminal, and returns it while it goes on.
  ///
  /// Its closures run on the main actor, beside a caller that is elsewhere: such a caller gives the
  /// picker away, with all that its closures use. See ``OpenPicker``.
  ///
  /// ```swift
  /// let open = try await picker.open()
  /// for await event in open.events {
  ///   if case .picked(let size, _) = event { print(size) }
  /// }
  /// ```
  @MainActor public func open() async throws(PickerError) -> OpenPicker<Item> {
    try await open(isolation: MainActor.shared)
  }

  /// Opens the picker on the terminal, with an actor on which its closures run.
  ///
  /// ```swift
  /// actor Shop {
  ///   func sell(_ sizes: [String]) async throws {
  ///     let picker = GridPicker(list: sizes) { Cell($0) }
  ///     for await event in try await picker.open(isolation: self).events { print(event) }
  ///   }
  /// }
  /// ```
  public func open(
    isolation actor: isolated any Actor
  ) async throws(PickerError) -> OpenPicker<Item> {
    OpenPicker(try await PickerRun(self, launching: .on(actor)), .on(actor))
  }

  /// Opens the picker on the terminal as `open()` does, and applies updates while it is open.
  ///
  /// ```swift
  /// let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<String>.self)
  /// let open = try await picker.open(updates: updates)
  /// continuation.yield(.append([["XXL"]]))
  /// ```
  @MainActor public func open<Updates: AsyncSequence>(
    updates: Updates
  ) async throws(PickerError) -> OpenPicker<Item>
  where Updates.Element == PickerUpdate<Item>, Updates.Failure == Never {
    let open = try await open()
    open.hear(updates, launching: .on(MainActor.shared))
    return open
  }
}
