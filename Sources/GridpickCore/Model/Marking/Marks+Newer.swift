extension Marks {
  /// The marks of things that newer data still has (rule P8); nil if no longer wanted.
  ///
  /// If columns are not linked, an item is the same wherever it stands in its section.
  package func carried(
    from old: Grid, to new: Grid, columnsAreLinked: Bool, _ work: PartedWork = PartedWork()
  ) -> Marks? {
    if isEmpty { return self }
    guard old.isList == new.isList else { return Marks(of: unit) }
    switch unit {
    case .section: return carried(from: .rows(of: old), to: .rows(of: new), work)
    case .column:
      // An equal number does not prove that a column is the same.
      let columns = new.columns(of: old)
      let titled = places.numbers.filter { old.columnTitle($0) != nil }
      return Marks(of: .column, NumberRuns(titled.compactMap { columns[$0] }))
    case .item where old.itemsStandAlone && new.itemsStandAlone:
      return items(from: old, to: new, columnsAreLinked: columnsAreLinked, work)
    case .item: return fields(from: old, to: new, work)
    }
  }

  /// The marks after newer items have taken the place of one section's.
  package func carried(
    from old: Grid, to new: Grid, inSection section: Int, _ work: PartedWork = PartedWork()
  ) -> Marks? {
    switch unit {
    case .item:
      let refilled = NumberRuns(Marks.keys(ofSection: section))
      return Marks(of: .item, places.intersection(refilled))
        .items(from: old, to: new, columnsAreLinked: false, in: section..<section + 1, work)
        .map { Marks(of: .item, places.subtracting(refilled).union($0.places)) }
    case .section where RowKeys.rows(of: new).key(section) != RowKeys.rows(of: old).key(section):
      return Marks(of: .section, places.subtracting(NumberRuns(section..<section + 1)))
    case .section, .column: return self
    }
  }

  private func carried(from old: RowKeys, to new: RowKeys, _ work: PartedWork) -> Marks? {
    new.carry(places.numbers, from: old, work).map { Marks(of: unit, NumberRuns($0.map(\.new))) }
  }

  private func items(
    from old: Grid, to new: Grid, columnsAreLinked: Bool, in sections: Range<Int>? = nil,
    _ work: PartedWork
  ) -> Marks? {
    func keys(of grid: Grid) -> RowKeys {
      .items(of: grid, columnsAreLinked: columnsAreLinked, in: sections)
    }
    let before = positions(in: old)
    // A section that is filled anew keeps its number.
    let moved =
      sections == nil
      ? RowKeys.sections(of: new)
        .carry(Set(before.map(\.section)).sorted(), from: .sections(of: old), work) : []
    guard let moved else { return nil }
    let places = Dictionary(uniqueKeysWithValues: moved.map { ($0.old, $0.new) })
    let pairs = keys(of: new).carry(before.map(\.number), from: keys(of: old), work) { number in
      let place = Position(number: number)
      return Position(section: places[place.section] ?? place.section, index: place.index).number
    }
    return pairs.map { pairs in
      Marks(
        of: .item,
        NumberRuns(pairs.compactMap { new.id(at: Position(number: $0.new)) }.map(Marks.key)))
    }
  }

  /// Carries marks on fields over: a field is known by its row and its column.
  private func fields(from old: Grid, to new: Grid, _ work: PartedWork) -> Marks? {
    let columns = new.columns(of: old)
    let before = positions(in: old)
    let rows = RowKeys.rows(of: new)
      .carry(NumberRuns(before.lazy.map(\.section)).numbers, from: .rows(of: old), work)
    guard let rows else { return nil }
    let sections = Dictionary(uniqueKeysWithValues: rows.map { ($0.old, $0.new) })
    let keys = before.compactMap { place -> Int? in
      guard let section = sections[place.section], columns.indices.contains(place.index),
        let column = columns[place.index]
      else { return nil }
      let position = Position(section: section, index: column)
      return new.hasItem(at: position) ? new.id(at: position).map(Marks.key) : nil
    }
    return Marks(of: .item, NumberRuns(keys))
  }

  private func positions(in grid: Grid) -> [Position] {
    places.numbers.compactMap { grid.position(of: Marks.id(ofKey: $0)) }
  }
}
