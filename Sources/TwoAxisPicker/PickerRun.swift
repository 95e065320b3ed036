import GridpickCore
import GridpickTerminal

/// The run of a picker that is waited for, in a task of its own on one actor.
final class PickerRun<Item> {
  let open: OpenPicker<Item>
  private let caller: Caller<Item>
  private let fetcher: Fetcher<Item>
  private let timeout: Duration?
  /// The answerers of the picker's jobs, which a picker keeps over a pause.
  private let answerers: [Job.Topic: Answerer]
  private var running: RunningPicker?
  private var pauses: [Pause] = []
  private(set) var failure: PickerError?

  nonisolated(nonsending) init(
    _ picker: GridPicker<Item>, _ timeout: Duration?, isHeard: Bool, launching launch: Launch
  ) async throws(PickerError) {
    caller = Caller(picker)
    open = OpenPicker(isHeard: isHeard)
    fetcher = Fetcher(for: caller, launching: launch)
    self.timeout = timeout
    answerers = picker.answerers(caller, fetcher)
    caller.open = open
    caller.begin = { [unowned self] work in
      let handed = Handed((work: work, open: open))
      open.note(work: launch.start { await handed.value.open.work(handed.value.work) })
    }
    try caller.check()
    running = try await opened()
    open.note { $0.position = running.flatMap { caller.position(in: $0.loop.state) } }
  }

  /// Takes the terminal, unless the program has closed the picker.
  private nonisolated(nonsending) func opened() async throws(PickerError) -> RunningPicker? {
    let sources = [
      open.inbox.source(pace: .cost) { [unowned self] in events($0) },
      open.leaving.source { [unowned self] _ in events(open.inbox.receive()) },
    ]
    caller.telling.hasLeft = false
    let setup = caller.picker.setup(caller, answerers, timeout, sources: sources)
    guard open.beginStay() else { return nil }
    do throws(PickerError) {
      return try await caller.picker.openedNext(setup)
    } catch {
      open.endStay()
      throw error
    }
  }

  private func events(_ messages: [OpenPicker<Item>.Message]) -> [GridpickCore.PickerEvent] {
    if case .pause(let pause)? = messages.first { pauses.append(pause) }
    return caller.events(for: messages)
  }

  // MARK: - The run

  /// Runs until the picker is left; after a pause it goes on.
  nonisolated(nonsending) func run() async {
    while var picker = running {
      running = nil
      // Nobody cancels the task of a run: the picker is closed instead.
      let outcome = await picker.loop.runWaiting {}
      picker.loop.putBack(caller.takeHeld())
      guard outcome == .cancelled, caller.telling.hasLeft, !pauses.isEmpty else {
        return finish(&picker, outcome)
      }
      let state = picker.suspend()
      open.endStay()
      let pause = pauses.removeFirst()
      let back = await pause.begin()
      await resume(state)
      back?.resume()
    }
  }

  private nonisolated(nonsending) func resume(_ state: PickerState) async {
    do { running = try await opened() } catch { failure = error }
    running?.loop.resume(state)
    if running == nil { end(.cancelled(at: caller.position(in: state))) }
  }

  private func finish(_ picker: inout RunningPicker, _ outcome: PickerOutcome) {
    let place = caller.position(in: picker.loop.state)
    do {
      end(try caller.end(&picker, outcome))
    } catch {
      failure = error
      end(.cancelled(at: place))
    }
  }

  private func end(_ end: PickerEnd<Item>) {
    open.tell(end: end)
    fetcher.stop()
    for case .pause(let pause) in open.inbox.receive() { pauses.append(pause) }
    for pause in pauses { pause.refuse() }
    pauses = []
  }
}
