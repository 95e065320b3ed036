import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen

extension PickerState {
  /// What a press at a point takes hold of; nil is the grid.
  func handle(at point: ScreenPoint, canClick: Bool) -> Pointer.Handle? {
    switch hit(point) {
    case .scrollBar:
      let offset = placement.offset(along: .vertical, offsets)
      return placement.scrollBar(at: offsets)
        .map { .thumb($0.grip(at: division.inGrid(point).line, offset: offset)) }
    case .edge(let column):
      let items = placement.items(in: offsets.current, offsets: offsets)
      return .edge(
        Pointer.ColumnEdge(
          column: column, widths: (0...column).map { items.span(of: $0).count },
          before: view.widths, canClick: canClick))
    case .previewLine:
      return division.preview.map {
        .previewLine(
          Pointer.PreviewLine(side: $0.side, extent: $0.extent, before: preview.extent))
      }
    case .preview: return .preview(preview.pane.place)
    case .previewBar: return .previewBar(preview.pane.place)
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
    case .previewLine(var line):
      guard distance != 0 || line.hasMoved else { return }
      line.hasMoved = true
      pointer.handle = .previewLine(line)
      setPreviewExtent(line.extent(after: distance))
    case .preview(let place): scrollPreview(from: place, by: -distance)
    case .previewBar(let place):
      guard let preview = division.preview else { return }
      let count = self.preview.pane.text.lineCount
      scrollPreview(from: place, by: distance * count / max(1, preview.bar.lines.count))
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
    case .previewLine, .preview, .previewBar: alignAgain()
    case .edge(let edge):
      alignAgain()
      if edge.canClick, !edge.hasMoved {
        pointer.clickedEdge = Pointer.EdgeClick(point: pointer.recognizer.pressPoint, time: now)
        click(on: .title(.item, page: edge.column))
      }
    }
  }

  /// As it rests, now that something beside it has moved.
  private mutating func alignAgain() {
    move(Change.Alignment(ahead: [])) { $0.letGo(.atOnce) }
  }

  /// What arrives may be cut into fewer columns than there were: an edge that is gone is held no longer.
  mutating func letGoOfLostEdge() {
    guard case .edge(let edge) = pointer.handle, edge.column >= content.columnCount else { return }
    apply(Change(ending: .gesture(.atOnce)))
  }

  /// With the width that a pointer says, and the others as they were: the edge must not go elsewhere.
  private func widths(of edge: Pointer.ColumnEdge, with width: Int) -> [Int: Int] {
    var widths = edge.before
    for (place, kept) in edge.widths.enumerated() {
      widths[arrangement.column(shownAt: place)] = place == edge.column ? width : kept
    }
    return widths
  }

  mutating func setWidths(_ widths: [Int: Int], _ alignment: Change.Alignment? = nil) {
    apply(
      Change(
        edit: { $0.view.widths = widths },
        layout: { $0.arrangement.placed(with: widths, by: $0.settings, on: $0.size) },
        isFollowed: false, alignment: alignment))
  }
}
