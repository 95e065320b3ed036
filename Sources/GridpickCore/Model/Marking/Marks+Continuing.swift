extension Marks {
  /// Returns marks on records for marks on lines; `section` gives the record of each line.
  package func ofRecords(at section: (Int) -> Int?) -> Marks {
    Marks(of: .section, NumberRuns(places.numbers.compactMap(section)))
  }

  /// Returns marks on the same items at their new places; `id` gives the new place of each item.
  package func moved(to id: (ItemID) -> ItemID?) -> Marks {
    let ids = places.numbers.compactMap {
      id(unit == .section ? ItemID(row: $0) : Marks.id(ofKey: $0))
    }
    return Marks(of: .item, NumberRuns(ids.map(Marks.key)))
  }

  /// Returns the marks with new numbers, used when more of the same data moves the columns.
  package func renumbered(_ number: (Int) -> Int?) -> Marks {
    Marks(of: unit, NumberRuns(places.numbers.compactMap(number)))
  }
}
