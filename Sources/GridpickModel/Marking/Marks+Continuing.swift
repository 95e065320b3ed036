extension Marks {
  /// Lines that turn out to be records, which are told where they are now.
  package func ofRecords(at section: (Int) -> Int?) -> Marks {
    Marks(of: .section, NumberRuns(places.numbers.compactMap(section)))
  }

  /// Items that turn out to be elsewhere, which are told where they are now.
  package func moved(to id: (ItemID) -> ItemID?) -> Marks {
    let ids = places.numbers.compactMap { id(Marks.id(ofKey: $0)) }
    return Marks(of: .item, NumberRuns(ids.map(Marks.key)))
  }

  /// Columns that more of the same data has elsewhere.
  package func renumbered(_ number: (Int) -> Int?) -> Marks {
    Marks(of: unit, NumberRuns(places.numbers.compactMap(number)))
  }
}
