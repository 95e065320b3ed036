extension Marks {
  /// Lines that turn out to be records, which are told where they are now.
  package func ofRecords(at section: (Int) -> Int?) -> Marks {
    Marks(of: .section, NumberRuns(places.numbers.compactMap(section)))
  }

  /// Columns that more of the same data has elsewhere.
  package func renumbered(_ number: (Int) -> Int?) -> Marks {
    Marks(of: unit, NumberRuns(places.numbers.compactMap(number)))
  }
}
