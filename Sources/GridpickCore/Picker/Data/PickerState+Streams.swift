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
