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
  /// The last click on the end of a title; a press there takes hold of the column edge.
  var clickedEdge: (point: ScreenPoint, time: Duration)?
  /// The title that was clicked last while such clicks were bound (rule B6); nil before.
  var clickedTitle: ClickedTitle?
  /// The position before the current movement began; nil while nothing moves.
  var settlingFrom: Position?
  /// The last notch of the wheel over the grid (rule G12); nil before the first.
  var lastNotch: (direction: Direction, time: Duration)?
}

extension Pointer {
  /// A part of the screen that can be dragged by itself (rule G16).
  enum Handle: Equatable {
    case thumb(ScrollBar.Grip)
    case edge(ColumnEdge)
    /// The title of a column, by the column's number in the data, and the order at the press.
    case title(Int, before: [Int])
    case previewLine(PreviewLine)
    case preview(TextView.Place)
    case previewBar(TextView.Place)

    var axis: ScreenAxis {
      switch self {
      case .thumb: .vertical
      case .edge, .title: .horizontal
      case .previewLine(let line): line.side.axis
      case .preview, .previewBar: .vertical
      }
    }
  }

  /// The line of a preview that took `extent` cells when the line was pressed.
  struct PreviewLine: Equatable {
    let side: PreviewWindow.Side
    let extent: Int
    /// The extent that the user had set before; nil if the user had set no extent.
    let before: Int?
    var hasMoved = false

    func extent(after distance: Int) -> Int {
      switch side {
      case .right, .down: extent - distance
      case .left, .up: extent + distance
      }
    }
  }

  struct ColumnEdge: Equatable {
    let column: Int
    let widths: [Int]
    /// The widths that the user had set before, by the numbers of their columns in the data.
    let before: [Int: Int]
    let canClick: Bool
    var hasMoved = false
  }
}
