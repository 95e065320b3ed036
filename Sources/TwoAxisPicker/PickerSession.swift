import GridpickCore
import GridpickTerminal

/// A picker without a terminal, for tests and for programs that draw the screen themselves.
///
/// The session receives keys, mouse events and updates, and draws frames. Time passes only in
/// `advance` and `drag`.
///
/// ```swift
/// let session = try picker.session(size: ScreenSize(lines: 10, columns: 40))
/// session.press("l", Key(.down))
/// session.type("/blue")
/// session.read(Array("\u{1b}[B".utf8))
/// session.click(ScreenPoint(line: 2, column: 14))
/// session.drag(from: ScreenPoint(line: 8, column: 10), to: ScreenPoint(line: 2, column: 10))
/// session.resize(to: ScreenSize(lines: 20, columns: 60))
/// session.apply(.append([["XXL"]]))
/// await session.fetch()
/// while let next = session.nextTick { session.advance(to: next) }
/// print(session.frame, session.time, session.position?.section ?? 0, session.item ?? "nothing")
///
/// let open = session.open()
/// open.query = "XL"
/// session.advance(to: session.time + .milliseconds(10))
/// print(open.matchCount ?? 0, session.end?.item ?? "nothing")
/// ```
public final class PickerSession<Item> {
  // Callers read the next two properties directly at their offsets. They come first, so that the
  // offsets stay the same when another property changes size: a build may not recompile the caller.
  /// The time since the session began.
  public private(set) var time = Duration.zero
  /// The way the session ended; nil while the session runs.
  public private(set) var end: PickerEnd<Item>?
  private let caller: Caller<Item>
  package private(set) var state: PickerState
  private var services = PickerServices()
  /// The steps that wait until the current step ends; `isHandling` is true during a step.
  private var waiting: [(PickerSession) -> Void] = []
  private var isHandling = false
  private var isDrawing = false
  private var drawn: Frame?
  /// The decoder for `read`, which keeps an incomplete sequence until the next read.
  var decoder = InputDecoder(escapeDelay: .milliseconds(25))
  /// The work of a key that `fetch` has not done yet.
  private var work: ((OpenPicker<Item>) async -> Void)?
  private var isFetchingNow = false
  let opened = OpenPicker<Item>(isHeard: false, isOnTerminal: false)

  init(
    _ picker: GridPicker<Item>, size: ScreenSize, theme: Theme? = nil,
    launching launch: Launch? = nil
  ) throws(PickerError) {
    caller = Caller(picker, for: opened, launching: launch)
    try caller.check()
    let theme = theme ?? Theme(colorCount: 256, spec: picker.colors)
    let look = Look(theme: theme, signs: picker.isASCII ? .ascii : .unicode)
    state = PickerState(
      caller.data, settings: caller.settings(look), size: size.possible, start: picker.start)
    services.host = caller.host
    services.answerers = caller.answerers
    opened.note { $0.position = position }
    caller.begin = { [unowned self] in
      if let launch { opened.begin($0, by: launch) } else { work = $0 }
    }
    handle(.begun)
    if caller.picker.hasNothing { end = .nothingToPick }
  }

  // MARK: - Output

  /// The frame that a person would see at this time.
  public var frame: Frame {
    // A caller's cell that asks for the frame in which it is drawn gets the frame before.
    guard !isDrawing else { return drawn ?? Frame(state.screen) }
    isDrawing = true
    defer { isDrawing = false }
    // Drawn from a copy, because the caller's cells may change the session.
    let state = state
    let frame = state.frame()
    drawn = frame
    return frame
  }

  /// The current position in the caller's rows; nil if there are no items.
  public var position: Position? { caller.position(in: state) }

  /// The current item; nil if there is none at the current position.
  public var item: Item? { state.currentID.flatMap(caller.items.element) }

  /// The time of the next change without input, such as a step of a glide; nil if there is none.
  ///
  /// It is counted from the beginning of the session.
  public var nextTick: Duration? { [state.nextTick, decoder.deadline].compactMap(\.self).min() }

  // MARK: - Updates and time

