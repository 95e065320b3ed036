extension PickerState {
  func grabbedHandle(at point: ScreenPoint) -> Pointer.Handle? {
    let place = preview.view.place
    switch hit(point) {
    case .scrollBar:
      let offset = placement.offset(along: .vertical, offsets)
      return placement.scrollBar(at: offsets)
        .map { .thumb($0.grip(at: division.inGrid(point).line, offset: offset)) }
    case .edge(let column):
      let items = placement.items(in: offsets.current, offsets: offsets)
      let pitches = (0...column).map { items.span(of: $0).count }
      let before = view.widths
      return Pointer.Handle(
        axis: .horizontal, edge: column,
        pull: { $0.setWidths(before, with: pitches, by: $1) }, undo: { $0.setWidths(before) })
    case .previewLine:
      let before = preview.extent
      return division.preview.map { preview in
        let sign = preview.side.comesFirst ? 1 : -1
        return Pointer.Handle(
          axis: preview.side.axis, pull: { $0.setPreviewExtent(preview.extent + sign * $1) },
          undo: { $0.setPreviewExtent(before) })
      }
    case .preview:
      return Pointer.Handle(
        axis: .vertical, pull: { $0.scrollPreview(from: place, by: -$1) },
        undo: { $0.preview.view.place = place })
    case .previewBar:
      return Pointer.Handle(
        axis: .vertical, pull: { $0.scrollPreview(from: place, byBar: $1) },
        undo: { $0.preview.view.place = place })
    case .item, .title, .field, .corner, .hint, .nothing: return nil
    }
  }

  /// Lets go of what is held, leaving all as it is.
  mutating func letGoOfHandle() {
    pointer.handle = nil
    if let drag = pointer.drag {
      release(drag.axis, Throw(distance: drag.distance), as: drag.rule)
    } else {
      alignAgain()
    }
  }

  /// The title of a sheet that a sideways drag began on, which moves its column (rule L16).
  var draggedTitle: Pointer.Handle? {
    guard settings.layout.rowsAreRecords, !bindsTitles,
      case .title(.item, let page) = hit(pointer.recognizer.pressPoint)
    else { return nil }
    let column = arrangement.column(shownAt: page)
    let before = view.placed
    return Pointer.Handle(
      axis: .horizontal, pull: { $0.drag(column, by: $1) }, undo: { $0.show(columns: before) })
  }

  private mutating func scrollPreview(from place: TextView.Place, byBar distance: Int) {
    guard let lines = division.preview?.bar.lines.count else { return }
    scrollPreview(from: place, by: distance * preview.view.text.lineCount / max(1, lines))
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
    guard let edge = pointer.handle?.edge, edge >= content.columnCount else { return }
    stop(.gesture(.atOnce))
  }

  /// Sets the last of some columns wider by a distance.
  ///
  /// Those before it keep their pitches, or the edge would leave the pointer.
  private mutating func setWidths(
    _ before: [Int: Int], with pitches: [Int], by distance: Int
  ) {
    var (widths, pitches) = (before, pitches)
    let last = pitches.count - 1
    pitches[last] = (pitches[last] + distance)
      .clamped(to: placement.widths(ofColumn: last, at: offsets))
    for (place, pitch) in pitches.enumerated() {
      widths[arrangement.column(shownAt: place)] = pitch - placement.columnGap
    }
    setWidths(widths)
  }

  mutating func setWidths(_ widths: [Int: Int], _ alignment: Change.Alignment? = nil) {
    apply(
      Change(
        edit: { $0.view.widths = widths },
        layout: { $0.arrangement.placed(with: widths, by: $0.settings, on: $0.size) },
        isFollowed: false, alignment: alignment))
  }
}

extension Pointer.Handle {
  static func thumb(_ grip: ScrollBar.Grip) -> Pointer.Handle {
    Pointer.Handle(axis: .vertical, grip: grip) { state, distance in
      let axis = state.placement.gridAxis(along: .vertical)
      let rest = state.controller.rest(axis, on: state.ground)
      state.drag(axis, grip.offset(after: distance) - rest, as: .free)
    }
  }
}

extension PickerState {
  private static let longestPause = Duration.milliseconds(150)

  mutating func turnWheel(_ direction: Direction, at point: ScreenPoint) {
    guard !pointer.recognizer.isDragging, pointer.handle == nil else { return }
    if browsing.mode.panel != nil {
      return scrollPanel(by: direction == .down ? 1 : direction == .up ? -1 : 0)
    }
    switch hit(point) {
    case .preview, .previewBar, .previewLine: return scrollPreview(PreviewScroll(notch: direction))
    default: break
    }
    let key = Key.Code(notch: direction)
    if settings.options.keymap.replaces(key) { return press(Key(key)) }
    // Notches of one turn of the wheel are one step where a page is large (rule G12).
    let continues =
      pointer.lastNotch.map { $0.direction == direction && now - $0.time <= Self.longestPause }
      ?? false
    pointer.lastNotch = (direction, now)
    let axis = placement.stepAxis(along: direction.axis)
    if continues, let position, placement.pagers[axis, at: position].isLarge(position[axis]) {
      return
    }
    // A press that is not a drag yet must not click on an item that the wheel brings under it.
    stop(.all)
    scroll(direction)
  }

  /// Scrolls by a notch, or a step sideways (rule G12); at the end wraps or loads (rules P5, R3).
  private mutating func scroll(_ direction: Direction) {
    let isVertical = direction.axis == .vertical
    let steps = isVertical ? settings.options.wheelSteps ?? settings.layout.wheelSteps : 1
    let axis = placement.stepAxis(along: direction.axis)
    var hasMoved = false
    move { [ground, approach] controller in
      hasMoved = controller.scroll(axis, by: direction.sign * steps, on: ground, approach)
    }
    if hasMoved { return }
    if settings.options.cycles {
      move(.step(direction))
    } else if direction == .down {
      loadMore(from: currentID)
    }
  }
}

extension PreviewScroll {
  /// Scrolls as far as terminals scroll their own text.
  fileprivate init(notch direction: Direction) {
    switch direction {
    case .up: self = .lines(-3)
    case .down: self = .lines(3)
    case .left: self = .columns(-8)
    case .right: self = .columns(8)
    }
  }
}
