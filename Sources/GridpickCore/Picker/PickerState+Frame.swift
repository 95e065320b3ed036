extension PickerState {
  package func frame() -> Frame {
    if let overlay = browsing.mode.overlay { return overlay.picker.frame() }
    var stage = Stage(scene, divided: division)
    stage.surroundings = settings.options.surroundings
    stage.preview = shownPreview
    stage.panel = browsing.mode.panel
    return stage.frame()
  }

  /// The grid's part of the screen.
  var scene: Scene {
    var scene = Scene(
      content: content, placement: placement, offsets: offsets,
      position: shownPosition, title: settings.title,
      look: settings.look)
    if !controller.isAtRest {
      scene.rest = PerAxis(
        section: controller.rest(.section, on: ground), item: controller.rest(.item, on: ground))
    }
    scene.origin = browsing.hasActed ? nil : settings.origin
    scene.titleAside = titleAside
    scene.banner = settings.banner
    scene.highlightsRow = settings.layout.hasRecords
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
    scene.findsRecords = settings.findsRecords(in: data)
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
    if scene.notice == nil, scene.remark == nil { scene.outOfSight = scene.matchOutOfSight }
    return scene
  }

  /// The position drawn as current.
  ///
  /// During a drag it is the position that letting go would choose. If letting go would run an
  /// errand, it is the current position (rule G4).
  private var shownPosition: Position? {
    guard let drag = pointer.drag else { return controller.caughtPosition(on: ground) }
    return pull?.isFarEnough == true ? position : landing(drag) ?? position
  }
}
