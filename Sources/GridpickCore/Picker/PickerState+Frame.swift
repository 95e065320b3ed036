extension PickerState {
  package func frame() -> Frame {
    if let overlay = browsing.mode.overlay { return overlay.picker.frame() }
    var stage = Stage(scene: scene, division: division)
    stage.surroundings = settings.options.surroundings
    stage.preview = shownPreview
    stage.panel = browsing.mode.panel
    return stage.frame()
  }

  var scene: Scene {
    var scene = Scene(
      content: content, placement: placement, offsets: offsets,
      position: shownPosition, title: settings.title,
      look: settings.look)
    scene.origin = browsing.hasActed ? nil : settings.origin
    scene.titleAside = titleAside
    scene.banner = settings.banner
    scene.highlightsRow = settings.layout.rowsAreRecords
    scene.words = settings.layout.words
    scene.isLoading = arrival.isLoading
    scene.busyNote = busyNote
    scene.runNote = runNote
    scene.pull = pullNote
    scene.notice = notice
    scene.remark = browsing.doneNote
    scene.hints = hints
    scene.sortedTitle = sortedTitle
    scene.mayHaveMore = isOffered(.more)
    scene.find = findNote
    scene.findsRecords = settings.searchUnit(of: data) == .row
    scene.query = find.narrowing
    scene.painting = arrangement.painting
    scene.paintedAt = settings.options.paint.clock?.time(at: now)
    scene.dataColumn = arrangement.column(shownAt:)
    scene.columnTotal = data.columnCount
    scene.titleColumn = arrangement.titleColumn
    scene.matchCounts = matchCounts
    scene.marks = marks
    scene.markedSum = marked.sum?.text
    scene.markCounts = markCount(inSection:)
    scene.jump = jumpNote
    scene.menu = settings.menu
    scene.entry = browsing.mode.entry.map { ":" + $0.text }
    if scene.notice == nil, scene.remark == nil { scene.remark = scene.matchOutOfSight }
    return scene
  }

  /// The position drawn as current: in a drag, the one that a release would choose (rule G4).
  var shownPosition: Position? {
    guard let drag = pointer.drag else { return controller.caughtPosition(on: ground) }
    return pull?.isFarEnough == true ? position : landing(drag) ?? position
  }

  // MARK: - The state of the view, as a program can read it (rule U13)

  package var scrolled: ScreenPoint {
    let offsets = offsets
    return ScreenPoint(
      line: placement.offset(along: .vertical, offsets),
      column: placement.offset(along: .horizontal, offsets))
  }

  /// The time of the next tick, for a movement, a held pointer or a timer; nil without any.
  package var nextTick: Duration? {
    [
      nextFrame, pointer.recognizer.holdDue, nextSpin, nextPart, nextOfPreview, toDo.nextDue,
      browsing.remarkEnds, browsing.mode.overlay?.picker.nextTick,
    ].compactMap(\.self).min()
  }

  /// The next frame of a glide, also while a pointer holds it (rule G15); nil if nothing glides.
  private var nextFrame: Duration? {
    guard let end = controller.glidesUntil, end > now else { return nil }
    return min(end, now + Self.frameTime)
  }
}
