import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

extension Pointer {
  /// What can be dragged by itself (rule G16).
  enum Handle: Equatable {
    /// The thumb of the scroll bar.
    case thumb(ScrollBar.Grip)
    /// The right end of a column's title.
    case edge(ColumnEdge)

    var axis: ScreenAxis {
      switch self {
      case .thumb: .vertical
      case .edge: .horizontal
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

extension PickerState {
  /// What a press at a point takes hold of; nil is the grid.
  func handle(at point: ScreenPoint, canClick: Bool) -> Pointer.Handle? {
    switch hit(point) {
    case .scrollBar:
      let offset = placement.offset(along: .vertical, offsets)
      return placement.scrollBar(at: offsets)
        .map { .thumb($0.grip(at: point.line, offset: offset)) }
    case .edge(let column):
      let items = placement.items(in: offsets.current, offsets: offsets)
      return .edge(
        Pointer.ColumnEdge(
          column: column, widths: (0...column).map { items.span(of: $0).count },
          before: view.widths, canClick: canClick))
    case .item, .title, .corner, .help, .nothing: return nil
    }
  }

  /// A handle follows the pointer, which has gone so many cells since the press.
  mutating func pull(_ handle: Pointer.Handle, by distance: Int) {
    switch handle {
    case .thumb(let grip):
      let axis = placement.gridAxis(along: .vertical)
      let rest = controller.rest(axis, on: ground)
      drag(axis, grip.offset(after: distance) - rest, as: .free)
    case .edge(var edge):
      guard distance != 0 || edge.hasMoved else { return }
      edge.hasMoved = true
      pointer.handle = .edge(edge)
      let width = edge.widths[edge.column] + distance
      setWidths(
        widths(
          of: edge, with: width.clamped(to: placement.widths(ofColumn: edge.column, at: offsets))))
    }
  }

  /// The view stays where the thumb has brought it, and a column as wide as it is; an edge that was not
  /// moved was clicked.
  mutating func letGo(of handle: Pointer.Handle) {
    pointer.handle = nil
    switch handle {
    case .thumb:
      guard let drag = pointer.drag else { return }
      release(drag.axis, Throw(distance: drag.distance), as: drag.rule)
    case .edge(let edge):
      move { [ground] controller in
        controller.letGo(.atOnce)
        controller.align(on: ground, lookingAhead: [])
      }
      if edge.canClick, !edge.hasMoved {
        pointer.clickedEdge = Pointer.EdgeClick(point: pointer.recognizer.pressPoint, time: now)
        click(on: .title(.item, page: edge.column))
      }
    }
  }

  /// What arrives may be cut into fewer columns than there were: an edge that is gone is held no longer.
  mutating func letGoOfLostEdge() {
    guard case .edge(let edge) = pointer.handle, edge.column >= content.columnCount else { return }
    cancelGesture(.atOnce)
  }

  /// With the width that a pointer says, and the others as they were: the edge must not go elsewhere.
  private func widths(of edge: Pointer.ColumnEdge, with width: Int) -> [Int: Int] {
    var widths = edge.before
    for (place, kept) in edge.widths.enumerated() {
      widths[arrangement.column(shownAt: place)] = place == edge.column ? width : kept
    }
    return widths
  }

  mutating func setWidths(_ widths: [Int: Int]) {
    view.widths = widths
    arrangement = arrangement.placed(with: widths, by: settings, on: size)
  }
}
