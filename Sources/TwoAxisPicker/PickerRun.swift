import GridpickCore
import GridpickTerminal
import Synchronization

/// The run of an open picker, in a task of its own on the caller's actor.
///
/// The program asks it for things by messages, and reads copies of its values.
final class PickerRun<Item> {
  enum Message {
    case update(PickerUpdate<Item>)
    case asked([GridpickCore.Action])
    case pause(Pause)
    case leave

    /// True if the picker leaves the terminal for it.
    var leaves: Bool {
      switch self {
      case .update: false
      case .asked(let actions): actions.contains { if case .leave = $0 { true } else { false } }
      case .pause, .leave: true
      }
    }
  }

  /// The values of the run that the program can read.
  struct Glance {
    var position: Position?
    var query = ""
    var marks: [Marked<Item>] = []
    var offsets = ScreenPoint(line: 0, column: 0)
    var end: PickerEnd<Item>?
  }

  let inbox = Inbox<Message>()
  /// The news that the picker is to leave the terminal, which never wait as newer data may.
  private let leaving = Inbox<Void>()
  let events: AsyncStream<Handed<OpenPicker<Item>.Event>>
  private let told: AsyncStream<Handed<OpenPicker<Item>.Event>>.Continuation
  private let seen: Mutex<Handed<Glance>>
  private let caller: Caller<Item>
  private let fetcher: Fetcher<Item>
  /// The answerers of the picker's questions, which a picker keeps over a pause.
  private let answerers: [Question.Topic: Answerer]
  /// The task that hears the updates of the program; nil if it has none.
  private let hearing = Mutex<Task<Void, Never>?>(nil)
  private var running: RunningPicker?
  private var pauses: [Pause] = []
  private var known = Marks(of: .item)
  private var isAtEnd = false
  /// True once the program has closed the picker.
  private let isClosed = Mutex(false)

  /// Takes the terminal over.
  init(_ picker: GridPicker<Item>, launching launch: Launch) throws(PickerError) {
    (events, told) = AsyncStream.makeStream()
    seen = Mutex(Handed(Glance()))
    caller = Caller(picker)
    fetcher = Fetcher(for: caller, launching: launch)
    answerers = picker.answerers(caller, fetcher)
    running = try opened()
    note { $0.position = running?.loop.state.currentID }
    caller.listen = { [told] in told.yield(Handed($0)) }
  }

  var glance: Glance { seen.withLock { $0 }.value }

  private func note(_ change: (inout Glance) -> Void) {
    var glance = glance
    change(&glance)
    let noted = Handed(glance)
    seen.withLock { $0 = noted }
  }

  func note(hearing task: Task<Void, Never>) { hearing.withLock { $0 = task } }

  /// Takes an update of the program.
  func hear(_ update: PickerUpdate<Item>) {
    if update.cancels { leave() } else { inbox.post(.update(update)) }
  }

  /// Ends the picker, after the messages that came before.
  func leave() {
    isClosed.withLock { $0 = true }
    leave(.leave)
  }

  /// Makes the picker leave the terminal, after the messages that came before.
  private func leave(_ message: Message) {
    inbox.post(message)
    leaving.post(())
  }

  func ask(_ actions: GridpickCore.Action...) { inbox.post(.asked(actions)) }

  private func opened() throws(PickerError) -> RunningPicker {
    let sources = [
      inbox.source(pace: .cost) { [unowned self] in events($0) },
      leaving.source { [unowned self] _ in events(inbox.receive()) },
    ]
    var setup = caller.picker.setup(caller, answerers, nil, sources: sources)
    setup.services.host.takes = { [unowned self] in take($0, $1) }
    setup.services.host.hear = { [unowned self] in hear($0, $1) }
    return try caller.picker.opened(setup)
  }

  /// Returns the events for messages; those behind one that leaves the terminal wait.
  private func events(_ messages: [Message]) -> [GridpickCore.PickerEvent] {
    let last = messages.firstIndex(where: \.leaves) ?? messages.endIndex - 1
    inbox.putBack(messages[(last + 1)...])
    return messages[...last].flatMap { events(for: $0) }
  }

