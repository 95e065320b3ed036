import GridpickFinding
import GridpickMatching
import GridpickModel
import GridpickPaging

// MARK: - From match to match (rule F6)

extension PickerState {
  /// To the next match of the last query, or with a minus the one before, round the end.
  mutating func goToMatch(_ direction: Int) {
    guard let last = lastQuery else {
      doneNote = "/ finds"
      return
    }
    guard let matches = last.matches else {
      lastQuery?.awaited = direction
      // What find waits for tells it.
      guard !awaitsFindings else { return }
      let search = search(query(last.text))
      lastQuery?.ask(for: search, among: data.count)
      return ask(.matches(search, data))
    }
    go(going: direction, among: matches)
  }

  /// Asks again for the next match, if the data or its arrangement has changed since it was asked for.
  mutating func goOnToMatch() {
    guard let direction = lastQuery?.awaited, heldFindings == nil, !questions.awaits(.matches),
      !questions.awaits(.places)
    else { return }
    lastQuery?.awaited = nil
    goToMatch(direction)
  }

  mutating func goToAwaited(_ findings: Findings, of search: Search) {
    guard lastQuery?.take(findings, of: search, among: data.count) == true,
      let direction = lastQuery?.awaited
    else { return }
    lastQuery?.awaited = nil
    go(going: direction, among: findings.matches)
  }

  /// What is shown is all that matches, and somebody wants to go on in it.
  mutating func goToAwaited() {
    guard let direction = lastQuery?.awaited, let matches = lastQuery?.matches else { return }
    lastQuery?.awaited = nil
    go(going: direction, among: matches)
  }

  private mutating func go(going direction: Int, among matches: Matches) {
    guard let offered = lastQuery?.offered else {
      lastQuery?.awaited = direction
      guard !questions.awaits(.places) else { return }
      let isInOrder = view.keepsSections(of: matches, inColumns: arrangement.shownColumns != nil)
      return doOrAsk(
        Question.Task.places, goingThrough: isInOrder && matches.isInOrder ? 0 : matches.count
      ) {
        [content, whole = data.isList ? nil : arrangement.whole.shape] _ in
        let offered = content.offering(matches, of: whole, isInOrder: isInOrder)
        return { state in
          state.lastQuery?.offered = offered
          let direction = state.lastQuery?.awaited ?? direction
          state.lastQuery?.awaited = nil
          state.actByHand { $0.go(going: direction, among: matches) }
        }
      }
    }
    guard let position, let next = offered.next(after: position, going: direction, among: matches)
    else {
      doneNote = "nothing matches"
      return
    }
    go(to: next)
  }
}

extension Grid {
  /// The next that may be current, in the order of the grid and round its end.
  fileprivate func next(
    after position: Position, going direction: Int, among matches: Matches
  ) -> Position? {
    if case .sections = matches {
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
