import GridpickCore
import GridpickTerminal
import Synchronization

/// A picker that is open, and goes on after a pick.
///
/// ``GridPicker/open(timeout:_:)`` opens it for as long as its body runs. What is set takes effect
/// after the events that came before; the properties tell what the person has been told of.
///
/// ```swift
/// try await picker.open { open in
///   open.position = Position(section: 0, index: 1)
///   open.query = "XL"
///   try open.perform("top")
///   open.offsets.line += 3
///   open.update(.notice("one more size"))
///   for await event in open.events {
///     if case .picked(let size, _) = event {
///       await open.suspend { print("ordered", size) }
///       await open.close()
///     }
///   }
///   print(open.matchCount ?? 0, open.marks, open.offsets.line, open.end?.item ?? "nothing")
/// }
/// ```
public final class OpenPicker<Item> {
  enum Message {
    case update(PickerUpdate<Item>)
    case asked([Action])
    case marked([Position])
    case pause(Pause)
    /// The work of a key has ended.
    case worked
    case leave

    var update: PickerUpdate<Item>? {
      if case .update(let update) = self { update } else { nil }
    }

    var leaves: Bool {
      switch self {
      case .pause, .leave: true
      case .update, .asked, .marked, .worked: false
      }
    }
  }

  /// The values that the program can read.
  struct Glance {
    var position: Position?
    var query = ""
    var matchCount: Int?
    var marks: [Marked<Item>] = []
    var offsets = ScreenPoint(line: 0, column: 0)
    var end: PickerEnd<Item>?
  }

  private struct Hearing {
    /// The stay on the terminal; nil while the picker is not on one.
    var stay: Stay?
    /// Has a picker without a terminal read its messages; nil on a terminal, which a bell wakes.
    var wake: (@Sendable () -> Void)?
    /// True once the program has closed the picker.
    var isClosed = false
    /// The work of a key; nil if there is none.
    var work: Task<Void, Never>?
    /// The number of pauses that go on without a terminal.
    var pauses = 0
    /// True if the program hears events, and the picker goes on after a pick.
    var isHeard: Bool
    /// The numbers of events that the picker has told, and that the program has received.
    var told = 0
    var heard = 0
    /// True while the program waits for an event, or for the end.
    var isAwaited = false
  }

  /// True if the picker has a terminal to leave.
  private let isOnTerminal: Bool
  let inbox: Inbox<Message>
  /// The news that the picker is to leave the terminal, which never wait as newer data may.
  let leaving: Inbox<Void>
  private let stream: AsyncStream<Handed<Event>>
  private let told: AsyncStream<Handed<Event>>.Continuation
  private let seen = Mutex(Handed(Glance()))
  private let hearing: Mutex<Hearing>

  init(isHeard: Bool, isOnTerminal: Bool = true) {
    self.isOnTerminal = isOnTerminal
    inbox = Inbox(rings: isOnTerminal)
    leaving = Inbox(rings: isOnTerminal)
    hearing = Mutex(Hearing(isHeard: isHeard))
    (stream, told) = AsyncStream.makeStream()
  }

  // MARK: - For the program

  /// The events, in their order, for one loop; the sequence ends with the picker, or for good with
  /// the task of a loop over it.
  public var events: Events { Events(open: self, stream: stream) }

  /// The position; nil if there is no item.
  ///
  /// To set nil has no effect.
  public var position: Position? {
    get { glance.position }
    set { if let newValue { ask("go", .place(newValue)) } }
  }

  /// The query of find; to set it begins find.
  public var query: String {
    get { glance.query }
    set { ask("change-query", .text(newValue)) }
  }

  /// The number of matches of the query so far; nil without a query.
  public var matchCount: Int? { glance.matchCount }

  /// The positions of the marked items, in the order of the grid.
  public var marks: [Position] {
    get { glance.marks.map(\.position) }
    set { inbox.post(.marked(newValue)) }
  }

  /// The lines and columns by which the view is scrolled from its start.
  ///
  /// Setting them scrolls the view as its bar does, as far as it goes; only what differs is set.
  public var offsets: ScreenPoint {
    get { glance.offsets }
    set {
      let before = offsets
      if newValue.line != before.line { ask("scroll-to-line", .number(newValue.line)) }
      if newValue.column != before.column { ask("scroll-to-column", .number(newValue.column)) }
    }
  }

  /// The way the picker ended; nil while it is open.
  public var end: PickerEnd<Item>? { glance.end }

  /// Does what named actions do, as ``KeyAnswer/perform(_:)`` does; throws `wrongSetting` if there is
  /// no such action.
  public func perform(_ names: String) throws(PickerError) {
    guard let actions = Action.all(named: names) else {
      throw .wrongSetting(Action.fault(in: names))
    }
    inbox.post(.asked(actions))
  }

  /// Applies an update.
  public func update(_ update: PickerUpdate<Item>) {
    inbox.post(.update(update))
  }

