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

  /// Returns true if time alone shows a part; sorted or regrouped rows wait for all data.
  private func isShownInTime(_ part: ContentUpdate, by run: Errand.Run) -> Bool {
    arrival.newer == nil && !part.data.isEmpty && !run.errand.waitsForEnd && !arrangesData
      && GridAxis.allCases.allSatisfy { view.orders[$0].asked == nil }
  }

  mutating func receive(_ update: ContentUpdate, streamedBy errand: Errand) {
    if update.isComplete {
      arrival.endReload()
      if errand.isSaid { browsing.doneNote = "refreshed" }
    }
    receive(update, isFitted: update.isComplete)
  }

  /// The search in all newer data for marks and exclusions that its beginning lacked.
  var searchForUnfound: Job.Thought {
    { [data, settings, unfound = arrival.unfound, unit = pickUnit] work in
      var places = NumberRuns()
      var excluded = Exclusions()
      for older in unfound {
        func carry(_ marks: Marks) -> Marks? {
          marks.carried(
            from: older.arrangement.data, to: data, columnsAreLinked: settings.columnsAreLinked,
            work)
        }
        guard let marks = carry(older.marks), let out = older.excluded.carried(carry) else {
          return nil
        }
        if marks.unit == unit {
          places = places.union(marks.places.subtracting(older.found.places))
        }
        excluded = excluded.union(out)
      }
      let marks = Marks(of: unit, places)
      return { [excluded] in $0.adoptFound(marks, excluded) }
    }
  }

  /// Adds the marks and exclusions found at the end, and goes to the item that was current before.
  mutating func adoptFound(_ found: Marks, _ excluded: Exclusions) {
    if !view.excluded.contains(excluded) {
      view.excluded = view.excluded.union(excluded)
      forgetLastMatches()
      askForMatches()
    }
    let unfound = arrival.unfound
    arrival.unfound = []
    let gone = unfound.map { $0.marks.count - $0.found.count }.reduce(-found.count, +)
    if !found.isEmpty { adopt(Marks(of: found.unit, marks.places.union(found.places)), of: data) }
    if gone > 0, marks.isEmpty { dropPick() }
    if gone > 0, notice == nil { noteGone(gone) }
    if !isHeld, let older = unfound.first(where: { $0.position != nil }),
      let place = older.position.flatMap({
        arrangement.newPosition(
          of: $0, in: older.arrangement, columnsAreLinked: settings.columnsAreLinked)
      })
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
  }
}
