import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickScreen

/// What a pointer is doing to the picker.
struct Pointer: Equatable {
  struct Drag: Equatable {
    let axis: GridAxis
    let distance: Int
    /// Nil goes by the rule of the page.
    var rule: SnapRule?
  }

  /// What a second press acts on: an item is picked, a title sorts (rule L13).
  enum Clicked: Equatable {
    case item(ItemID)
    case title(Sorting.Key)
  }

  var recognizer = DragRecognizer()
  /// The drag under way; nil while nothing follows the pointer.
  var drag: Drag?
  /// What it has hold of, if that is not the grid itself (rule G16).
  var handle: Handle?
  /// What the last click hit, for a second press to act on even if it moved meanwhile (rule G9).
  var clicked: Clicked?
  /// The last click on a title's end, which a press takes hold of.
  var clickedEdge: EdgeClick?
  /// Where the position was before what moves now began to; nil while nothing moves.
  var settlingFrom: Position?
  /// When the window got the focus.
  var focusedAt: Duration?
  /// The last notch of the wheel that was for the grid (rule G12).
  var lastNotch: Notch?
}

// MARK: - The wheel

extension Pointer {
  /// One notch of the wheel.
  struct Notch: Equatable {
    private static let longestPause = Duration.milliseconds(150)

    let direction: Direction
    let time: Duration

    /// Whether both are one turn of the wheel (rule G12).
    func continues(_ last: Notch?) -> Bool {
      guard let last else { return false }
      return last.direction == direction && time - last.time <= Self.longestPause
    }
  }
}
