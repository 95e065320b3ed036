/// Newer data that is shown while more of it comes (rule R2).
extension PickerState {
  /// The time for which the screen waits for a view's rows.
  private static let shortWait = Duration.milliseconds(100)
  /// The time for which the screen waits for all of the newer data.
  private static let longWait = Duration.seconds(1)

  /// Looks again at newer data that was too early to be shown, once its time has come.
  mutating func showHeld() {
    guard let held = arrival.held, let run = arrival.errands.run(of: .reload),
      arrival.isStreaming || !held.wasDue && isDue(run)
    else { return }
    arrival.held = nil
    receive(.data(held.part), of: .reload)
  }

  /// Returns true if the older data has stayed for long enough.
  func isDue(_ run: Errands.Run) -> Bool {
    now - run.start >= (run.errand.showing == .soon ? Self.shortWait : Self.longWait)
  }

  func canShow(_ part: ContentUpdate, by run: Errands.Run) -> Bool {
    guard arrival.newer == nil, !part.data.isEmpty else { return false }
    return switch run.errand.showing {
    case .soon: isDue(run) || laidOut(part).isFull
    case .calmly: isDue(run) && !isOrdered && holdsCurrent(laidOut(part))
    case .atEnd: false
    }
  }

  /// True if the rows lie in another order than they came in.
  private var isOrdered: Bool {
    data.groups != nil || GridAxis.allCases.contains { view.orders[$0].asked != nil }
  }

  private func holdsCurrent(_ other: Arrangement) -> Bool {
    position.map { other.newPosition(of: $0, in: arrangement) != nil } ?? true
  }

  private func laidOut(_ part: ContentUpdate) -> Arrangement {
    var state = self
    state.data = part.data
    return state.arrangedAnew
  }

  /// Receives more of newer data that is shown, or its end.
  mutating func receive(_ update: ContentUpdate, streamedBy errand: Errand) {
    if update.isComplete, arrival.endReload() {
      arrival.errands.rearm(errand)
      if errand.showing == .calmly, errand.cause != .time { browsing.doneNote = "refreshed" }
    }
    receive(update)
  }

  // MARK: - Marks and places that are missing

  /// The search for marks that the beginning of newer data lacks, once all of it has come.
  var searchForUnfound: Question.Work {
    { [data, unfound = arrival.unfound, unit = pickUnit, linkage = settings.linkage] work in
      var places = NumberRuns()
      for older in unfound where older.marks.unit == unit {
        guard
          let marks = older.marks.carried(
            from: older.arrangement.data, to: data, columnsAreLinked: linkage == .shared, work)
        else { return nil }
        places = places.union(marks.places.subtracting(older.found.places))
      }
      return .carried(Marks(of: unit, places))
    }
  }

  /// Adds the marks that were found at the end, and goes to the item that was current before.
  mutating func adoptFound(_ found: Marks) {
    let unfound = arrival.removeUnfound()
    let gone = unfound.map { $0.marks.count - $0.found.count }.reduce(-found.count, +)
    if !found.isEmpty { adopt(Marks(of: found.unit, marks.places.union(found.places)), of: data) }
    if gone > 0, notice == nil { noteGone(gone) }
    if !isHeld, let older = unfound.first(where: { $0.position != nil }),
      let place = older.position.flatMap({ arrangement.newPosition(of: $0, in: older.arrangement) })
    {
      apply(
        Change(
          place: { state, _ in state.controller.move(to: place) }, alignment: Change.Alignment(),
          rest: { state, _ in
            let current = state.currentID
            state.find.finding?.origin = current
            state.find.finding?.noteShown(at: current)
          }, isTold: Change.isElsewhere))
    }
    performAwaited()
  }
}