  /// Applies an update.
  ///
  /// A session that ended with `nothingToPick` continues if the update brings items.
  public func apply(_ update: PickerUpdate<Item>) {
    if case .nothingToPick? = end { end = nil }
    enqueue { session in
      for event in session.caller.events(for: [update]) { session.handleNow(event) }
      if session.end == nil, session.caller.picker.hasNothing, !session.opened.isHeard {
        session.end = .nothingToPick
      }
    }
  }

  /// Lets time pass until a moment since the session began, and runs every change due until then.
  public func advance(to moment: Duration) {
    while takeMessages() {}
    enqueue { $0.advanceNow(to: moment) }
  }

  func advanceNow(to moment: Duration) {
    while let tick = nextTick, tick <= moment, end == nil {
      time = max(time, tick)
      // An Esc byte is the Esc key only if no other byte follows it in time.
      if decoder.deadline.map({ $0 <= time }) == true {
        for event in decoder.events(from: [], at: time) {
          if case .key(let key) = event { handleNow(.key(key)) }
        }
      }
      if end == nil { handleNow(.tick) }
    }
    time = max(time, moment)
    if end == nil { handleNow(.tick) }
  }

  /// Returns the session as an open picker; from then on a pick is an event and does not end it.
  ///
  /// The session handles requests before the next key, or when time passes.
  public func open() -> OpenPicker<Item> {
    opened.isHeard = true
    if case .nothingToPick? = end { end = nil }
    return opened
  }

  var isIdle: Bool { opened.isIdle && !isFetching && !caller.telling.isWorking }

  func takeHeld() -> [PickerEvent] { caller.takeHeld() }

  /// Handles the program's requests; returns true if any were handled at once.
  func takeMessages() -> Bool {
    let messages = opened.receive()
    guard !messages.isEmpty else { return false }
    enqueue { session in
      for event in session.caller.events(for: messages) {
        // If this picker has ended, the next one gets what was typed during the work of a key.
        if session.end == nil {
          session.handleNow(event)
        } else {
          session.caller.telling.held.append(event)
        }
      }
    }
    return !isHandling
  }

  /// True while the picker waits for `fetch`.
  package var isFetching: Bool { !caller.fetches.isEmpty || work != nil }

  /// Runs the closures that the session waits for: `refresh`, `more`, `preview` or a key's
  /// work.
  public nonisolated(nonsending) func fetch() async {
    guard !isFetchingNow else { return }
    isFetchingNow = true
    defer { isFetchingNow = false }
    while isFetching, end == nil {
      if let now = work {
        work = nil
        await opened.work(now)
      } else if let job = caller.fetches.values.first?.job {
        let fetched = await caller.fetched(caller.wanted(by: job))
        opened.post(.fetched(job, fetched))
      }
      while takeMessages() {}
    }
  }

  func handle(_ event: PickerEvent) {
    while takeMessages() {}
    enqueue { session in session.handleNow(event) }
  }

  /// Runs a step after the current one: a callback may change the session (rules P10, U3, U10).
  func enqueue(_ step: @escaping (PickerSession) -> Void) {
    waiting.append(step)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !waiting.isEmpty {
      let step = waiting.removeFirst()
      if end == nil { step(self) }
    }
  }

  func handleNow(_ event: PickerEvent) {
    guard end == nil, !services.host.holds(event) else { return }
    var session = self
    let effects = changed(by: event)
    services.host.hear(event, state)
    let outcome = services.carryOut(effects, of: &session)
    services.host.hear(nil, state)
    if let outcome { finish(outcome) }
  }

  /// Changes a copy of the state, because the caller's code may read the session meanwhile.
  package func changed(by event: PickerEvent) -> [PickerEffect] {
    var state = state
    defer { self.state = state }
    return state.handle(event, at: time)
  }

  private func finish(_ outcome: PickerOutcome) {
    let end = (try? caller.end(outcome, state.picked, at: position)) ?? .cancelled(at: position)
    self.end = end
    caller.tell(end: end)
  }
}

extension PickerSession: PickerKeeper {}
