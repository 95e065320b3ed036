import GridpickTestSupport
import Testing

@testable import GridpickCore

/// What becomes of things in newer data, beside a model that compares each with each (rule P8).
struct RowKeyPropertyTests {
  private static let pairs = 12_500

  @Test(arguments: 0..<8)
  func `P8.10 P8.11 P8.12 P8.13 M2.2 M2.3 things are found where the model finds them`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for number in 0..<Self.pairs {
      let old = RandomRows(standAlone: seed % 2 == 0, &random)
      let new = RandomRows(standAlone: seed % 2 == 0, &random)
      let isLinked = seed % 4 < 2
      let marked = old.places.filter { _ in Bool.random(using: &random) }
      let wrong = differences(from: old, to: new, marked, isLinked: isLinked)
      guard wrong.isEmpty else {
        Issue.record(
          "pair \(number): \(wrong)\n\(old.rows)\n\(new.rows)\n\(old.columns) \(new.columns)")
        return
      }
    }
  }

  private func differences(
    from old: RandomRows, to new: RandomRows, _ marked: [Position], isLinked: Bool
  ) -> [String] {
    let (before, now) = (Grid(old), Grid(new))
    var wrong: [String] = []
    func check<Found: Equatable>(_ found: Found, _ expected: Found, _ thing: String) {
      if found != expected { wrong.append("\(thing) is \(found), not \(expected)") }
    }
    func carried(_ marks: [Int], _ unit: MarkUnit, _ data: [Grid]) -> [Int]? {
      Marks(of: unit, NumberRuns(marks))
        .carried(from: data[0], to: data[1], columnsAreLinked: isLinked)?.places.numbers
    }
    let grids = [before, now]
    func rising(_ numbers: [Int?]) -> [Int] { Set(numbers.compactMap(\.self)).sorted() }
    check(
      carried(marked.map(\.number), .item, grids),
      rising(marked.map { new.item($0, of: old, isLinked: isLinked)?.number }), "items")
    let rows = rising(marked.map(\.section))
    if new.rowKind != .items {
      check(carried(rows, .section, grids), rising(rows.map { new.row($0, of: old) }), "rows")
    }
    let columns = rising(marked.map(\.index)).filter { old.columns[$0] != nil }
    check(
      carried(columns, .column, grids), rising(columns.map { new.column($0, of: old) }), "columns")
    let sections = now.sections(rows, of: before)
    for row in rows { check(sections[row], new.section(row, of: old), "section \(row)") }
    for place in marked {
      check(
        now.position(of: place, in: before, columnsAreLinked: isLinked),
        new.current(place, of: old, isLinked: isLinked), "item \(place)")
    }
    // Lines, and items that stand alone in one column.
    let (lines, newer) = (old.list, new.list)
    let numbers = marked.map(\.number).compactMap { old.places.map(\.number).firstIndex(of: $0) }
    let found = numbers.map { line in
      newer.items.indices.filter {
        lines.items[line].id == nil
          ? newer.items[$0] == lines.items[line] : newer.items[$0].id == lines.items[line].id
      }.min { (abs($0 - line), $0) < (abs($1 - line), $1) }
    }
    check(carried(numbers, .section, [Grid(lines), Grid(newer)]), rising(found), "lines")
    return wrong
  }
}
