extension Pointer {
  /// A part of the screen that can be dragged by itself (rule G16).
  enum Handle: Equatable {
    case thumb(ScrollBar.Grip)
    /// The right end of a column's title.
    case edge(ColumnEdge)
    /// The title of a column, by the column's number in the data, and the order at the press.
    case title(Int, before: [Int])
    /// The line between the grid and a preview (rule V2).
    case previewLine(PreviewLine)
    /// The text of a preview, and its scroll place at the press.
    case preview(TextView.Place)
    /// The bar of a preview, and the scroll place of its text at the press.
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
    /// The extent that the user had given the preview before; nil if none.
    let before: Int?
    var hasMoved = false

    /// Returns the extent once the pointer has gone `distance` cells down or to the right.
    func extent(after distance: Int) -> Int {
      switch side {
      case .right, .down: extent - distance
      case .left, .up: extent + distance
      }
    }
  }

  /// A press on a column edge that was let go where it was pressed.
  struct EdgeClick: Equatable {
    let point: ScreenPoint
    let time: Duration

    /// Returns true if another press makes both a double click (rule G9).
    func isFollowed(by point: ScreenPoint, at now: Duration) -> Bool {
      point == self.point && now - time <= DragRecognizer.doubleTime
    }
  }

  struct ColumnEdge: Equatable {
    let column: Int
    /// The widths of the columns up to this one when the edge was pressed.
    let widths: [Int]
    /// The widths that the user had set before, by the numbers of their columns in the data.
    let before: [Int: Int]
    let canClick: Bool
    var hasMoved = false
  }
}
