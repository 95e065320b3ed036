// Carries marks over to newer data (rule M2). A thing with an id is found by its id. Anything else
// is found only if it is byte for byte the same, and occurs once before and once now.

extension Marks {
  /// Without the marks of things that are gone or in doubt; nil if no longer wanted.
  ///
  /// If columns are not linked, an item is the same wherever it stands in its section.
  package func carried(
    from old: GridData, to new: GridData, columnsAreLinked: Bool, _ work: PartedWork = PartedWork()
  ) -> Marks? {
    switch (old, new, unit) {
    case _ where isEmpty: return self
    case (.list(let old), .list(let new), .item):
      return carried(from: .items(of: old), to: .items(of: new), work)
    case (.grid(let old), .grid(let new), .section):
      return carried(from: .sections(of: old), to: .sections(of: new), work)
    case (.grid(let old), .grid(let new), .column):
      // An equal number does not prove that a column is the same.
      let columns = ColumnTwins(from: old, to: new)
      let titled = places.numbers.filter { old.columnTitle($0) != nil }
      return Marks(of: .column, NumberRuns(titled.compactMap(columns.number)))
    case (.grid(let old), .grid(let new), .item)
    where old.source.itemsStandAlone && new.source.itemsStandAlone:
      return carried(
        from: .items(of: old, columnsAreLinked: columnsAreLinked),
        to: .items(of: new, columnsAreLinked: columnsAreLinked), work)
    case (.grid(let old), .grid(let new), .item): return fields(from: old, to: new, work)
    default: return Marks(of: unit)
    }
  }

  package func carried(
    from old: Grid, to new: Grid, inSection section: Int, _ work: PartedWork = PartedWork()
  ) -> Marks? {
    switch unit {
    case _ where isEmpty: return self
    case .item: return itemsCarried(from: old, to: new, inSection: section, work)
    case .section:
      guard !new.hasSameSection(section, as: old) else { return self }
      return Marks(of: .section, places.subtracting(NumberRuns(section..<section + 1)))
    case .column: return self
    }
  }

  private func carried(
    from old: Twins.Side, to new: Twins.Side, _ work: PartedWork
  ) -> Marks? {
    Twins(of: places, from: old, to: new, work).map { Marks(of: unit, $0.newNumbers) }
  }

  private func itemsCarried(
    from old: Grid, to new: Grid, inSection section: Int, _ work: PartedWork
  ) -> Marks? {
    let refilled = NumberRuns(Marks.keys(ofSection: section, count: Int(UInt32.max)))
    return Marks(of: .item, places.intersection(refilled))
      .carried(
        from: .items(of: old, inSection: section), to: .items(of: new, inSection: section), work
      )
      .map { Marks(of: .item, places.subtracting(refilled).union($0.places)) }
  }

  /// Carries marks on fields over: a field is found by its record and its column.
  private func fields(from old: Grid, to new: Grid, _ work: PartedWork) -> Marks? {
    let columns = ColumnTwins(from: old, to: new)
    let before = places.numbers.compactMap { old.position(of: Marks.id(ofKey: $0)) }
    let records = Marks(of: .section, NumberRuns(before.lazy.map(\.section)))
    guard
      let twins = Twins(
        of: records.places, from: .sections(of: old), to: .sections(of: new), work)
    else { return nil }
    let sections = Dictionary(uniqueKeysWithValues: twins.pairs.map { ($0.old, $0.new) })
    let keys = before.compactMap { place -> Int? in
      guard let section = sections[place.section], let column = columns.number(place.index)
      else { return nil }
      let position = Position(section: section, index: column)
      return new.hasItem(at: position) ? new.id(at: position).map(Marks.key) : nil
    }
    return Marks(of: .item, NumberRuns(keys))
  }
}
