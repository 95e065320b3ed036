extension PickerState {
  /// Receives more of the same data, measured again if `isFitted`; nothing moves (rules P8, G11).
  mutating func receive(_ update: ContentUpdate, isFitted: Bool = false) {
    let hasArrived = arrival.isLoading && update.isComplete
    var (isShownAnew, isSortedAnew) = (false, hasArrived)
    apply(
      Change(
        edit: { state in
          // A search can go on only in data that is added at the end.
          if update.isWithin { state.arrival.noteOtherData() }
          isShownAnew = state.adopt(update.settings, for: update.data)
          state.adoptMarks(ofMore: update.data)
          isSortedAnew = state.adoptColumns(ofMore: update.data) || isSortedAnew
          state.data = update.data
          state.arrival.isLoading = !update.isComplete
          state.browsing.notice = update.notice ?? state.notice
          isShownAnew = state.decideFind() || isShownAnew || isFitted || state.fitsAnew
        },
        layout: {
          $0.arranged(like: isShownAnew ? nil : $0.arrangement, hasActed: $0.keepsWidths)
        },
        place: { state, before in
          state.keepLine(from: before)
          if isSortedAnew { state.sortAnew() }
          if hasArrived, let awaited = state.arrival.awaitedReload.take() { state.reload(awaited) }
          state.searchOn()
          state.letGoOfLostEdge()
          if hasArrived { state.controller.clamp(in: state.content) }
        },
        alignment: Change.Alignment(isOnlyAtRest: true, ahead: []),
        isTold: { $1.position != nil && $0.position != nil && $1.there != $0.position }))
    continueMarking()
  }

  /// Keeps the current item on its line if a list has been flowed into other columns (rule L12).
  private mutating func keepLine(from before: Change.Before) {
    guard let old = before.position, let new = position,
      before.arrangement.content.columnCount != content.columnCount, content.flow != nil
    else { return }
    let track = before.arrangement.placement.pagers.section.track
    let moved =
      placement.pagers.section.track.span(of: new.section).lowerBound
      - track.span(of: old.section).lowerBound
    controller.setRest(controller.rest(.section, in: 0) + moved, .section, in: 0)
  }

  /// True while widths are still measured, so that more data may change them (rules L9, L12).
  private var fitsAnew: Bool { !keepsWidths && !arrangement.isMeasuredFully }

  /// True once the user has acted, or once there was time to read a full screen.
  private var keepsWidths: Bool {
    browsing.hasActed || arrival.fullSince.map { now - $0 >= Self.readingTime } ?? false
  }

  private static let readingTime = Duration.milliseconds(300)

  /// Shows the same items with other contents, measured again; nothing moves, gestures go on.
  mutating func redraw(_ update: ContentUpdate) {
    apply(
      Change(
        edit: { state in
          state.data = update.data
          _ = state.adopt(update.settings, for: update.data)
          state.searchAnew()
        },
        layout: { $0.arranged() }, alignment: Change.Alignment(isOnlyAtRest: true, ahead: []),
        rest: { state, _ in state.askForMatches() }, isTold: Change.isElsewhere))
  }

  mutating func replace(by update: ContentUpdate, section: Int?, after run: Errand.Run? = nil) {
    if marked.changes.isEmpty { close(.marks) }
    arrival.newer = NewerData(
      data: data.replaced(by: update.data, in: section), update: update, section: section,
      run: run ?? arrival.newer?.run)
    continueMarking()
  }

  /// Shows newer data; the current item stays, or else its position (rule P8).
  mutating func showNewer(_ marks: Marks, _ excluded: Exclusions) {
    guard let newer = arrival.newer else { return }
    var found: Position?
    // The first item of the answer to a query is current until the user moves (rule F5).
    let startsAnew = newer.run?.errand.answersQuery == true && find.finding?.hasMoved == false
    func isGone(_ state: PickerState, _ before: Change.Before) -> Bool {
      found == nil && before.position != nil && state.position != nil
    }
    apply(
      Change(
        ending: .all, edit: { $0.adopt(newer, marks, excluded) },
        layout: { $0.arranged().grown(from: $0.arrangement, by: $0.settings, on: $0.size) },
        isFollowed: false,
        place: { state, before in
          state.sortAnew()
          state.pointer.clicked = nil
          found = state.followPlaces(from: before, startsAnew: startsAnew)
        },
        alignment: Change.Alignment(),
        rest: { state, before in
          let current = state.currentID
          state.followPreview(toNewer: found == nil ? nil : current)
          state.find.finding?.origin = current
          // An item that was kept is not in the newer data.
          state.find.finding?.noteShown(at: found == nil ? nil : current)
          if state.arrival.isStreaming, found == nil, !startsAnew, let position = before.position {
            let lost = LostPlace(position: position, arrangement: before.arrangement)
            // If an earlier item is missing already, the user did not choose this item.
            state.arrival.lost = state.arrival.lost ?? lost
          }
          // If the newer data is still being sorted, the move is reported after the sort.
          if isGone(state, before) {
            state.view.keptPlace = state.isSorting ? before.position : nil
          }
        },
        isTold: { isGone($0, $1) && $0.view.keptPlace == nil }))
    // Actions that wait for the newer data are done after its move has been reported.
    askForMatches()
    continueMarking()
  }

  /// Goes to the item that was current, and returns its position; nil if it is gone.
  ///
  /// If the item is gone, the tab or shelf of the same title becomes current. If `startsAnew`, the
  /// first item becomes current and any other counts as gone.
  private mutating func followPlaces(
    from before: Change.Before, startsAnew: Bool
  ) -> Position? {
    let (old, data) = (before.position, before.arrangement.content)
    let isLinked = settings.columnsAreLinked
    let visited = controller.visitedSections + (old.map { [$0.section] } ?? [])
    let sections = isLinked ? [:] : content.sections(visited, of: data)
    let found = old.flatMap {
      arrangement.newPosition(of: $0, in: before.arrangement, columnsAreLinked: isLinked)
    }
    if startsAnew {
      controller = PagingController(
        start: Position(section: 0, index: 0), linkage: settings.linkage)
      return found == position ? found : nil
    }
    let kept = old.flatMap { old in
      sections[old.section].map { Position(section: $0, index: old.index) }
    }
    controller.follow(sections, to: found ?? kept)
    return found
  }

  private mutating func adopt(_ newer: NewerData, _ marks: Marks, _ excluded: Exclusions) {
    arrival.finish(newer)
    if newer.run != nil, newer.section == nil { tell(.inputReplaced) }
    let gone = self.marks.count - marks.count
    if newer.section == nil { _ = adopt(newer.update.settings, for: newer.data) }
    adopt(marks, of: newer.data)
    view.excluded = excluded
    adoptColumns(ofNewer: newer.data)
    data = newer.data
    _ = decideFind()
    searchAnew()
    browsing.notice = newer.update.notice ?? notice
    if notice == nil, !arrival.isStreaming {
      if gone > 0 {
        noteGone(gone)
      } else if browsing.doneNote == nil, newer.run?.errand.isSaid == true {
        browsing.doneNote = "refreshed"
      }
    }
  }

  /// Decides, once data is shown, if letters search (rule F1); true if the query line has changed.
  private mutating func decideFind() -> Bool {
    guard find.isUndecided, !data.isEmpty || !arrival.isLoading else { return false }
    find.decide(searches: settings.beginsInFind(data))
    return arrangement.view.hasQuery != find.hasLine
  }

  mutating func noteGone(_ marks: Int) {
    browsing.doneNote = Remark(marks == 1 ? "1 mark is gone" : "\(marks) marks are gone")
  }

  private mutating func adopt(
    _ asked: ((Look) -> PickerSettings)?, for data: Grid
  ) -> Bool {
    var settings = asked.map { withChanges($0(self.settings.look)) } ?? self.settings
    settings.layout = settings.layout.fitting(data)
    guard
      settings.layout != self.settings.layout
        || settings.picksRecords != self.settings.picksRecords
        || settings.title != self.settings.title
        || settings.options.columns != self.settings.options.columns
        || settings.origin != self.settings.origin || settings.banner != self.settings.banner
        || settings.look.defaultStyle.name != self.settings.look.defaultStyle.name
    else { return false }
    self.settings = settings
    controller.link(settings.linkage)
    return true
  }

  /// Returns the arrangement of the data now, with widths and columns of `earlier` where they hold.
  func arranged(
    like earlier: Arrangement? = nil, hasActed: Bool = false, measured: SectionMeasurer? = nil,
    on size: ScreenSize? = nil, at outlook: Outlook? = nil
  ) -> Arrangement {
    Arrangement(
      data, isComplete: !arrival.isLoading, settings: settings, view: view,
      size: size ?? self.size, earlier: earlier, measured: measured, hasActed: hasActed,
      mayWiden: controller.isAtRest && !isHeld, outlook: outlook ?? self.outlook)
  }
}

