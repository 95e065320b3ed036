import GridpickCore
import GridpickTerminal
import Synchronization

/// The program's handle on an open picker, for any thread: it sends messages, and copies values.
final class RunHandle<Item>: Sendable {
  typealias Event = OpenPicker<Item>.Event

  enum Message {
    case update(PickerUpdate<Item>)
    case asked([GridpickCore.Action])
    case pause(Pause)
    case leave

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
  let leaving = Inbox<Void>()
  let events: AsyncStream<Handed<Event>>
  private let told: AsyncStream<Handed<Event>>.Continuation
  private let seen = Mutex(Handed(Glance()))
  private let hearing = Mutex<Task<Void, Never>?>(nil)
  /// The stay on the terminal; `isClosed` once the program has closed the picker.
  private let state = Mutex<(stay: Stay?, isClosed: Bool)>((nil, false))

  init() { (events, told) = AsyncStream.makeStream() }

  // MARK: - For the program

  var glance: Glance { seen.withLock { $0 }.value }

  func hear(_ update: PickerUpdate<Item>) {
    if update.cancels { leave() } else { inbox.post(.update(update)) }
  }

  func note(hearing task: Task<Void, Never>) { hearing.withLock { $0 = task } }

  func ask(_ actions: GridpickCore.Action...) { inbox.post(.asked(actions)) }

  /// Ends the picker, after the messages that came before.
  func leave() {
    state.withLock { state in
      state.isClosed = true
      state.stay?.noteLeaving()
    }
    leave(.leave)
  }

  /// Ends the picker, and waits until it is not on the terminal.
  func close() async {
    leave()
    await state.withLock(\.stay)?.waitForEnd()
  }

  /// Makes the picker leave the terminal, after the messages that came before.
  private func leave(_ message: Message) {
    inbox.post(message)
    leaving.post(())
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

  // MARK: - For the run

  /// Begins a stay on the terminal; false if the program has closed the picker.
  func beginStay() -> Bool {
    state.withLock { state in
      if !state.isClosed { state.stay = Stay() }
      return !state.isClosed
    }
  }

  func endStay() {
    let stay = state.withLock { state in
      defer { state.stay = nil }
      return state.stay
    }
    stay?.finish()
  }

  func note(_ change: (inout Glance) -> Void) {
    var glance = glance
    change(&glance)
    let noted = Handed(glance)
    seen.withLock { $0 = noted }
  }

  func tell(_ event: Event) { told.yield(Handed(event)) }

  /// Tells the end, after which nothing more is told or heard.
  func tell(end: PickerEnd<Item>) {
    note { $0.end = end }
    hearing.withLock { $0?.cancel() }
    endStay()
    told.finish()
  }
}
