/// The rows and the single items that the user has taken out of the results (rule B7).
package struct Exclusions: Equatable, Sendable {
  package var rows = NumberRuns()
  /// The excluded items, by `Marks.key(of:)`.
  package var items = NumberRuns()

  package var isEmpty: Bool { rows.isEmpty && items.isEmpty }

  func contains(_ id: ItemID) -> Bool {
    rows.contains(id.section) || items.contains(Marks.key(of: id))
  }

  func contains(_ other: Exclusions) -> Bool {
    rows.contains(other.rows) && items.contains(other.items)
  }

  func union(_ other: Exclusions) -> Exclusions {
    Exclusions(rows: rows.union(other.rows), items: items.union(other.items))
  }

  func without(row: Int) -> Exclusions {
    let row = NumberRuns(row..<row + 1)
    return Exclusions(
      rows: rows.subtracting(row), items: items.subtracting(NumberRuns(keysOfRows: row)))
  }

  /// Returns the rows and items that newer data still has (rule P8); nil if work was stopped.
  func carried(_ carry: (Marks) -> Marks?) -> Exclusions? {
    guard !isEmpty else { return self }
    guard let rows = carry(Marks(of: .section, rows)), let items = carry(Marks(of: .item, items))
    else { return nil }
    return Exclusions(rows: rows.places, items: items.places)
  }
}

extension NumberRuns {
  init(keysOfRows rows: NumberRuns) {
    for row in rows.numbers { append(Marks.keys(ofSection: row)) }
  }
}