/// Newer data that is shown while more of it comes (rule R2).
extension PickerState {
  /// The time for which older data stays while newer data comes.
  private static let patience = Duration.milliseconds(300)

  /// The time at which the part that is held back is shown; nil if time alone does not show it.
  var nextPart: Duration? {
    guard let held = arrival.held, !isHeld, let run = running(.reload),
      isShownInTime(held, by: run)
    else { return nil }
    return run.start + Self.patience
  }

  /// Shows the held part of newer data once it is time, unless a pointer holds the view.
  mutating func showHeld() {
    guard let held = arrival.held, !isHeld, let run = running(.reload) else { return }
    arrival.held = nil
    receive(.data(held), of: run)
  }

  func mayShow(_ part: ContentUpdate, by run: Errand.Run) -> Bool {
    isShownInTime(part, by: run) && (data.isEmpty || now - run.start >= Self.patience)
  }

  /// Returns true if time alone shows a part; marks, and rows in an order, wait for all data.
  private func isShownInTime(_ part: ContentUpdate, by run: Errand.Run) -> Bool {
    arrival.newer == nil && !part.data.isEmpty && !run.errand.waitsForEnd && !arrangesData
      && marks.isEmpty && marked.changes.isEmpty && view.excluded.isEmpty
      && GridAxis.allCases.allSatisfy { view.orders[$0].asked == nil }
  }

  mutating func receive(_ update: ContentUpdate, streamedBy errand: Errand) {
    if update.isComplete {
      arrival.endReload()
      if errand.isSaid { browsing.doneNote = "refreshed" }
    }
    receive(update, isFitted: update.isComplete)
  }

  /// Goes to the item that was current in older data, once no more of the newer data comes.
  mutating func returnToLostItem() {
    guard let lost = arrival.lost else { return }
    arrival.lost = nil
    guard !isHeld,
      let place = arrangement.newPosition(
        of: lost.position, in: lost.arrangement, columnsAreLinked: settings.columnsAreLinked)
    else { return }
    apply(
      Change(
        place: { state, _ in state.controller.move(to: place) }, alignment: Change.Alignment(),
        rest: { state, _ in
          let current = state.currentID
          state.find.finding?.origin = current
          state.find.finding?.noteShown(at: current)
        }, isTold: Change.isElsewhere))
  }
}