  private func events(for message: Message) -> [GridpickCore.PickerEvent] {
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
      let back = await pauses.removeFirst().begin()
      if isClosed.withLock({ $0 }) {
        end(.cancelled(at: state.currentID))
      } else {
        resume(state)
      }
      back?.resume()
    }
  }

  private func resume(_ state: PickerState) {
    do throws(PickerError) {
      var open = try opened()
      open.loop.resume(state)
      running = open
    } catch {
      end(.cancelled(at: state.currentID))
    }
  }

  private func finish(_ open: inout RunningPicker, _ outcome: PickerOutcome) {
    let place = open.loop.state.currentID
    end((try? caller.end(&open, outcome)) ?? .cancelled(at: place))
  }

  private func end(_ end: PickerEnd<Item>) {
    note { $0.end = end }
    fetcher.stop()
    hearing.withLock { $0?.cancel() }
    told.finish()
    for case .pause(let pause) in inbox.receive() { pauses.append(pause) }
    for pause in pauses { pause.refuse() }
    pauses = []
  }

  /// Leaves the terminal, and returns what brings the picker back; nil if it has ended.
  nonisolated(nonsending) func pause() async -> Pause? {
    guard glance.end == nil else { return nil }
    let pause = Pause(of: self)
    leave(.pause(pause))
    // The picker may have ended just before the message came.
    if glance.end != nil { pause.refuse() }
    return await pause.isBegun() ? pause : nil
  }

  // MARK: - What is told

  private func take(_ pick: Pick, _ content: PickedContent) -> Bool {
    switch try? caller.end(.picked(pick), content, at: glance.position) {
    case .picked(let item, at: let place): told.yield(Handed(.picked(item, at: place)))
    case .marked(let marked): told.yield(Handed(.pickedMarks(marked)))
    case .cancelled, .timedOut, .nothingToPick, nil: break
    }
    return true
  }

  private func hear(_ event: GridpickCore.PickerEvent?, _ state: PickerState) {
    var now = glance
    if case .key(let key) = event { told.yield(Handed(.key(key))) }
    now.position = state.currentID
    if state.query != now.query {
      now.query = state.query
      told.yield(Handed(.query(now.query)))
    }
    if state.marks != known {
      known = state.marks
      now.marks = caller.marked(state.picked.ids(of: known))
      told.yield(Handed(.marked(now.marks)))
    }
    caller.noteScroll(state)
    now.offsets = state.scrolled
    if state.isAtEnd != isAtEnd {
      isAtEnd = state.isAtEnd
      if isAtEnd { told.yield(Handed(.reachedEnd)) }
    }
    note { $0 = now }
  }
}

extension GridPicker {
  /// Opens the picker on the terminal, and returns it while it goes on.
  ///
  /// Its closures run where the caller runs; if the caller is on no actor, on one of the picker's
  /// own. See ``OpenPicker``.
  ///
  /// ```swift
  /// let open = try await picker.open()
  /// for await event in open.events {
  ///   if case .picked(let size, _) = event { print(size) }
  /// }
  /// ```
  public nonisolated(nonsending) func open() async throws(PickerError) -> OpenPicker<Item> {
    let launch = await Launch.here()
    return OpenPicker(try PickerRun(self, launching: launch), launch)
  }

  /// Opens the picker on the terminal, and applies updates while it is open.
  ///
  /// ```swift
  /// let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<String>.self)
  /// let open = try await picker.open(updates: updates)
  /// continuation.yield(.append([["XXL"]]))
  /// ```
  public nonisolated(nonsending) func open<Updates: AsyncSequence>(
    updates: Updates
  ) async throws(PickerError) -> OpenPicker<Item>
  where Updates.Element == PickerUpdate<Item>, Updates.Failure == Never {
    let launch = await Launch.here()
    let run = try PickerRun(self, launching: launch)
    let hear = Handed { [weak run] in
      for await update in updates {
        run?.hear(update)
        await Task.yield()
      }
    }
    run.note(hearing: launch.start { await hear.value() })
    return OpenPicker(run, launch)
  }
}

extension Launch {
  /// Returns the launch on the caller's actor, or on one of its own if the caller is on none.
  fileprivate nonisolated(nonsending) static func here() async -> Launch {
    isNowhere(#isolation) ? await Seclusion().launch().value : on(#isolation)
  }
}
