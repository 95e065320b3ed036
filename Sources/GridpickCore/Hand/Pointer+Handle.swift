import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen

extension Pointer {
  /// What can be dragged by itself (rule G16).
  enum Handle: Equatable {
    /// The thumb of the scroll bar.
    case thumb(ScrollBar.Grip)
    /// The right end of a column's title.
    case edge(ColumnEdge)
    /// The line between the grid and a preview (rule V2).
    case previewLine(PreviewLine)
    /// A preview's text, scrolled so far when it was pressed.
    case preview(PreviewPane.Place)
    /// The bar of a preview; the same.
    case previewBar(PreviewPane.Place)

    var axis: ScreenAxis {
      switch self {
      case .thumb: .vertical
      case .edge: .horizontal
      case .previewLine(let line): line.side.axis
      case .preview, .previewBar: .vertical
      }
    }
  }

  /// The line of a preview that took so many cells when it was pressed.
  struct PreviewLine: Equatable {
    let side: PreviewWindow.Side
    let extent: Int
    /// What a hand had made of it before.
    let before: Int?
    var hasMoved = false

    /// What it takes once the pointer has gone so far, down or to the right.
    func extent(after distance: Int) -> Int {
      switch side {
      case .right, .down: extent - distance
      case .left, .up: extent + distance
      }
    }
  }

  /// A press on an edge that was let go where it was.
  struct EdgeClick: Equatable {
    let point: ScreenPoint
    let time: Duration

    /// Whether another press makes both a double click (rule G9).
    func isFollowed(by point: ScreenPoint, at now: Duration) -> Bool {
      point == self.point && now - time <= DragRecognizer.doubleTime
    }
  }

  /// The right edge of a column.
  struct ColumnEdge: Equatable {
    let column: Int
    /// How wide the columns were up to this one when it was pressed.
    let widths: [Int]
    /// The widths that a hand had given to columns before, by their numbers in the data.
    let before: [Int: Int]
    let canClick: Bool
    var hasMoved = false
  }
}
