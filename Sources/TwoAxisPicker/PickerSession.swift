import GridpickCore
import GridpickFinding
import GridpickModel
import GridpickProtocol
import GridpickRendering
import GridpickScreen
import GridpickSession

/// A picker without a terminal: what somebody does goes in, and what they would see comes out.
///
/// For tests, and for programs that draw the screen themselves. Its time goes on only when it is told to.
///
/// ```swift
/// let session = picker.session(size: ScreenSize(lines: 10, columns: 40))
/// session.press("l", Key(.down))
/// print(session.frame)
/// ```
public final class PickerSession<Item> {
  private let caller: Caller<Item>
  private var state: PickerState
  private let finder: CallerFinder<Item>
  /// The time since it began.
  ///
  /// ```swift
  /// print(session.time)
  /// ```
  public private(set) var time = Duration.zero
  /// How it has ended; nil while it goes on.
  ///
  /// ```swift
  /// if let end = session.end { print(end.item ?? "nothing") }
  /// ```
  public private(set) var end: PickerEnd<Item>?
  /// What is still to be handled, and whether something is being handled.
  private var waiting: [PickerEvent] = []
  private var isHandling = false
  private var decoder = InputDecoder(escapeDelay: .milliseconds(25))
  /// What the picker asks its caller for.
  private var awaited: [Errand] = []

  init(_ picker: GridPicker<Item>, size: ScreenSize, theme: Theme) {
    caller = Caller(picker)
    finder = CallerFinder(for: caller, clock: nil)
    let look = Look(theme: theme, signs: .unicode)
    state = PickerState(
      caller.data, settings: caller.settings(look), size: size.nonnegative, start: caller.start)
    if picker.hasNothing { end = .nothingToPick }
    handle(.begun)
  }

  // MARK: - What is seen

  /// What somebody would see now.
  ///
  /// ```swift
  /// print(session.frame)
  /// ```
  public var frame: Frame {
    // A copy: the caller's cells may do something to the session.
    let state = state
    return state.frame()
  }

  /// Where one is in the caller's rows; nil where there is nothing.
  ///
  /// ```swift
  /// print(session.position?.section ?? 0)
  /// ```
  public var position: Position? { state.currentID }

  /// What is there.
  ///
  /// ```swift
  /// print(session.item ?? "nothing")
  /// ```
  public var item: Item? { position.flatMap(caller.items.value) }

  /// When something moves by itself next; nil while nothing does.
  ///
  /// ```swift
  /// if let next = session.nextTick { session.advance(to: next) }
  /// ```
  public var nextTick: Duration? { [state.nextTick, decoder.deadline].compactMap(\.self).min() }

  // MARK: - What somebody does

  /// Presses keys, one after the other.
  ///
  /// ```swift
  /// session.press("l", Key(.down), Key(.enter))
  /// ```
  public func press(_ keys: Key...) {
    for key in keys { handle(.key(key)) }
  }

  /// Takes what a terminal has sent: keys, pasted text, and the mouse where it reports that (modes 1002
  /// and 1006).
  ///
  /// Where the frame is drawn elsewhere than in the corner of the screen, the mouse is told from there.
  ///
  /// ```swift
  /// session.read(Array("\u{1b}[B".utf8))
  /// ```
  public func read(_ input: [UInt8], frameAt corner: ScreenPoint = ScreenPoint(line: 0, column: 0))
  {
    take(decoder.events(from: input, at: time), frameAt: corner)
  }

  private func take(_ events: [TerminalEvent], frameAt corner: ScreenPoint) {
    for event in events {
      switch event {
      case .key(let key): handle(.key(key))
      case .pasted(let text): handle(.pasted(text))
      case .mouse(let mouse): handle(.mouse(mouse.moved(by: corner)))
      case .focus(let isFocused): handle(.focus(isFocused))
      case .resized, .background, .notice, .readable, .ended, .gone: break
      }
    }
  }

  /// Types a text, a key for each of its characters.
  ///
  /// ```swift
  /// session.type("/blue")
  /// ```
  public func type(_ text: String) {
    for character in text { handle(.key(Key(.character(character)))) }
  }

  /// Presses the left button at a cell, and lets go of it there.
  ///
  /// ```swift
  /// session.click(ScreenPoint(line: 2, column: 14))
  /// ```
  public func click(_ point: ScreenPoint) {
    handle(.mouse(.press(.primary, point)))
    handle(.mouse(.release(point)))
  }

  /// Drags from one cell to another, going on evenly, and rests before letting go where it is not thrown.
  ///
  /// ```swift
  /// session.drag(
  ///   from: ScreenPoint(line: 8, column: 10), to: ScreenPoint(line: 2, column: 10))
  /// ```
  public func drag(
    from start: ScreenPoint, to end: ScreenPoint, lasting duration: Duration = .milliseconds(300),
    isThrown: Bool = false
  ) {
    beginDrag(at: start)
    let steps = max(1, max(abs(end.line - start.line), abs(end.column - start.column)))
    let began = time
    for step in 1...steps {
      advance(to: began + duration * step / steps)
      moveDrag(
        to: ScreenPoint(
          line: start.line + (end.line - start.line) * step / steps,
          column: start.column + (end.column - start.column) * step / steps))
    }
    if !isThrown { advance(by: .milliseconds(150)) }
    endDrag(at: end)
  }

  /// Presses the left button at a cell, and holds it.
  ///
  /// ```swift
  /// session.beginDrag(at: ScreenPoint(line: 8, column: 10))
  /// ```
  public func beginDrag(at point: ScreenPoint) {
    handle(.mouse(.press(.primary, point)))
  }

