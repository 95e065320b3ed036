import GridpickLayout
import GridpickModel

/// What an action makes of the picker itself (rule B2).
extension PickerState {
  mutating func go(toData place: Position) {}

  mutating func changeQuery(_ text: String) {}

  mutating func changeLayout(_ layout: Layout) {}

  mutating func copy() {}
}
