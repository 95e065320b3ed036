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

/// Clicks on titles: one click raises an event, or a double click sorts (rules B6, L13).
extension PickerState {
  var bindsTitles: Bool {
    settings.options.keymap.row(of: .occasion(.clickHeader)) != nil
  }

  func sortKey(under target: Hit) -> Sorting.Key? {
    switch target {
    case .title(.item, let page), .edge(let page): .column(arrangement.column(shownAt: page))
    case .corner: data.titleColumn.map { .column($0) }
    case .field(let place): content.record.map { .column($0.columns[place]) }
    case .item, .title, .scrollBar, .hint, .preview, .previewBar, .previewLine, .nothing:
      nil
    }
  }

  mutating func noteTitle(under target: Hit) {
    guard bindsTitles, let title = title(under: target) else { return }
    pointer.clickedTitle = title
    toDo.raise(.clickHeader)
  }

  /// Returns the title of a column, a tab or a shelf; nil for anything else, even a row's title.
  private func title(under target: Hit) -> ClickedTitle? {
    if case .title(.section, let section) = target, settings.layout.placedTitles != .panes {
      let place = Position(section: section, index: 0)
      let number =
        content.map.parts?.group(ofSection: section) ?? dataPosition(at: place)?.section ?? section
      return ClickedTitle(text: content.sectionTitle(section) ?? "", number: number + 1)
    }
    guard case .column(let column) = sortKey(under: target) else { return nil }
    return ClickedTitle(text: data.columnTitle(column) ?? "", number: column + 1)
  }
}