  /// Moves the pointer with the button held.
  ///
  /// ```swift
  /// session.moveDrag(to: ScreenPoint(line: 6, column: 10))
  /// ```
  public func moveDrag(to point: ScreenPoint) {
    handle(.mouse(.motion(.primary, point)))
  }

  /// Lets go of the button.
  ///
  /// ```swift
  /// session.endDrag(at: ScreenPoint(line: 2, column: 10))
  /// ```
  public func endDrag(at point: ScreenPoint) {
    handle(.mouse(.release(point)))
  }

  /// Another size of what it has to draw on.
  ///
  /// ```swift
  /// session.resize(to: ScreenSize(lines: 20, columns: 60))
  /// ```
  public func resize(to size: ScreenSize) {
    handle(.resized(size.nonnegative))
  }

  // MARK: - What happens besides

  /// Takes what is new.
  ///
  /// ```swift
  /// session.apply(.append(rows: [["XXL"]]))
  /// ```
  public func apply(_ update: PickerUpdate<Item>) {
    for event in caller.events(for: [update]) { handle(event) }
  }

  /// Lets time go on, and with it what moves.
  ///
  /// ```swift
  /// session.advance(by: .milliseconds(500))
  /// ```
  public func advance(by duration: Duration) { advance(to: time + duration) }

  /// Lets time go on until a moment, counted from its beginning.
  ///
  /// ```swift
  /// session.advance(to: .seconds(2))
  /// ```
  public func advance(to moment: Duration) {
    while let tick = nextTick, tick <= moment, end == nil {
      time = max(time, tick)
      // A lone Esc is one once nothing has followed it.
      if decoder.deadline.map({ $0 <= time }) == true { read([]) }
      handle(.tick)
    }
    time = max(time, moment)
    handle(.tick)
  }

  /// Whether it asks for newer rows, or for more of them.
  ///
  /// ```swift
  /// session.press("r")
  /// if session.isFetching { await session.fetch() }
  /// ```
  public var isFetching: Bool { !awaited.isEmpty }

  /// Has the picker's `refresh` and `more` bring what is asked for.
  ///
  /// ```swift
  /// await session.fetch()
  /// ```
  public nonisolated(nonsending) func fetch() async {
    while !awaited.isEmpty {
      let errand = awaited.removeFirst()
      let rows = await caller.rows(for: errand)
      handle(.answered(errand.kind, caller.answer(rows, to: errand)))
    }
  }

  /// What a callback does to the session happens once what is being handled has been told (rules P10, U3,
  /// U10).
  private func handle(_ event: PickerEvent) {
    waiting.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      if end == nil { handleNow(event) }
    }
  }

  private func handleNow(_ event: PickerEvent) {
    var effects = changed(by: event)[...]
    while let effect = effects.popFirst() {
      for event in perform(effect) { effects += changed(by: event) }
    }
  }

  /// Changes a copy: the caller's code, which runs meanwhile, may look at the session.
  private func changed(by event: PickerEvent) -> [PickerEffect] {
    var state = state
    defer { self.state = state }
    return state.handle(event, at: time)
  }

  private func perform(_ effect: PickerEffect) -> [PickerEvent] {
    switch effect {
    case .moved, .settled: caller.host.tell(effect, state.currentID)
    case .picked(let pick):
      if caller.host.mayPick(pick, state.picked) { finish(.picked(pick)) }
    case .cancelled: finish(.cancelled)
    case .called(let number, let id, let otherwise):
      return [.asked(caller.host.press(number, id) ?? otherwise)]
    case .sort(let sorting):
      return Permutation(of: state.data, by: sorting).map { [.sorted(sorting, $0)] } ?? []
    case .find(let search) where state.awaits(search):
      return finder.matchFinder.start(state.data, search).map { [.found(search, $0)] } ?? []
    case .run(let errand): awaited.append(errand)
    case .drop(let kind): awaited.removeAll { $0.kind == kind }
    // Nobody runs commands for a program, and nothing of its own is unreadable.
    case .find, .stopFinding, .execute, .executeSilently, .become, .print, .copy, .preview,
      .stopPreview, .unreadable:
      break
    }
    return []
  }

  private func finish(_ outcome: PickerOutcome) {
    end = (try? caller.end(outcome, state.picked)) ?? .cancelled
  }
}

extension GridPicker {
  /// The picker without a terminal.
  ///
  /// ```swift
  /// let session = picker.session(size: ScreenSize(lines: 24, columns: 80))
  /// print(session.frame)
  /// ```
  public func session(size: ScreenSize) -> PickerSession<Item> {
    PickerSession(self, size: size, theme: Theme(colorCount: 256))
  }
}

extension ScreenSize {
  /// A screen has no less than nothing.
  fileprivate var nonnegative: ScreenSize {
    ScreenSize(lines: max(0, lines), columns: max(0, columns))
  }
}

extension MouseEvent {
  /// As it is told from a corner.
  fileprivate func moved(by corner: ScreenPoint) -> MouseEvent {
    func moved(_ point: ScreenPoint) -> ScreenPoint {
      ScreenPoint(line: point.line - corner.line, column: point.column - corner.column)
    }
    return switch self {
    case .press(let button, let point): .press(button, moved(point))
    case .motion(let button, let point): .motion(button, moved(point))
    case .release(let point): .release(moved(point))
    case .wheel(let direction, at: let point): .wheel(direction, at: moved(point))
    }
  }
}
