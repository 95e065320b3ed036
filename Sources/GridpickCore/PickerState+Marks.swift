import GridpickModel
import GridpickProtocol

/// What is marked (rules M1–M3).
extension PickerState {
  mutating func mark(_ marking: Marking) {}

  mutating func extendMarks(_ direction: Direction) {}
}
