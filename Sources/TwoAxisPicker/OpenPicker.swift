import GridpickCore
import GridpickTerminal
import Synchronization

/// An open picker, which stays open after a pick.
///
/// ``GridPicker/open(timeout:_:)`` opens it while a body runs. A new value of a property takes
/// effect after all earlier events. Reading a property returns the state after the last event.
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
    case fetched(Job, Fetched<Item>)
    /// The work of a key has ended.
    case worked
    /// The picker leaves the terminal, for ever or for a pause.
    case leave

    var update: PickerUpdate<Item>? {
      if case .update(let update) = self { update } else { nil }
    }
  }

  /// The values that the program can read.
  struct VisibleState {
    var position: Position?
    var query = ""
    var matchCount: Int?
    var marks: [Marked<Item>] = []
    var offsets = ScreenPoint(line: 0, column: 0)
    var end: PickerEnd<Item>?
  }

  private struct ConnectionState {
    /// The stay on the terminal, from the wish to be there on; nil while the picker has left it.
    var stay: Stay?
    /// Wakes a picker without a terminal to read messages; nil on a terminal, which has a bell.
    var wake: (@Sendable () -> Void)?
    /// True after the program has closed the picker.
    var isClosed = false
    var hasEnded = false
    /// The current work of a key; nil if there is none.
    var work: Task<Void, Never>?
    /// The number of bodies for which the picker is suspended.
    var pauses = 0
    /// True if the program receives events, and the picker stays open after a pick.
    var isHeard: Bool
    /// The number of events sent that the program has not received yet.
    var unheard = 0
    /// True while the program waits for an event or for the end.
    var isAwaited = false
  }

  /// True if the picker is on a terminal, which it can leave.
  let isOnTerminal: Bool
  /// A slice, because messages are taken from its front.
  private let messages = Mutex<ArraySlice<Handed<Message>>>([])
  /// Rings for each message; nil if no picker sleeps, or if no descriptor is free.
  private let bell: Bell?
  /// Rings while a message waits that is no update; such a message is never delayed.
  private let urgentBell: Bell?
  /// The returns to the terminal, after the last of several pauses.
  private let returns: AsyncStream<Void>
  private let returning: AsyncStream<Void>.Continuation
  private let stream: AsyncStream<Handed<Event>>
  private let told: AsyncStream<Handed<Event>>.Continuation
  private let seen = Mutex(Handed(VisibleState()))
  private let hearing: Mutex<ConnectionState>

  init(isHeard: Bool, isOnTerminal: Bool = true) {
    self.isOnTerminal = isOnTerminal
    bell = isOnTerminal ? try? Bell() : nil
    urgentBell = isOnTerminal ? try? Bell() : nil
    hearing = Mutex(ConnectionState(isHeard: isHeard))
    (returns, returning) = AsyncStream.makeStream()
    (stream, told) = AsyncStream.makeStream()
  }

  // MARK: - For the program

  /// The events in order, for a single loop; they end with the picker, or if the task of the loop
  /// is cancelled.
  public var events: Events { Events(open: self, stream: stream) }

  /// The position; nil if there is no item.
  ///
  /// Setting nil has no effect.
  public var position: Position? {
    get { glance.position }
    set { if let newValue { ask("go", .place(newValue)) } }
  }

  /// The query of find; setting it begins find.
  public var query: String {
    get { glance.query }
    set { ask("change-query", .text(newValue)) }
  }

  /// The number of matches found so far; nil without a query.
  public var matchCount: Int? { glance.matchCount }

  /// The positions of the marked items, in the order of the grid.
  public var marks: [Position] {
    get { glance.marks.map(\.position) }
    set { post(.marked(newValue)) }
  }

  /// The lines and columns by which the view is scrolled from its start.
  ///
  /// Setting them scrolls like the scroll bar, at most to the end; an equal value does nothing.
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

  /// Performs named actions like ``KeyAnswer/perform(_:)``; throws `wrongSetting` for an unknown
  /// name.
  public func perform(_ names: String) throws(PickerError) {
    guard let actions = Action.all(named: names) else {
      throw .wrongSetting(Action.fault(in: names))
    }
    post(.asked(actions))
  }

  /// Applies an update.
  public func update(_ update: PickerUpdate<Item>) {
    post(.update(update))
  }

  /// Leaves the terminal while a body runs, for example another picker, and then comes back.
  ///
  /// A picker that is closed meanwhile does not come back.
  public nonisolated(nonsending) func suspend<Outcome, Failure: Error>(
    _ body: () async throws(Failure) -> Outcome
  ) async throws(Failure) -> Outcome {
    await beginPause()
    let result: Result<Outcome, Failure>
    do throws(Failure) {
      result = .success(try await body())
    } catch {
      result = .failure(error)
    }
    await endPause()
    return try result.get()
  }

  /// Ends the picker and waits until the terminal is free again.
  public nonisolated(nonsending) func close() async {
    leave()
    await hearing.withLock(\.stay)?.ended.wait()
  }
}

extension OpenPicker: Sendable where Item: Sendable {}

// MARK: - Between the program and the picker

extension OpenPicker {
  var glance: VisibleState { seen.withLock { $0 }.value }

  private func ask(_ name: String, _ argument: Argument) {
    post(.asked([Action(name, argument)]))
  }

