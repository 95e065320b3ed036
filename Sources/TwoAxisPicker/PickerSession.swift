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
  package private(set) var state: PickerState
  private var services = PickerServices()
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
  private var waiting: [(PickerSession) -> Void] = []
  private var isHandling = false
  private var isDrawing = false
  private var drawn: Frame?
  /// What a terminal that is read has sent so far.
  var decoder = InputDecoder(escapeDelay: .milliseconds(25))
  /// What the picker asks its caller for.
  private let awaited = AwaitedErrands()

  init(_ picker: GridPicker<Item>, size: ScreenSize, theme: Theme) {
    caller = Caller(picker)
    services.host = caller.host
    services.answerers = caller.answerers(nil).merging(awaited.answerers) { $1 }
    let look = Look(theme: theme, signs: .unicode)
    state = PickerState(
      caller.data, settings: caller.settings(look), size: size.possible, start: caller.start)
    handle(.begun)
    if picker.hasNothing { end = .nothingToPick }
  }

  // MARK: - What is seen

  /// What somebody would see now.
  ///
  /// ```swift
  /// print(session.frame)
  /// ```
  public var frame: Frame {
    // A cell that asks for the frame it is made for gets what was seen last.
    guard !isDrawing else { return drawn ?? Frame(state.screen) }
    isDrawing = true
    defer { isDrawing = false }
    // A copy: the caller's cells may do something to the session.
    let state = state
    let frame = state.frame()
    drawn = frame
    return frame
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

  // MARK: - What happens besides

  /// Takes what is new.
  ///
  /// ```swift
  /// session.apply(.append(rows: [["XXL"]]))
  /// ```
  public func apply(_ update: PickerUpdate<Item>) {
    // A picker that is given something has something to pick from.
    if case .nothingToPick? = end { end = nil }
    enqueue { session in
      for event in session.caller.events(for: [update]) { session.handleNow(event) }
      if session.end == nil, session.isWithoutItems { session.end = .nothingToPick }
    }
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
    enqueue { $0.goOn(to: moment) }
  }

  func goOn(to moment: Duration) {
    while let tick = nextTick, tick <= moment, end == nil {
      time = max(time, tick)
      // A lone Esc is one once nothing has followed it.
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

  /// Whether it asks for newer rows, or for more of them.
  ///
  /// ```swift
  /// session.press("r")
  /// if session.isFetching { await session.fetch() }
  /// ```
  public var isFetching: Bool { awaited.first != nil }

  /// Has the picker's `refresh` and `more` bring what is asked for.
  ///
  /// ```swift
  /// await session.fetch()
  /// ```
  public nonisolated(nonsending) func fetch() async {
    while let question = awaited.first {
      let rows = await caller.rows(for: question)
      // It may have been dropped meanwhile.
      guard awaited.first == question else { continue }
      awaited.drop(question.topic)
      enqueue { session in
        session.handleNow(.answered(question, session.caller.answer(rows, to: question)))
      }
    }
  }

  private var isWithoutItems: Bool { caller.items.supply.isEmpty && caller.picker.refresh == nil }

  func handle(_ event: PickerEvent) {
    enqueue { session in session.handleNow(event) }
  }

  /// What a callback does to the session happens once what is being handled has been told (rules P10, U3, U10).
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
    guard end == nil else { return }
    var session = self
    if let outcome = services.perform(changed(by: event), of: &session) { finish(outcome) }
  }

  /// Changes a copy: the caller's code, which runs meanwhile, may look at the session.
  package func changed(by event: PickerEvent) -> [PickerEffect] {
    var state = state
    defer { self.state = state }
    return state.handle(event, at: time)
  }

  private func finish(_ outcome: PickerOutcome) {
    end = (try? caller.end(outcome, state.picked)) ?? .cancelled
  }
}

extension PickerSession: PickerKeeper {}

/// What a picker asks for, until somebody brings it.
private final class AwaitedErrands {
  private var questions: [Question] = []

  var first: Question? { questions.first }

  var answerers: [Question.Topic: Answerer] {
    [Question.Topic: Answerer](Question.Topic.errands) { topic in
      Answerer(
        start: { [self] question in
          questions.append(question)
          return nil
        }, drop: { [self] in drop(topic) })
    }
  }

  func drop(_ topic: Question.Topic) { questions.removeAll { $0.topic == topic } }
}
