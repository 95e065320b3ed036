import GridpickCore

@testable import TwoAxisPicker

/// The place of an item as a program says it, not the place in what is shown, which the core calls so too.
typealias Position = TwoAxisPicker.Position

extension PickerSession {
  func advance(by duration: Duration) { advance(to: time + duration) }

  func beginDrag(at point: ScreenPoint) { handle(.mouse(.press(.primary, point))) }
  func moveDrag(to point: ScreenPoint) { handle(.mouse(.motion(.primary, point))) }
  func endDrag(at point: ScreenPoint) { handle(.mouse(.release(point))) }
}
