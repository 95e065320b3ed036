import GridpickCore

extension MouseEvent {
  /// Returns one notch of the wheel over the first cell.
  package static func wheel(_ direction: Direction) -> MouseEvent {
    .wheel(direction, at: ScreenPoint(line: 0, column: 0))
  }
}
