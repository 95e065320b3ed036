import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Whatever was looked for before, whatever has come meanwhile and however many look, what is found is what
/// a look at one item after the other finds.
struct FinderPropertyTests {
  @Test(arguments: [1, 2, 3, 16])
  func `F8.3 F8.4 searches that continue find what a new search finds in a growing list`(
    partCount: Int
  ) {
    var numbers = SeededGenerator(seed: UInt64(partCount))
    for _ in 0..<30 {
      var finder = Finder()
      var texts: [String] = []
      var excluded = Exclusions()
      var dataNumber = 0
      var text = ""
      let isRanked = Bool.random(using: &numbers)
      for _ in 0..<20 {
        edit(&text, &numbers)
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0:
          texts = []
          dataNumber += 1
          fallthrough
        case 1, 2, 3:
          texts += (0..<Int.random(in: 0..<60, using: &numbers)).map { _ in word(&numbers) }
        default: break
        }
        exclude(&excluded, row: texts.indices.randomElement(using: &numbers) ?? 0, nil, &numbers)
        var search = Search(
          Query(text), unit: .line, isRanked: isRanked, dataNumber: dataNumber)
        search.excluded = excluded
        search.origin =
          texts.isEmpty ? nil : ItemID(row: .random(in: texts.indices, using: &numbers))
        let findings = finder.find(search, in: Grid(TestList(texts)), work(partCount))
        #expect(findings == naive(search, texts), "\(text)")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 16])
  func `F8.3 F8.4 searches that continue find what a new search finds in a growing grid`(
    partCount: Int
  ) {
    var numbers = SeededGenerator(seed: 100 + UInt64(partCount))
    for round in 0..<30 {
      var finder = Finder()
      var rows: [[String?]] = [["a", "b", "c"]]
      var excluded = Exclusions()
      var dataNumber = 0
      var text = ""
      for _ in 0..<20 {
        edit(&text, &numbers)
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0:
          rows = [["a", "b", "c"]]
          dataNumber += 1
          fallthrough
        case 1, 2, 3:
          rows += (0..<Int.random(in: 0..<40, using: &numbers)).map { _ in row(&numbers) }
        default: break
        }
        let grid = Grid(
          TestGrid(rows).titled(
            sections: rows.indices.map { ["ab", "ca b", "", "x"][$0 % 4] },
            columns: ["a b", "", "bc"]))
        var search = Search(
          Query(text), unit: round % 2 == 0 ? .cell : .row, dataNumber: dataNumber)
        let section = Int.random(in: rows.indices, using: &numbers)
        let item = ItemID(section: section, index: .random(in: 0..<3, using: &numbers))
        let isOfItem = Bool.random(using: &numbers)
        exclude(&excluded, row: section, isOfItem ? item : nil, &numbers)
        search.excluded = excluded
        search.columns = [nil, [0, 2], [1]][Int.random(in: 0..<3, using: &numbers)]
        search.staysInSection = Bool.random(using: &numbers)
        search.origin = ItemID(section: .random(in: rows.indices, using: &numbers), index: 0)
        let findings = finder.find(search, in: grid, work(partCount))
        let expected = NaiveFinder(search: search, grid: grid).findings
        #expect(
          findings?.members == expected.members && findings?.places == expected.places, "\(text)")
        #expect(findings?.best == expected.best, "\(text)")
      }
    }
  }

  /// Parts that are done one after the other, the last one first.
  private func work(_ partCount: Int) -> PartedWork {
    PartedWork(partCount: partCount) { count, body in
      for part in (0..<count).reversed() { body(part) }
    }
  }

  /// Excludes more, or nothing any longer.
  private func exclude(
    _ excluded: inout Exclusions, row: Int, _ item: ItemID?,
    _ numbers: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: excluded = Exclusions()
    case 1, 2, 3:
      if let item {
        excluded.items = excluded.items.union(NumberRuns([Marks.key(of: item)]))
      } else {
        excluded.rows = excluded.rows.union(NumberRuns([row]))
      }
    default: break
    }
  }

  private func edit(_ text: inout String, _ numbers: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: text = ""
    case 1, 2: text = String(text.dropLast())
    case 3: text += " "
    case 4: text += " !" + letter(&numbers)
    default: text += letter(&numbers)
    }
  }

  private func letter(_ numbers: inout SeededGenerator) -> String {
    "abc".randomElement(using: &numbers).map(String.init) ?? ""
  }

  private func word(_ numbers: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<8, using: &numbers)).map { _ in
      "abcABC_".randomElement(using: &numbers).map(String.init) ?? ""
    }.joined()
  }

  private func row(_ numbers: inout SeededGenerator) -> [String?] {
    (0..<Int.random(in: 0..<4, using: &numbers)).map { _ in
      Int.random(in: 0..<5, using: &numbers) == 0 ? nil : word(&numbers)
    }
  }

  private func naive(_ search: Search, _ texts: [String]) -> Findings {
    let left = texts.enumerated().filter { !search.excluded.rows.contains($0.offset) }
    let found = left.compactMap { index, text in
      NaiveFinder.score(search.query, [NaiveFinder.Text(TestItem.shown(text))]).map {
        (score: $0, length: text.utf8.count, index: index)
      }
    }
    let isRanked = search.isRanked && search.query.alternatives.joined().contains { !$0.isInverse }
    guard isRanked else {
      let origin = search.origin?.section ?? 0
      let best = found.min {
        (-$0.score, abs($0.index - origin), $0.index) < (
          -$1.score, abs($1.index - origin), $1.index
        )
      }
      return Findings(
        matches: .rows(RowOrder(found.map { UInt32($0.index) }, isInOrder: true)),
        best: best.map { ItemID(row: $0.index) }, isComplete: true)
    }
    let sorted = found.sorted {
      (-$0.score, $0.length, $0.index) < (-$1.score, $1.length, $1.index)
    }
    return Findings(
      matches: .rows(RowOrder(sorted.map { UInt32($0.index) }, isInOrder: false)),
      best: sorted.first.map { ItemID(row: $0.index) }, isComplete: true)
  }
}
