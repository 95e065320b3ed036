// Rule F6: from match to match.

extension PickerState {
  /// Goes to the next match of the last query, or to the previous one; wraps at the end.
  mutating func goToMatch(_ direction: Int) {
    guard let last = find.last else { return say(Remark("no search yet", tails: findTail)) }
    guard let matches = last.matches, let offered = last.offered else {
      find.last?.awaited.append(direction)
      return seekMatches()
    }
    guard let position, let next = offered.next(after: position, going: direction, among: matches)
    else {
      return say(Remark(Remark.Words(soughtPart.map { "none in \($0)" } ?? "no matches")))
    }
    go(to: next)
  }

  /// Makes the awaited moves to a match, once no search for matches or places runs.
  mutating func retryMatch() {
    guard canSeekMatches, let awaited = find.last?.awaited, !awaited.isEmpty else { return }
    find.last?.awaited = []
    actByHand { for direction in awaited { $0.goToMatch(direction) } }
  }

  /// False while a search is under way, because it may bring the matches of the last query too.
  private var canSeekMatches: Bool {
    find.held == nil && !jobs.runs(.matches) && !jobs.runs(.places)
  }

  /// Looks for the matches of the last query, or for their places in what is shown.
  private mutating func seekMatches() {
    guard canSeekMatches, let last = find.last else { return }
    guard let matches = last.matches else {
      let (search, count) = (search(query(last.text)).inOrderOfData, data.count)
      find.last?.isSought = true
      return start(.matches, .matches(search, data)) { state, answer in
        guard case .matches(let findings) = answer, findings.isComplete else { return }
        state.find.last?.isSought = false
        state.find.last?.matches = findings.matches
        state.retryMatch()
        // Data that has come meanwhile may match too, but no awaited movement waits for it.
        if state.data.count != count, state.find.last?.awaited.isEmpty != false {
          state.forgetLastMatches()
        }
      }
    }
    let isInColumns = arrangement.shownColumns != nil
    let isInOrder = view.keepsSections(of: matches, inColumns: isInColumns)
    let effort =
      content.record != nil
      ? data.effort : isInOrder && matches.rows.isInOrder ? 0 : matches.count
    think(.places, goingThrough: effort) { [content, view, data] _ in
      let offered = content.offering(matches, of: data, by: view, inColumns: isInColumns)
      return {
        $0.find.last?.offered = offered
        $0.retryMatch()
      }
    }
  }
}

extension Grid {
  /// Returns the next position that may be current, in the order of the grid; wraps at the end.
  fileprivate func next(
    after position: Position, going direction: Int, among matches: Matches
  ) -> Position? {
    if case .rows = matches, !itemsAreRows {
      let next = section(from: position.section + direction, going: direction) ?? first(direction)
      return next.map { Position(section: $0, index: position.index) }
    }
    if let index = itemIndex(from: position, steps: direction, wraps: false) {
      return Position(section: position.section, index: index)
    }
    guard
      let next = section(from: position.section + direction, going: direction) ?? first(direction)
    else { return nil }
    let edge = direction > 0 ? -1 : itemCount(inSection: next)
    return itemIndex(from: Position(section: next, index: edge), steps: direction, wraps: false)
      .map { Position(section: next, index: $0) }
  }

  private func first(_ direction: Int) -> Int? {
    section(from: direction > 0 ? 0 : sectionCount - 1, going: direction)
  }
}
