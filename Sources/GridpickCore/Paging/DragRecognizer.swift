/// The meaning of the pointer's input.
package enum Gesture: Equatable, Sendable {
  /// Something was touched, so everything that moves must stop.
  case touched
  /// A drag is under way, by a number of cells along an axis, positive towards later pages.
  case dragging(ScreenAxis, distance: Int)
  case threw(ScreenAxis, Throw)
  case clicked(ScreenPoint)
  /// The button was pressed again at the place of the last click, and released.
  case doubleClicked(ScreenPoint)
  /// The button was pressed for half a second without a drag (rule G10).
  case held(ScreenPoint)
  /// The button was released without an effect, so a stopped movement may go on.
  case lifted
  case cancelled
}

/// Distinguishes drags, clicks and holds, without a clock of its own (rules G1–G3, G5, G9–G11).
package struct DragRecognizer: Equatable, Sendable {
  private enum Phase: Equatable {
    case idle
    case pressed
    case held
    case dragging(ScreenAxis)
  }

  private struct Sample: Equatable {
    let point: ScreenPoint
    let time: Duration
  }

  private static let holdTime = Duration.milliseconds(500)
  /// The longest time from the press of a click to the second press of a double click (rule G9).
  private static let doubleTime = Duration.milliseconds(400)
  private static let velocityTime = Duration.milliseconds(100)
  private static let leastVelocityTime = Duration.milliseconds(20)

  private var phase = Phase.idle
  private var press = Sample(point: ScreenPoint(line: 0, column: 0), time: .zero)
  /// The places of the pointer in the last 100 ms, and the last place before them.
  private var trail: [Sample] = []
  private var canClick = true
  private var isDouble = false
  /// The axis along which a pressed handle slides, from the first cell on; nil for anything else.
  private var slides: ScreenAxis?
  private var lastClick: Sample?

  package init() {}

  /// The time of a hold; nil if none is possible, as after a press that caught a view (rule G15).
  package var holdDue: Duration? {
    phase == .pressed && canClick && slides == nil ? press.time + Self.holdTime : nil
  }

  package var pressPoint: ScreenPoint { press.point }

  package var isDragging: Bool { lockedAxis != nil }

  /// True while a press is not released yet and its gesture still counts.
  package var isActive: Bool { phase != .idle }

  /// Prevents the next press from being a double press.
  package mutating func forgetClick() { lastClick = nil }

  /// Returns the gestures of a press; one while something moves only stops it (rule G15).
  ///
  /// It cancels an earlier gesture whose release was lost (rule G11). A handle slides along `axis`.
  mutating func press(
    _ point: ScreenPoint, at time: Duration, whileMoving: Bool, along axis: ScreenAxis? = nil
  ) -> [Gesture] {
    isDouble = lastClick.map { $0.point == point && time - $0.time <= Self.doubleTime } ?? false
    let lost = cancel()
    canClick = !whileMoving
    slides = axis
    lastClick = nil
    press = Sample(point: point, time: time)
    trail = [press]
    phase = .pressed
    return lost + [.touched]
  }

  mutating func move(to point: ScreenPoint, at time: Duration) -> [Gesture] {
    guard isActive else { return [] }
    record(point, time)
    guard let axis = lockedAxis ?? axis(to: point) else { return [] }
    phase = .dragging(axis)
    return [.dragging(axis, distance: distance(to: point, along: axis))]
  }

  private var lockedAxis: ScreenAxis? {
    if case .dragging(let axis) = phase { axis } else { nil }
  }

  mutating func release(_ point: ScreenPoint, at time: Duration) -> [Gesture] {
    let moved = move(to: point, at: time)
    defer { phase = .idle }
    switch phase {
    case .idle: return []
    case .held: return [.lifted]
    // The second release is waited for: after a pick it would go to the shell.
    case .pressed where isDouble: return [.doubleClicked(press.point)]
    case .pressed:
      guard canClick else { return [.lifted] }
      lastClick = press
      return [.clicked(press.point)]
    case .dragging(let axis):
      let thrown = Throw(
        distance: distance(to: point, along: axis), velocity: velocity(at: time, along: axis))
      return moved + [.threw(axis, thrown)]
    }
  }

  /// Returns the gesture of time that has passed: a hold, once it is due.
  mutating func tick(at time: Duration) -> [Gesture] {
    guard let holdDue, time >= holdDue else { return [] }
    phase = .held
    return [.held(press.point)]
  }

  /// Ends a gesture without committing it (rule G11).
  mutating func cancel() -> [Gesture] {
    defer { phase = .idle }
    return isActive ? [.cancelled] : []
  }

  /// Returns the axis of a drag, or nil (rules G2, G3); a line is as long as two columns.
  private func axis(to point: ScreenPoint) -> ScreenAxis? {
    if let slides { return distance(to: point, along: slides) == 0 ? nil : slides }
    let columns = abs(point.column - press.point.column)
    let lines = abs(point.line - press.point.line)
    guard max(columns, 2 * lines) >= 3 else { return nil }
    return columns > 2 * lines ? .horizontal : .vertical
  }

  private func distance(to point: ScreenPoint, along axis: ScreenAxis) -> Int {
    press.point.place(along: axis) - point.place(along: axis)
  }

  private mutating func record(_ point: ScreenPoint, _ time: Duration) {
    trail.append(Sample(point: point, time: time))
    let start = time - Self.velocityTime
    // The last place before the 100 ms is where the pointer was at their beginning.
    while trail.count > 1, trail[1].time <= start { trail.removeFirst() }
  }

  /// Returns the cells per second over the last 100 ms, or since the press (rule G5).
  private func velocity(at time: Duration, along axis: ScreenAxis) -> Double {
    guard let first = trail.first, let last = trail.last else { return 0 }
    let span = max(Self.leastVelocityTime, min(Self.velocityTime, time - press.time))
    let cells = first.point.place(along: axis) - last.point.place(along: axis)
    // The compiler of Swift 6.2 refuses this line and the next one as one expression.
    let seconds = span / .seconds(1)
    return Double(cells) / seconds
  }
}

extension ScreenPoint {
  fileprivate func place(along axis: ScreenAxis) -> Int { axis == .vertical ? line : column }
}