  /// Ends the picker after all earlier messages, and cancels the work of a key at once.
  func leave() {
    let work = hearing.withLock { hearing in
      hearing.isClosed = true
      return hearing.work
    }
    work?.cancel()
    post(.leave)
  }

  /// Begins the work of a key.
  func begin(_ work: @escaping (OpenPicker<Item>) async -> Void, by launch: Launch) {
    let handed = Handed((work: work, open: self))
    note(work: launch.start { await handed.value.open.work(handed.value.work) })
  }

  private func note(work: Task<Void, Never>) {
    let isClosed = hearing.withLock { hearing in
      hearing.work = work
      return hearing.isClosed
    }
    if isClosed { work.cancel() }
  }

  /// Leaves the terminal, unless another pause has, and waits until it is free.
  private nonisolated(nonsending) func beginPause() async {
    let (isFirst, stay) = hearing.withLock { hearing in
      hearing.pauses += 1
      return (hearing.pauses == 1, hearing.stay)
    }
    guard isOnTerminal else { return }
    if isFirst { post(.leave) }
    await stay?.ended.wait()
  }

  /// Ends a pause; after the last one, waits until the picker is on the terminal again.
  private nonisolated(nonsending) func endPause() async {
    let stay = hearing.withLock { hearing -> Stay? in
      hearing.pauses -= 1
      guard isOnTerminal, hearing.pauses == 0, !hearing.hasEnded else { return nil }
      // A pause that begins from now on waits for the end of this stay.
      hearing.stay = Stay()
      return hearing.stay
    }
    guard let stay else { return }
    returning.yield()
    await stay.begun.wait()
  }

  /// Waits until the last pause has ended; returns false if the program has closed the picker.
  nonisolated(nonsending) func mayReturn() async -> Bool {
    for await _ in returns { break }
    return !hearing.withLock(\.isClosed)
  }

  /// Wants a stay on the terminal.
  func beginStay(waking wake: (@Sendable () -> Void)? = nil) {
    hearing.withLock { hearing in
      hearing.wake = wake
      hearing.stay = Stay()
    }
  }

  func noteReturn() { hearing.withLock(\.stay)?.begun.open() }

  func endStay() {
    let stay = hearing.withLock { hearing in
      defer { hearing.stay = nil }
      return hearing.stay
    }
    stay?.begun.open()
    stay?.ended.open()
  }

  func note(_ change: (inout VisibleState) -> Void) {
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
    hearing.withLock { $0.unheard += 1 }
    told.yield(Handed(event))
  }

  /// Reports the end; no later event or message counts.
  func tell(end: PickerEnd<Item>) {
    note { $0.end = end }
    let work = hearing.withLock { hearing in
      hearing.hasEnded = true
      hearing.isAwaited = false
      hearing.wake = nil
      return hearing.work
    }
    work?.cancel()
    endStay()
    told.finish()
  }

  // MARK: - Messages

  func post(_ message: Message) {
    let handed = Handed(message)
    messages.withLock { $0.append(handed) }
    ring(isUrgent: message.update == nil)
    hearing.withLock(\.wake)?()
  }

  private func ring(isUrgent: Bool) {
    bell?.ring()
    if isUrgent { urgentBell?.ring() }
  }

  /// Takes the first message, or all updates at the front; the other messages wait, because an
  /// update changes the items that messages before it refer to.
  func receive() -> [Message] {
    bell?.hush()
    urgentBell?.hush()
    let (first, isMore, isUrgent) = messages.withLock { messages in
      let count = max(1, messages.prefix { $0.value.update != nil }.count)
      let first = Array(messages.prefix(count))
      messages = messages.dropFirst(count)
      return (first, !messages.isEmpty, messages.contains { $0.value.update == nil })
    }
    if isMore { ring(isUrgent: isUrgent) }
    return first.map(\.value)
  }

  func sources(_ events: @escaping ([Message]) -> [PickerEvent]) -> [NewsSource] {
    [(bell, NewsSource.Pace.cost), (urgentBell, .none)].map { bell, pace in
      let source = NewsSource(pace: pace, descriptor: { bell?.descriptor })
      source.receive = { [self] _ in
        let messages = receive()
        return { events(messages) }
      }
      return source
    }
  }

  // MARK: - Waiting

  /// Does the work of a key.
  nonisolated(nonsending) func work(_ work: (OpenPicker<Item>) async -> Void) async {
    await work(self)
    post(.worked)
  }

  /// Runs a body; ends the picker after the body, or when the task is cancelled.
  func result<Outcome>(
    of body: (OpenPicker<Item>) async throws -> Outcome,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Outcome, any Error> {
    defer { leave() }
    let open = Handed(self)
    do {
      return .success(
        try await withTaskCancellationHandler {
          // Without this line the body would run on no actor, as in `TaskLocal.bound`.
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

  /// Notes that the program waits for an event or the end, or that it has received one.
  func noteAwaited(_ isAwaited: Bool, hasOne: Bool = false) {
    hearing.withLock { hearing in
      hearing.isAwaited = isAwaited
      if hasOne { hearing.unheard -= 1 }
    }
  }

  /// True while the program runs a pause.
  var isAway: Bool { hearing.withLock { $0.pauses > 0 } }

  /// True while the program waits and has received all events.
  var isIdle: Bool { hearing.withLock { $0.isAwaited && $0.unheard == 0 } }
}
