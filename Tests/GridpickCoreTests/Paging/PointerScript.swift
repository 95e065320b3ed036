@testable import GridpickCore

/// What a pointer does, as a value for tables.
enum PointerInput: Equatable, Sendable {
  case press(ScreenPoint)
  case grab(ScreenPoint, along: ScreenAxis)
  case motion(ScreenPoint)
  case release(ScreenPoint)
  case tick
  case cancel
}

/// The acts of a pointer and their times, in milliseconds since some moment.
struct PointerScript: Sendable {
  typealias Act = (time: Int, input: PointerInput)

  /// The recognizer counts from any fixed moment; not from 0, so that 0 is not taken for granted.
  static let start = Duration.seconds(40)

  private(set) var recognizer = DragRecognizer()

  /// The gestures that the recognizer tells for all acts.
  static func gestures(_ acts: [Act]) -> [Gesture] {
    var script = PointerScript()
    return acts.flatMap { script.act($0.time, $0.input) }
  }

  /// The gestures that the recognizer tells for one act.
  mutating func act(
    _ time: Int, _ input: PointerInput, whileMoving: Bool = false
  ) -> [Gesture] {
    let time = Self.start + .milliseconds(time)
    switch input {
    case .press(let point):
      return recognizer.press(point, at: time, whileMoving: whileMoving)
    case .grab(let point, let axis):
      return recognizer.press(point, at: time, whileMoving: whileMoving, along: axis)
    case .motion(let point): return recognizer.move(to: point, at: time)
    case .release(let point): return recognizer.release(point, at: time)
    case .tick: return recognizer.tick(at: time)
    case .cancel: return recognizer.cancel()
    }
  }
}

extension PointerInput {
  static func press(_ line: Int, _ column: Int) -> PointerInput { .press(.at(line, column)) }
  static func motion(_ line: Int, _ column: Int) -> PointerInput { .motion(.at(line, column)) }
  static func release(_ line: Int, _ column: Int) -> PointerInput { .release(.at(line, column)) }
}

extension ScreenPoint {
  /// Short for tables: `at(1, 2)` is column 2 of line 1.
  static func at(_ line: Int, _ column: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: column)
  }
}
