extension Grid {
  /// Returns a copy in which only the matches, which are places in `whole`, may be current.
  ///
  /// Two flags save a pass over the matches: `isInEachSection`, and `isInOrder` if the sections are
  /// in the data's order and each has matches. With `isShown` the matches are places in this grid.
  package func offering(
    _ matches: Matches, of whole: Grid, isInEachSection: Bool = false,
    isInOrder: Bool = false, isShown: Bool = false
  ) -> Grid {
    changed {
      $0.offer = Offer(
        matches, of: whole, in: self, isInEachSection: isInEachSection, isInOrder: isInOrder,
        isShown: isShown)
    }
  }

  package func offers(_ position: Position) -> Bool {
    offer == nil || offeredID(at: position) != nil
  }

  /// Returns the item's place among the items of a list that may be current, and their number.
  func ordinal(of position: Position, in list: Flow) -> (place: Int, count: Int) {
    let place = list.place(of: position)
    guard let sections = offer?.sections, list.columnCount == 1 else { return (place, list.count) }
    return ((0..<sections.count).partitionPoint { sections.section($0) < place }, sections.count)
  }

  /// Returns the number of a section's items that may be current, where records are items.
  func offeredCount(inSection section: Int) -> Int {
    offer?.matches.count(inSection: section) ?? itemCount(inSection: section)
  }

  package var offersAnything: Bool { offer?.sections.map { $0.count > 0 } ?? true }

  package func offersSection(_ section: Int) -> Bool {
    offer?.sections == nil || self.section(from: section, going: 1) == section
  }

  /// Returns the nearest section that may be current from this one on; `direction` < 0: backwards.
  package func section(from section: Int, going direction: Int) -> Int? {
    guard let sections = offer?.sections else {
      return (0..<sectionCount).contains(section) ? section : nil
    }
    let place = (0..<sections.count).partitionPoint {
      direction < 0 ? sections.section($0) <= section : sections.section($0) < section
    }
    let found = direction < 0 ? place - 1 : place
    return (0..<sections.count).contains(found) ? sections.section(found) : nil
  }

  /// Returns the nearest index that may be current, the earlier of two (rules P1, F4).
  package func index(nearest asked: Int, inSection section: Int) -> Int {
    let count = itemCount(inSection: section)
    // Passing through an empty section must not scroll the columns back and forth.
    let last = max(0, (count > 0 ? count : columnCount) - 1)
    let index = min(max(asked, 0), last)
    guard offer != nil, offersSection(section) else { return index }
    if let near = offered(near: Position(section: section, index: index)) {
      return near.min { abs($0 - index) < abs($1 - index) } ?? index
    }
    return Outwards(from: index, below: last + 1)
      .first { offers(Position(section: section, index: $0)) } ?? index
  }

  /// Returns the distance to the next match or the end; nil if each place must be checked.
  func distance(from position: Position, going direction: Int) -> Int? {
    guard
      let near = offered(
        near: Position(section: position.section, index: position.index + max(0, direction)))
    else { return nil }
    let next = near.first { ($0 - position.index) * direction > 0 }
    let end = direction > 0 ? itemCount(inSection: position.section) : -1
    return abs((next ?? end) - position.index)
  }

  /// Returns the last match before a place and the first from it on; nil in another item order.
  private func offered(near position: Position) -> [Int]? {
    guard let offer, offer.keepsItems, case .cells(let cells) = offer.matches,
      let place = id(at: position).flatMap(offer.whole.position)
    else { return nil }
    return cells.neighbours(of: place)
  }
}
