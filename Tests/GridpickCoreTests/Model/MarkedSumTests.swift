import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The sum of what is marked (rule M4).
struct MarkedSumTests {
  static let sums: [([String?], String?)] = [
    (["1", "2"], "3"), (["-3", "1"], "-2"), (["1,200", "34"], "1234"),
    (["1.5", "2.25"], "3.75"), (["0.1", "0.2"], "0.3"), (["1.5", "2.5"], "4"),
    (["-0.25", "0.2"], "-0.05"), (["3e-8", "1e-8"], "0.00000004"),
    (["1e12", "2e12"], "3000000000000"),
    (["3%", "20%"], "23%"), (["5", "-", "", nil], "5"), (["2_(5h_ago)", "1"], "3"),
    // Sizes have the greatest unit among them, or a greater one.
    (["1.2G", "300M"], "1.5G"), (["600M", "600M"], "1.2G"), (["0.5_GB", "72.8_MB"], "0.6_GB"),
    (["512Mi", "1536Mi"], "2Gi"), (["4.0K", "0"], "4K"), (["800_B", "1.2_kB"], "2_kB"),
    // Texts, times and nothing have none.
    (["1", "ann"], nil), (["1:30", "2:30"], nil), (["5m", "1h"], nil), (["2024-05-01"], nil),
    (["-", ""], nil),
  ]

  @Test(arguments: sums)
  func `M4.2 M4.3 numbers and sizes are added up`(labels: [String?], sum: String?) throws {
    let data = Grid(TestGrid(labels.map { [$0.map(blanks)] }))
    let rows = Marks(of: .section, NumberRuns(labels.indices))
    let subject = MarkedSum.Subject(marks: rows, column: 0, dataNumber: 0)
    #expect(MarkedSum(subject).text == nil, "it is not known yet")
    let known = try #require(MarkedSum(subject).known(from: data, while: { true }))
    #expect(known.text == sum.map(blanks))
    #expect(MarkedSum(subject).known(from: data, while: { false }) == nil)
  }

  private func blanks(_ text: String) -> String {
    String(text.map { $0 == "_" ? " " : $0 })
  }

  @Test func `M4.1 only marked fields of the column count`() throws {
    let data = Grid(TestGrid([["1", "10"], ["2", "20"], ["3", "30"]]))
    let ids = [(0, 0), (0, 1), (2, 1)].map { ItemID(section: $0, index: $1) }
    let marks = Marks(of: .item, NumberRuns(ids.map(Marks.key)))
    let sums = [0, 1].map { column in
      MarkedSum(MarkedSum.Subject(marks: marks, column: column, dataNumber: 0))
        .known(from: data, while: { true })?.text
    }
    #expect(sums == ["1", "40"])
  }
}
