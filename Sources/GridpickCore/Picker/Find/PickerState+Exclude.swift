/// Actions that take items out of the results, where only matches stay (rule B7).
extension PickerState {
  /// Excludes the current item, or all marked items if `isOfMarked`; if rows are picked, rows.
  mutating func exclude(marked isOfMarked: Bool) {
    if refusesAsBoundless() { return }
    guard pickUnit != .column else {
      return say(Remark("columns cannot be excluded", tails: tail("hide-column", "hides one")))
    }
    let takesRows = settings.searchUnit(of: data) != .cell || pickUnit == .section
    let current = position.flatMap { pickable($0, as: takesRows ? .section : nil) }
    let things =
      isOfMarked && !marks.isEmpty
      ? marks : Marks(of: .item, NumberRuns([current].compactMap { $0.map(Marks.key) }))
    guard !things.isEmpty else { return say("nothing to exclude") }
    let rows = things.unit == .section ? things.places : NumberRuns(things.sections)
    var excluded = Exclusions()
    if takesRows { excluded.rows = rows } else { excluded.items = things.places }
    view.excluded = view.excluded.union(excluded)
    if pickUnit == .section {
      unmark(rows)
    } else {
      unmark(takesRows ? NumberRuns(keysOfRows: rows) : things.places)
    }
    forgetLastMatches()
    askForMatches()
  }

  /// Returns the item after an excluded item, or else before it, or else in a later section.
  func successor(of before: Change.Before) -> Position? {
    guard let old = before.position else { return nil }
    let shown = before.arrangement.content
    let list = shown.flow
    let own = list?.place(of: old) ?? old.index
    let end = list?.count ?? shown.itemCount(inSection: old.section)
    func left(_ place: Int) -> Position? {
      let place = list?.position(ofPlace: place) ?? Position(section: old.section, index: place)
      return shown.id(at: place).flatMap(current)
    }
    return (own..<max(own, end)).lazy.compactMap(left).first
      ?? (0..<own).reversed().lazy.compactMap(left).first
      ?? (old.section..<shown.sectionCount).lazy.compactMap { section in
        let index = shown.index(nearest: old.index, inSection: section)
        let place = Position(section: section, index: index)
        return shown.canBeCurrent(place) ? shown.id(at: place).flatMap(current) : nil
      }.first
  }

  func isExcluded(_ id: ItemID) -> Bool { view.excluded.contains(id) }

  private mutating func unmark(_ places: NumberRuns) {
    marked.rectangle = nil
    if !marks.isEmpty { make(MarkChange(way: .removing, effort: 0) { _, _ in places }) }
  }
}
