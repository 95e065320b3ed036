extension PickerState {
  func grabbedHandle(at point: ScreenPoint, canClick: Bool) -> Pointer.Handle? {
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
    case .preview: return .preview(preview.view.place)
    case .previewBar: return .previewBar(preview.view.place)
    case .item, .title, .field, .corner, .hint, .nothing: return nil
    }
  }

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
      let count = self.preview.view.text.lineCount
      scrollPreview(from: place, by: distance * count / max(1, preview.bar.lines.count))
    case .title(let column, _): drag(column, by: distance)
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

  /// Lets go of a handle, leaving all as it is; a column edge that was not moved is clicked.
  mutating func letGo(of handle: Pointer.Handle) {
    pointer.handle = nil
    switch handle {
    case .thumb:
      guard let drag = pointer.drag else { return }
      release(drag.axis, Throw(distance: drag.distance), as: drag.rule)
    case .previewLine, .preview, .previewBar, .title: alignAgain()
    case .edge(let edge):
      alignAgain()
      if edge.canClick, !edge.hasMoved {
        pointer.clickedEdge = bindsTitles ? nil : (pointer.recognizer.pressPoint, now)
        click(on: .title(.item, page: edge.column))
      }
    }
  }

  /// The title of a sheet that a sideways drag began on, which moves its column (rule L16).
  var draggedTitle: Pointer.Handle? {
    guard settings.layout.hasRecords, !bindsTitles,
      case .title(.item, let page) = hit(pointer.recognizer.pressPoint)
    else { return nil }
    return .title(arrangement.column(shownAt: page), before: view.placed)
  }

  private mutating func drag(_ column: Int, by distance: Int) {
    var point = pointer.recognizer.pressPoint
    point.column += distance
    guard let own = arrangement.place(ofColumn: column) else { return }
    let items = placement.items(in: offsets.current, offsets: offsets)
    let at = division.inGrid(point).column
    guard let page = items.placesInView.first(where: { $0.seen.contains(at) })?.index
    else { return }
    let span = items.span(of: page)
    let isPastMiddle = at >= (span.lowerBound + span.upperBound) / 2
    let target = page > own ? page - (isPastMiddle ? 0 : 1) : page + (isPastMiddle ? 1 : 0)
    guard page != own, target != own else { return }
    moveColumn(column, toPlaceOf: arrangement.column(shownAt: target))
  }

  mutating func scroll(_ side: ScreenAxis, to place: Int) {
    guard !isHeld, let position else { return }
    let axis = placement.gridAxis(along: side)
    let places = placement.pager(along: side, in: position.section).restingPlaces
    let distance = place.clamped(to: places) - controller.rest(axis, on: ground)
    release(axis, Throw(distance: distance), as: .free)
  }

  /// Lets go of the grid and aligns the view, because a size beside it has changed.
  private mutating func alignAgain() {
    move(Change.Alignment(ahead: [])) { $0.letGo(.atOnce) }
  }

  /// Lets go of a column edge whose column is gone, because the data has fewer columns now.
  mutating func letGoOfLostEdge() {
    guard case .edge(let edge) = pointer.handle, edge.column >= content.columnCount else { return }
    stop(.gesture(.atOnce))
  }

  /// Returns widths for a dragged edge; those before it stay, or the edge would leave the pointer.
  private func widths(of edge: Pointer.ColumnEdge, with width: Int) -> [Int: Int] {
    var widths = edge.before
    for (place, kept) in edge.widths.enumerated() {
      let pitch = place == edge.column ? width : kept
      widths[arrangement.column(shownAt: place)] = pitch - placement.columnGap
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
