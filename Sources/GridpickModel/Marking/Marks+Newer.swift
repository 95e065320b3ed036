// What is marked in newer data (rule M2): what has an id is known by that, anything else only by being byte
// for byte what it was, and occurring once before and once now.

extension Marks {
  /// The same marks in newer data; those of things that are gone, or in doubt, are gone.
  ///
  /// In lists of their own an item is the same wherever in its list it stands.
  package func carried(from old: GridData, to new: GridData, columnsAreLinked: Bool) -> Marks {
    let numbers = places.numbers
    switch (old, new, unit) {
    case _ where isEmpty: return self
    case (.list(let old), .list(let new), .item):
      return Marks(of: .item, Twins(of: numbers, from: .items(of: old), to: .items(of: new)))
    case (.grid(let old), .grid(let new), .section):
      return Marks(
        of: .section, Twins(of: numbers, from: .sections(of: old), to: .sections(of: new)))
    case (.grid(let old), .grid(let new), .column):
      // A number alone does not say that a column is what it was.
      let columns = ColumnTwins(from: old, to: new)
      let titled = numbers.filter { old.columnTitle($0) != nil }
      return Marks(of: .column, NumberRuns(titled.compactMap(columns.number)))
    case (.grid(let old), .grid(let new), .item)
    where old.store.itemsStandAlone && new.store.itemsStandAlone:
      return Marks(
        of: .item,
        Twins(
          of: numbers, from: .items(of: old, columnsAreLinked: columnsAreLinked),
          to: .items(of: new, columnsAreLinked: columnsAreLinked)))
    case (.grid(let old), .grid(let new), .item): return fields(from: old, to: new)
    default: return Marks(of: unit)
    }
  }

  /// The same where only the items of one section are newer.
  package func carried(from old: Grid, to new: Grid, inSection section: Int) -> Marks {
    switch unit {
    case _ where isEmpty: return self
    case .item: return itemsCarried(from: old, to: new, inSection: section)
    case .section:
      guard !new.hasSameSection(section, as: old) else { return self }
      return Marks(of: .section, places.subtracting(NumberRuns(section..<section + 1)))
    case .column: return self
    }
  }

  private func itemsCarried(from old: Grid, to new: Grid, inSection section: Int) -> Marks {
    let refilled = NumberRuns(Marks.keys(ofSection: section, count: Int(UInt32.max)))
    let found = Twins(
      of: places.intersection(refilled).numbers, from: .items(of: old, inSection: section),
      to: .items(of: new, inSection: section))
    return Marks(
      of: .item, places.subtracting(refilled).union(NumberRuns(Array(found.numbers.values))))
  }

  private init(of unit: Unit, _ twins: Twins) {
    self.init(of: unit, NumberRuns(Array(twins.numbers.values)))
  }

  /// A field is known by its record and its column.
  private func fields(from old: Grid, to new: Grid) -> Marks {
    let columns = ColumnTwins(from: old, to: new)
    let before = places.numbers.compactMap { old.position(of: Marks.id(ofKey: $0)) }
    let sections = NumberRuns(before.map(\.section))
    let twins = Twins(
      of: sections.numbers, from: .sections(of: old), to: .sections(of: new))
    let keys = before.compactMap { place -> Int? in
      guard let section = twins.numbers[place.section], let column = columns.number(place.index)
      else { return nil }
      let position = Position(section: section, index: column)
      return new.hasItem(at: position) ? new.id(at: position).map(Marks.key) : nil
    }
    return Marks(of: .item, NumberRuns(keys))
  }
}
