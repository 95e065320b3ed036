extension PickerState {
  package var isHeld: Bool { pointer.recognizer.isActive }

  mutating func handleMouse(_ event: MouseEvent) {
    if browsing.mode.overlay != nil { return passUp(.mouse(event)) }
    switch event {
    case .press(let button, let point): press(button, at: point)
    case .motion(.primary, let point): handleGestures(pointer.recognizer.move(to: point, at: now))
    case .motion(.secondary, _), .motion(.other, _): break
    case .motion(nil, _): stop(.gesture(thrown(at: 0)))
    case .release(let point): handleGestures(pointer.recognizer.release(point, at: now))
    case .wheel(let direction, let point): turnWheel(direction, at: point)
    }
  }

  mutating func handleGestures(_ gestures: [Gesture]) {
    for gesture in gestures { handleGesture(gesture) }
  }

  /// Returns the position that letting go of a drag would choose without a throw (rule G4).
  func landing(_ drag: Pointer.Drag) -> Position? {
    controller.landing(drag.axis, Throw(distance: drag.distance), as: drag.rule, on: ground)
  }

  // MARK: - Gestures

  private mutating func press(_ button: MouseButton, at point: ScreenPoint) {
    // Any button closes a panel (rule G10), except on a hint. A button other than the primary one
    // ends a gesture (rule G11).
    pointer.pressedHint = button == .primary ? hint(at: nearest(point)) : nil
    let isOnHint = pointer.pressedHint != nil
    let isOverPanel = browsing.mode.panel != nil && !isOnHint
    let isFree = !isOverPanel && !isHeld
    browsing.doneNote = nil
    if !isOnHint { browsing.close() }
    if marked.rectangle?.isHeld == false { marked.rectangle = nil }
    if button == .secondary, isFree { return pressSecondary(at: point) }
    guard !isOverPanel, button == .primary else {
      return stop(.gesture(.atOnce))
    }
    // The release of the last press was lost (rule G11).
    if isHeld { stop(.gesture(.atOnce)) }
    let isMoving = controller.settlesAt != nil
    pointer.handle = grabbedHandle(at: point)
    if pointer.handle != nil { stop(.glide) }
    handleGestures(
      pointer.recognizer.press(
        point, at: now, whileMoving: isMoving, along: pointer.handle?.axis))
    // A press beside the thumb brings the view there at once.
    if let handle = pointer.handle, handle.grip != nil { handle.pull(&self, 0) }
  }

  /// Marks the thing at a point, or performs the actions of the right button (rule B6).
  private mutating func pressSecondary(at point: ScreenPoint) {
    let target = hit(point)
    // The next primary press must not count as the second press of a double click.
    pointer.recognizer.forgetClick()
    stop(.glide)
    if case .item(let position) = target, settings.options.keymap.replaces(.rightClick) {
      return press(.rightClick, at: position)
    }
    mark(target)
  }

  private mutating func handleGesture(_ gesture: Gesture) {
    switch gesture {
    case .touched:
      let point = division.inGrid(nearest(pointer.recognizer.pressPoint))
      let section = placement.section(at: point, offsets: offsets)
      controller.touch(
        section: section.flatMap { $0 < content.sectionCount ? $0 : nil }, at: now,
        on: ground)
    case .dragging(let axis, let distance):
      browsing.close()
      if axis == .horizontal, pointer.handle == nil, pointer.drag == nil {
        pointer.handle = draggedTitle
      }
      if let handle = pointer.handle {
        handle.pull(&self, -distance)
      } else {
        drag(placement.gridAxis(along: axis), distance)
      }
    case .threw(let axis, let throwing):
      if pointer.handle != nil {
        letGoOfHandle()
      } else {
        release(placement.gridAxis(along: axis), throwing)
      }
    case .clicked(let point):
      if let position = placement.itemMarked(
        at: division.inGrid(nearest(point)), offsets: offsets, in: content)
      {
        pointer.recognizer.forgetClick()
        springBack(.atOnce)
        return mark(.item(position))
      }
      let target = hit(point)
      pointer.clicked = clicked(target)
      if pointer.clicked == nil { pointer.recognizer.forgetClick() }
      if pointer.handle != nil { letGoOfHandle() } else { springBack(.atOnce) }
      click(on: target)
    case .doubleClicked:
      springBack(.atOnce)
      switch pointer.clicked {
      case .item(let id): doubleClick(id)
      case .title(let key): sort(by: key)
      case nil: break
      }
    case .held(let point): hold(hit(point))
    case .lifted:
      if pointer.handle != nil { return letGoOfHandle() }
      let approach = thrown(at: 0)
      move { [ground] in $0.lift(on: ground, approach) }
    case .cancelled: springBack(.atOnce)
    }
  }

  mutating func drag(_ axis: GridAxis, _ distance: Int, as rule: SnapKind? = nil) {
    pointer.drag = Pointer.Drag(axis: axis, distance: distance, rule: rule)
    pointer.settlingFrom = pointer.settlingFrom ?? position
    let pulls =
      axis == placement.gridAxis(along: .vertical) && isOffered(distance < 0 ? .reload : .more)
    controller.drag(axis, by: distance, pulls: pulls, on: ground)
  }

  mutating func release(_ axis: GridAxis, _ throwing: Throw, as rule: SnapKind? = nil) {
    if let pull, pull.isFarEnough {
      // A pull that runs an errand moves nothing else (rule G4).
      springBack(thrown(at: 0))
      return pull.errand == .reload ? reload() : loadMore()
    }
    pointer.drag = nil
    let approach = thrown(at: abs(throwing.velocity))
    move { [ground] controller in
      controller.release(axis, throwing, as: rule, on: ground, approach)
    }
  }

  mutating func springBack(_ approach: PagingController.Approach) {
    pointer.drag = nil
    if let handle = pointer.handle { handle.undo(&self) }
    pointer.handle = nil
    move { $0.letGo(approach) }
  }

  func thrown(at speed: Double) -> PagingController.Approach {
    settings.options.animates ? .thrown(from: now, speed: speed) : .atOnce
  }

  /// Peeks; in a table at the whole record (rule G10), unless an item has words of its own.
  private mutating func hold(_ target: Hit) {
    switch target {
    case .item(let position) where settings.layout.rowsAreRecords && !hasWords(at: position):
      peekAtRecord(of: position.section)
    case .title(.section, let section) where settings.layout.rowsAreRecords:
      peekAtRecord(of: section)
    case .item(let position): peek(at: position)
    case .title, .field, .corner, .edge, .scrollBar, .hint, .preview, .previewBar, .previewLine,
      .nothing:
      break
    }
  }

  // MARK: - Clicks

  /// Returns the target under a point, or under the nearest cell of the screen (rule G14).
  func hit(_ point: ScreenPoint) -> Hit {
    let point = nearest(point)
    if let preview = division.preview {
      if preview.grip.contains(point) { return .previewLine }
      if preview.pane.contains(point) { return .preview }
      if preview.bar.contains(point) { return .previewBar }
    }
    if let key = hint(at: point) { return .hint(key) }
    guard division.grid.contains(point) else { return .nothing }
    let place = division.inGrid(point)
    let top = placement.panes(at: offsets).top
    guard top.contains(place) else { return placement.hit(place, offsets: offsets, in: content) }
    let scene = scene
    return placement.hit(place, offsets: offsets, in: content, tabs: scene.tabBar) {
      scene.roomOfTitle(over: $0, in: $1, seen: top.columns)
    }
  }

  /// Returns the key that a click presses: of a hint, or the one that begins to search.
  private func hint(at point: ScreenPoint) -> Key? {
    guard division.grid.contains(point) else { return nil }
    let place = division.inGrid(point)
    if placement.panes(at: offsets).query.lines.contains(place.line) {
      return browsing.mode.isBrowsing && find.step != .typing ? key(["find"]) : nil
    }
    return division.grid.lines.last == point.line ? scene.hint(at: place) : nil
  }

  private func nearest(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(
      line: point.line.clamped(to: 0...max(0, screen.lines - 1)),
      column: point.column.clamped(to: 0...max(0, screen.columns - 1)))
  }

  private func clicked(_ target: Hit) -> Pointer.Clicked? {
    guard case .item(let position) = target else {
      return bindsTitles ? nil : sortKey(under: target).map { .title($0) }
    }
    return content.offers(position) ? pickable(position).map { .item($0) } : nil
  }

  mutating func click(on target: Hit) {
    switch target {
    // An item that does not match is visible, but never becomes current (rule F3).
    case .item(let target) where !content.offers(target): break
    case .title(.section, let section) where !content.offersSection(section): break
    case .item(let target):
      let picksAtOnce =
        placement.pagers.section.focus == .center && target == position
        && !settings.options.keymap.replaces(.doubleClick)
      if picksAtOnce { pickByHand(pickable(target)) } else { go(to: target, lookingAhead: []) }
    case .title(let axis, let page):
      guard let position else { break }
      go(
        to: axis == .section
          ? controller.asked(inSection: page)
          : Position(section: position.section, index: page), lookingAhead: [])
    case .edge(let column): return click(on: .title(.item, page: column))
    // A press clears a remark, and no hint may act that nobody has seen there.
    case .hint(let key): if key == pointer.pressedHint { press(key) }
    case .field, .corner, .scrollBar, .preview, .previewBar, .previewLine, .nothing: break
    }
    noteTitle(under: target)
  }

  /// Picks an item, or performs the actions of the double click (rule B6).
  private mutating func doubleClick(_ id: ItemID) {
    guard settings.options.keymap.replaces(.doubleClick) else { return pickByHand(id) }
    if let position = place(of: id) { press(.doubleClick, at: position) }
  }

  private mutating func press(_ gesture: Key.Code, at position: Position) {
    guard content.canBeCurrent(position) else { return }
    go(to: position, lookingAhead: [])
    press(Key(gesture))
  }

  /// Picks an item by a click or a label; waits for the marks as Enter does.
  mutating func pickByHand(_ id: ItemID?) {
    if awaitsMarks { perform(["accept"]) } else { pick(id) }
  }

  mutating func go(to target: Position, lookingAhead ahead: [GridAxis] = GridAxis.allCases) {
    move(Change.Alignment(approach: approach, ahead: ahead)) { $0.move(to: target) }
  }
}

/// Clicks on titles: one click raises an event, or a double click sorts (rules B6, L13).
extension PickerState {
  var bindsTitles: Bool {
    settings.options.keymap.row(of: .occasion(.clickHeader)) != nil
  }

  private func sortKey(under target: Hit) -> Sorting.Key? {
    switch target {
    case .title(.item, let page), .edge(let page): .column(arrangement.column(shownAt: page))
    case .corner: data.titleColumn.map { .column($0) }
    case .field(let place): content.record.map { .column($0.columns[place]) }
    case .item, .title, .scrollBar, .hint, .preview, .previewBar, .previewLine, .nothing:
      nil
    }
  }

  private mutating func noteTitle(under target: Hit) {
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
