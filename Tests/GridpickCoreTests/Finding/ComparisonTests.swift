import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Comparisons behind the title of a column (rule F2).
struct ComparisonTests {
  private static let kinds = [
    ["0", "-3", "7", "1,234.5", "1e4", "20%", "1.5", "12345678901234567", "9", "n/a"],
    ["512B", "900M", "1.5G", "1.5GiB", "72.8 MB", "100K", "102400", "<none>"],
    ["250ms", "40s", "3d4h", "2 hours ago", "an hour ago", "2 days", "1w", "About a minute ago"],
    ["1:30", "2-10:02:03", "0:05", "10:02:03", "90"],
    ["2024-05-01", "2026-11-22 09:30", "2026-11-22T12:00:00+02:00", "2026-11-22T10:00:00Z"],
    ["1.2.3", "v1.4", "V1.4", "1.10", "1.9.0", "1.10.0-rc1", "2", "10.0.0.1"],
  ]

  private static func column(of kind: Int, _ numbers: inout SeededGenerator) -> [String?] {
    (0..<40).map { _ in
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: nil
      case 1: ["", "-", "–", "text"].randomElement(using: &numbers)
      default: kinds[kind].randomElement(using: &numbers)
      }
    }
  }

  private func found(
    _ text: String, in labels: [String?], by finder: inout Finder, isExact: Bool = false
  ) -> [Int] {
    let grid = Grid(TestGrid(labels.map { [$0, "x"] }).titled(columns: ["Value", "Other"]))
    var settings = FindSettings()
    settings.isExact = isExact
    let search = Search(Query(text, by: settings, columnsOf: grid), unit: .row)
    return finder.find(search, in: grid)?.members?.map { Int($0) } ?? []
  }

  private func found(_ text: String, in labels: [String?]) -> [Int] {
    var finder = Finder()
    return found(text, in: labels, by: &finder)
  }

  /// The rows that have a worth, in their order, before and behind a label that is sorted with them.
  private func sorted(
    _ labels: [String?], with operand: String, isFirst: Bool
  ) -> (before: Set<Int>, behind: Set<Int>) {
    let all = isFirst ? [operand] + labels : labels + [operand]
    let order = RowOrder(of: Grid(TestGrid(all.map { [$0] })), by: Sorting(by: .column(0)))
    let rows = (order?.members ?? []).map { Int($0) - (isFirst ? 1 : 0) }
    let place = rows.firstIndex(of: isFirst ? -1 : labels.count) ?? 0
    func worthy(_ rows: ArraySlice<Int>) -> Set<Int> {
      Set(rows.filter { labels[$0].map(Self.hasWorth) ?? false })
    }
    return (worthy(rows[..<place]), worthy(rows[(place + 1)...]))
  }

  private static func hasWorth(_ label: String) -> Bool {
    var label = label
    return label.withUTF8 { LabelWorth($0).number != nil || VersionLabel.text(of: $0) != nil }
  }

  @Test(arguments: kinds.indices)
  func `F2.8 a comparison agrees with the order of a sort`(
    kind: Int
  ) {
    var numbers = SeededGenerator(seed: UInt64(kind))
    for _ in 0..<20 {
      let labels = Self.column(of: kind, &numbers)
      for operand in Self.kinds[kind] where Self.hasWorth(operand) {
        let text = operand.replacing(" ", with: "\\ ")
        let (less, notLess) = sorted(labels, with: operand, isFirst: true)
        let (notGreater, greater) = sorted(labels, with: operand, isFirst: false)
        // Numbers with a point are versions in a sort where others are, so the operand must be one.
        if kind == 5, operand.split(separator: ".").count < 3, !operand.lowercased().hasPrefix("v")
        {
          continue
        }
        let equal = notLess.intersection(notGreater)
        for (sign, rows) in [
          (">", greater), (">=", notLess), ("<", less), ("<=", notGreater), ("=", equal),
          ("!=", Set(labels.indices).subtracting(equal)),
          ("!>", Set(labels.indices).subtracting(greater)),
        ] {
          #expect(Set(found("value:" + sign + text, in: labels)) == rows, "\(sign)\(operand)")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `F8.3 a comparison that is typed further finds what a new search finds`(isExact: Bool) {
    var numbers = SeededGenerator(seed: 9)
    let queries = [
      "value:>50", "value:>=100K", "value:!=0", "value:<1h", "value:>2024-05-01", "val:'>7 x",
      "value:>1.2.3", "!value:>1.5", "value:=-3", "value:<9 | value:>1G", "valu:>7x", "other:>x",
    ]
    for _ in 0..<10 {
      let labels =
        (Self.kinds.indices).flatMap { Self.column(of: $0, &numbers) } + [">7", ">2024-"]
      var finder = Finder()
      for query in queries {
        let prefixes = (0...query.count).map { String(query.prefix($0)) }
        for text in prefixes + prefixes.reversed() {
          let expected = {
            var finder = Finder()
            return found(text, in: labels, by: &finder, isExact: isExact)
          }()
          #expect(found(text, in: labels, by: &finder, isExact: isExact) == expected, "\(text)")
        }
      }
    }
  }

  @Test func `F1.7 F2.8 a comparison sign is no term until a number follows it`() {
    let labels = ["5", "text", nil]
    for text in ["value:>", "value:>=", "value:<=", "value:=", "value:!=", "value:!", "value:>-"] {
      #expect(found(text, in: labels) == found("", in: labels), "\(text)")
    }
  }

  @Test func `F2.9 a sign with text after it, or without a title, is ordinary text`() {
    let labels = ["5", ">text", "> 9", "=b", nil]
    #expect(found("value:>te", in: labels) == [1])
    #expect(found("value:=b", in: labels) == [3])
    #expect(found("value:'>", in: labels) == [1, 2])
    #expect(found(">9", in: labels) == [2])
    #expect(found("nothing:>4", in: labels) == [])
  }

  @Test func `F2.10 three or more letters name a column if only one title begins with them`() {
    let titles = [
      "Memory", "Memo", "%CPU", "status", "start", "2024", "1000 m", "a:bcd", "name", "Name",
      "node.phase", "node.namespace", "node.host", "pod.host",
    ]
    let grid = Grid(TestGrid([titles.map { _ in "x" }]).titled(columns: titles))
    let column = grid.columnFinder()
    let expected = [
      "memo": 1, "memor": 0, "mem": nil, "%cp": 2, "%c": nil, "sta": nil, "stat": 3, "star": 4,
      "202": nil, "2024": 5, "100": nil, "1000 ": nil, "1000 m": 6, "a:b": 7, "nam": 8,
      "names": 11, "phase": 10, "pha": 10, "node.p": 10, "node": nil, "hos": nil,
    ]
    for (title, number) in expected { #expect(column(title) == number, "\(title)") }
    let query = Query("a:bc:x", by: FindSettings(), columnsOf: grid)
    #expect(query.alternatives.first?.first?.column == 7)
  }

  @Test func `F2.8 a comparison uses the label, not the detail`() {
    let grid = Grid(TestGrid([["5/900"], ["900/5"]]).titled(columns: ["value"]))
    var finder = Finder()
    let search = Search(Query("value:>100", by: FindSettings(), columnsOf: grid))
    #expect(finder.find(search, in: grid)?.places == ["1,0"])
  }
}
