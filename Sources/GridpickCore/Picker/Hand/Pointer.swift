/// The state of the pointer: gestures, handles, clicks and the wheel.
struct Pointer {
  struct Drag: Equatable {
    let axis: GridAxis
    var distance: Int
    var rule: SnapKind?
  }

  /// The target of a second press: an item is picked, a title sorts (rule L13).
  enum Clicked: Equatable {
    case item(ItemID)
    case title(Sorting.Key)
  }

  var recognizer = DragRecognizer()
  var drag: Drag?
  /// The handle that the pointer holds (rule G16); nil while it holds the grid or nothing.
  var handle: Handle?
  /// The target of the last click, on which a second press acts even if it has moved (rule G9).
  var clicked: Clicked?
  /// The key of the hint that was under the last press; nil if there was none.
  var pressedHint: Key?
  /// The title that was clicked last while such clicks were bound (rule B6); nil before.
  var clickedTitle: ClickedTitle?
  /// The position before the current movement began; nil while nothing moves.
  var settlingFrom: Position?
  /// The last notch of the wheel over the grid (rule G12); nil before the first.
  var lastNotch: (direction: Direction, time: Duration)?
}

extension Pointer {
  /// A part of the screen that can be dragged by itself (rule G16).
  struct Handle {
    let axis: ScreenAxis
    /// The grip of the scroll bar's thumb; nil for another handle.
    var grip: ScrollBar.Grip?
    /// The column whose edge it is; nil for another handle.
    var edge: Int?
    /// Brings what is held to a distance from where it was pressed.
    let pull: (_ state: inout PickerState, _ distance: Int) -> Void
    /// Brings what is held back to how it was before the press.
    var undo: (_ state: inout PickerState) -> Void = { _ in }
  }
}