  /// Leaves the terminal to something else, another picker perhaps, and comes back to where it was.
  ///
  /// A picker that is closed meanwhile does not come back.
  public nonisolated(nonsending) func suspend<Outcome, Failure: Error>(
    _ body: () async throws(Failure) -> Outcome
  ) async throws(Failure) -> Outcome {
    if !isOnTerminal {
      hearing.withLock { $0.pauses += 1 }
      defer { hearing.withLock { $0.pauses -= 1 } }
      return try await body()
    }
    // Within another pause of its own the picker has left the terminal already.
    if Pause.isWithin(self) { return try await body() }
    let pause = await pause()
    let pauses = Pause.current + [pause].compactMap(\.self)
    let result = await Pause.$current.bound(to: pauses) {
      do throws(Failure) {
        return Result<Outcome, Failure>.success(try await body())
      } catch {
        return .failure(error)
      }
    }
    await pause?.end()
    return try result.get()
  }

  /// Ends the picker, and waits until it has given the terminal back.
  public nonisolated(nonsending) func close() async {
    leave()
    await hearing.withLock(\.stay)?.waitForEnd()
  }
}

extension OpenPicker: Sendable where Item: Sendable {}

// MARK: - Between the program and the picker

extension OpenPicker {
  var glance: Glance { seen.withLock { $0 }.value }

  private func ask(_ name: String, _ argument: Argument) {
    inbox.post(.asked([Action(name, argument)]))
  }

  /// Ends the picker, after the messages that came before, and the work of a key at once.
  func leave() {
    let work = hearing.withLock { hearing in
      hearing.isClosed = true
      hearing.stay?.noteLeaving()
      return hearing.work
    }
    work?.cancel()
    leave(.leave)
  }

  func note(work: Task<Void, Never>) {
    let isClosed = hearing.withLock { hearing in
      hearing.work = work
      return hearing.isClosed
    }
    if isClosed { work.cancel() }
  }

  /// Makes the picker leave the terminal, after the messages that came before.
  private func leave(_ message: Message) {
    inbox.post(message)
    leaving.post(())
    hearing.withLock(\.wake)?()
  }

  /// Keeps messages for later, before those that came meanwhile.
  func putBack(_ messages: some Sequence<Message>) {
    inbox.putBack(messages)
    if messages.contains(where: \.leaves) { leaving.post(()) }
  }

  /// Leaves the terminal, and returns what brings the picker back; nil if it has ended.
  private nonisolated(nonsending) func pause() async -> Pause? {
    guard glance.end == nil else { return nil }
    let pause = Pause(of: self)
    leave(.pause(pause))
    // The picker may have ended just before the message came.
    if glance.end != nil { pause.refuse() }
    return await pause.isBegun() ? pause : nil
  }

  /// Begins a stay on the terminal; false if the program has closed the picker.
  @discardableResult
  func beginStay(waking wake: (@Sendable () -> Void)? = nil) -> Bool {
    hearing.withLock { hearing in
      hearing.wake = wake
      if !hearing.isClosed { hearing.stay = Stay() }
      return !hearing.isClosed
    }
  }

  func endStay() {
    let stay = hearing.withLock { hearing in
      defer { hearing.stay = nil }
      return hearing.stay
    }
    stay?.finish()
  }

  func note(_ change: (inout Glance) -> Void) {
    var glance = glance
    change(&glance)
    let noted = Handed(glance)
    seen.withLock { $0 = noted }
  }

  var isHeard: Bool {
    get { hearing.withLock(\.isHeard) }
    set { hearing.withLock { $0.isHeard = newValue } }
  }

  func tell(_ event: Event) {
    guard isHeard else { return }
    hearing.withLock { $0.told += 1 }
    told.yield(Handed(event))
  }

  /// Tells the end, after which nothing more is told or heard.
  func tell(end: PickerEnd<Item>) {
    note { $0.end = end }
    noteAwaited(false)
    hearing.withLock(\.work)?.cancel()
    endStay()
    told.finish()
  }

  // MARK: - Waiting

  /// Does the work of a key.
  nonisolated(nonsending) func work(_ work: (OpenPicker<Item>) async -> Void) async {
    await work(self)
    inbox.post(.worked)
  }

  /// Runs a body, and ends the picker with the body or with its task.
  func result<Outcome>(
    of body: (OpenPicker<Item>) async throws -> Outcome,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Outcome, any Error> {
    defer { leave() }
    let open = Handed(self)
    do {
      return .success(
        try await withTaskCancellationHandler {
          // Without this line it would run on no actor, as in `TaskLocal.bound`.
          _ = isolation
          return try await body(self)
        } onCancel: {
          open.value.leave()
        })
    } catch {
      return .failure(error)
    }
  }

  nonisolated(nonsending) func waitForEnd() async {
    noteAwaited(true)
    for await _ in stream {}
    noteAwaited(false)
  }

  /// Notes that the program has done with the events before, and waits, or has got one more.
  func noteAwaited(_ isAwaited: Bool, hasOne: Bool = false) {
    hearing.withLock { hearing in
      hearing.isAwaited = isAwaited
      if hasOne { hearing.heard += 1 }
    }
  }

  /// True while the program does something else than to show the picker.
  var isAway: Bool { hearing.withLock { $0.pauses > 0 } }

  /// True while the program waits for more than it was told.
  var isIdle: Bool { hearing.withLock { $0.isAwaited && $0.heard == $0.told } }
}
