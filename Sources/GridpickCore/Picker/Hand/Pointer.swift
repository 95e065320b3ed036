/// The state of the pointer: gestures, handles, clicks and the wheel.
struct Pointer: Equatable {
  struct Drag: Equatable {
    let axis: GridAxis
    var distance: Int
    /// The rule for snapping; nil uses the rule of the page.
    var rule: SnapRule?
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
  /// The last click on the end of a title; a press there takes hold of the column edge.
  var clickedEdge: EdgeClick?
  /// The title that was clicked last while such clicks were bound (rule B6); nil before.
  var clickedTitle: ClickedTitle?
  /// The position before the current movement began; nil while nothing moves.
  var settlingFrom: Position?
  /// The time when the window got the focus; nil while it has none or has not told.
  var focusedAt: Duration?
  /// The last notch of the wheel over the grid (rule G12); nil before the first.
  var lastNotch: Notch?
}

// MARK: - The wheel

extension Pointer {
  struct Notch: Equatable {
    private static let longestPause = Duration.milliseconds(150)

    let direction: Direction
    let time: Duration

    /// Returns true if both notches belong to one turn of the wheel (rule G12).
    func continues(_ last: Notch?) -> Bool {
      guard let last else { return false }
      return last.direction == direction && time - last.time <= Self.longestPause
    }
  }
}
