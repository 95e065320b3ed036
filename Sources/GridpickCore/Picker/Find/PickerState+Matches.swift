// Rule F6: from match to match.

extension PickerState {
  /// Goes to the next match of the last query, or to the previous one; wraps at the end.
  mutating func goToMatch(_ direction: Int) {
    guard let last = find.last else {
      browsing.doneNote = Remark("no search yet", tails: findTail)
      return
    }
    guard let matches = last.matches else {
      find.last?.awaited.append(direction)
      // The search that find waits for brings these matches too.
      guard !awaitsFindings else { return }
      let (search, count) = (search(query(last.text)).inOrderOfData, data.count)
      find.last?.isSought = true
      return start(.matches, .matches(search, data)) { state, answer in
        if case .matches(let findings) = answer { state.goToAwaited(findings, among: count) }
      }
    }
    goToMatch(going: direction, among: matches)
  }

  /// Makes the awaited moves to a match, once no search for matches or places runs.
  mutating func retryMatch() {
    guard find.held == nil, !jobs.runs(.matches), !jobs.runs(.places) else { return }
    for direction in takeAwaited() { goToMatch(direction) }
  }

  /// Goes to the awaited match; if the data has grown from `count`, the matches are not kept.
  private mutating func goToAwaited(_ findings: Findings, among count: Int) {
    guard findings.isComplete else { return }
    find.last?.isSought = false
    if data.count == count { find.last?.matches = findings.matches }
    goToAwaited(among: findings.matches)
  }

  mutating func goToAwaited(among matches: Matches) {
    for direction in takeAwaited() { goToMatch(going: direction, among: matches) }
  }

  private mutating func takeAwaited() -> [Int] {
    defer { find.last?.awaited = [] }
    return find.last?.awaited ?? []
  }

  private mutating func goToMatch(going direction: Int, among matches: Matches) {
    guard let offered = find.last?.offered else {
      find.last?.awaited.append(direction)
      guard !jobs.runs(.places) else { return }
      let isInColumns = arrangement.shownColumns != nil
      let isInOrder = view.keepsSections(of: matches, inColumns: isInColumns)
      let effort =
        content.record != nil
        ? data.effort : isInOrder && matches.rows.isInOrder ? 0 : matches.count
      return think(.places, goingThrough: effort) {
        [content, view, data] _ in
        let offered = content.offering(matches, of: data, by: view, inColumns: isInColumns)
        return {
          $0.find.last?.offered = offered
          $0.actByHand { $0.goToAwaited(among: matches) }
        }
      }
    }
    guard let position, let next = offered.next(after: position, going: direction, among: matches)
    else {
      browsing.doneNote = Remark(
        Remark.Words(soughtPart.map { "none in \($0)" } ?? "no matches"))
      return
    }
    go(to: next)
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
