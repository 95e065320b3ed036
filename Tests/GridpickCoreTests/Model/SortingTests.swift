import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The order of sorted labels (rule L13).
struct SortingTests {
  private func sorted(_ labels: [String?], isDescending: Bool = false) -> [String?] {
    let data = Grid(TestGrid(labels.map { [$0] }))
    let sorting = Sorting(by: .column(0), isDescending: isDescending)
    let order = RowOrder(of: data, by: sorting)
    #expect(gradually(data, sorting).order == order)
    return labels.indices.map { labels[order?.all[$0] ?? 0] }
  }

  /// The same order found in turns, and their number.
  private func gradually(
    _ data: Grid, _ sorting: Sorting, own: (Int) -> GradualOrder.IsBefore? = { _ in nil }
  ) -> (order: RowOrder?, turns: Int) {
    var gradual = GradualOrder(of: data, by: sorting, own: own)
    var turns = 1
    var order = gradual.goOn { false }
    while order == nil, turns < 100_000 {
      turns += 1
      order = gradual.goOn { false }
    }
    return (order, turns)
  }

  @Test(arguments: [0, 1, 2, 255, 256, 257, 3_000])
  func `L13.8 L13.10 an order found in turns is that of all labels at once`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let words = ["a", "B", "b2", "b10", "", "-", "3", "20", "v1.2", "1.10", "1.9"]
    let rows = (0..<count).map { _ in
      (0..<3).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
    }
    let data = Grid(TestGrid(rows.isEmpty ? [] : rows))
    for isDescending in [false, true] {
      var sorting = Sorting(by: .column(0), isDescending: isDescending)
      sorting.ties = [Sorting(by: .column(1)), Sorting(by: .column(2), isDescending: true)]
      let (order, turns) = gradually(data, sorting)
      #expect(order == RowOrder(of: data, by: sorting))
      #expect(turns > count / 64)
    }
    // A column's own order, and within it that of another column's labels.
    var sorting = Sorting(by: .column(1), isDescending: true)
    sorting.ties = [Sorting(by: .column(0))]
    let own = gradually(data, sorting) { column in
      column == 1 ? { rows[$0][1].utf8.count < rows[$1][1].utf8.count } : nil
    }.order
    let lengths = (0..<count).map { rows[Int(own?.all[$0] ?? 0)][1].utf8.count }
    #expect(lengths == lengths.sorted(by: >))
  }

  /// Each is written as it is to be sorted.
  static let orders = [
    // Numbers by what they say, and not by their digits.
    ["-10", "-2.5", "0", "0.5", "9", "10", "1,000", "1e4", "20000"], ["1,199", "1,2e3", "1,201"],
    ["9K", "10K", "1.5M", "1G", "1.5T"],
    ["512B", "1.2kB", "72.8MB", "1.05GB"],
    ["100MiB", "1GiB", "1.5GiB"],
    ["3%", "20%", "100.0%"],
    // Durations, clocks and dates.
    ["250ms", "40s", "5m30s", "2h", "23h59m", "3d4h", "10d", "2w", "1y"],
    ["5_seconds_ago", "2_minutes_ago", "3_hours_ago", "2_days_ago", "6_weeks_ago"],
    [
      "Less_than_a_second_ago", "2_seconds_ago", "About_a_minute_ago", "3_minutes", "an_hour_ago",
      "2_hours_ago",
    ],
    ["Up_Less_than_a_second", "Up_2_minutes_(Paused)", "Up_About_an_hour_(healthy)", "Up_3_hours"],
    ["5hours", "1day", "2days3hours", "1week", "2mo", "1year"],
    ["0", "2_(5h_ago)", "9", "10_(3s_ago)", "148_(72s_ago)", "1,000"],
    ["0:05", "1:30", "10:23", "1:02:03", "1-02:03:04", "12-00:00:00"],
    [
      "2024-02-29", "2024-03-01", "2026-11-22", "2026-11-22T09:30:00Z", "2026-11-22T12:00:00+02:00",
    ],
    ["2026-11-22T12:00:00+02:00", "2026-11-22T10:30:00Z", "2026-11-22T09:00:00-0200"],
    // Two digits of a zone are hours, however many.
    ["2026-11-22T00:00:00+99", "2026-11-20T00:00:00Z", "2026-11-20T13:00:00+12"],
    // Text, whatever its case, with numbers in it.
    ["alpha", "Beta", "gamma"],
    ["file1", "File2", "file9", "file10", "file010x"], ["a007", "a8", "a10"],
    ["10.0.0.2", "10.0.0.10", "192.168.1.1"],
    ["v1.9.0", "v1.10.0", "v1.10.1"],
    // Numbers with a point are versions where others are: 1.9 comes before 1.10.
    ["0.9-rc1", "1.2.3", "v1.4", "1.9", "1.10", "2.0.1", "10.0", "26.2"],
    ["1", "1.5", "V1.9", "v1.10", "3", "12"],
    ["-1.5", "2.5G", "1.9", "1.10", "1.10.1"],
    ["1.10", "1.9", "2", "v1", "v1.txt", "version"],
    ["12345678901234567", "12345678901234568", "99999999999999999999"],
    // Numbers before text.
    ["3", "20", "<none>", "n/a"],
  ]

  @Test(arguments: orders)
  func `L13.8 L13.11 L13.12 L13.13 L13.14 L13.15 labels are sorted by their values`(
    order: [String]
  ) {
    let wanted: [String?] = order.map { $0.replacing("_", with: " ") }
    #expect(sorted(wanted.reversed()) == wanted)
    #expect(sorted(wanted, isDescending: true) == wanted.reversed())
  }

  @Test func `U11.3 ties are decided by other columns, each in its direction`() {
    let rows = [
      ["b", "2", "x"], ["a", "1", "y"], ["b", "10", "z"], ["", "3", "u"], ["A", "1", "a"],
    ]
    var sorting = Sorting(by: .column(0), isDescending: true)
    sorting.ties = [Sorting(by: .column(1)), Sorting(by: .column(2))]
    let order = RowOrder(of: Grid(TestGrid(rows)), by: sorting)
    #expect(rows.indices.map { rows[order?.all[$0] ?? 0][2] } == ["x", "z", "a", "y", "u"])
  }

  @Test func `L13.9 empty labels come last in both directions`() {
    let labels: [String?] = ["b", "-", "a", nil, "2"]
    #expect(sorted(labels) == ["2", "a", "b", "-", nil])
    #expect(sorted(labels, isDescending: true) == ["b", "a", "2", "-", nil])
    // An ellipsis is as long as a dash.
    #expect(sorted(["–", "a", "…"], isDescending: true) == ["…", "a", "–"])
  }

  @Test func `L13.10 equal labels keep their order in both directions`() {
    let labels = ["B", "a", "1.0", "b", "A", "1", "01"] as [String?]
    #expect(sorted(labels) == ["1.0", "1", "01", "a", "A", "B", "b"])
    #expect(sorted(labels, isDescending: true) == ["B", "b", "a", "A", "1.0", "1", "01"])
  }

  /// A label that looks like a number but is none is text.
  @Test(
    arguments: [
      "2026-13-01", "3x", "12:3", "1,23,4", "- 5", "5 apples", "1G2", "--1",
      "2 (5h ago) x", "(2)", "12(3)", "2 (3", "an apple", "a", "About 5", "2mos", "3 days later",
    ])
  func `L13.8 labels that are not numbers are sorted as text`(label: String) {
    #expect(sorted([label, "999999", "0"]) == ["0", "999999", label])
  }

  @Test func `L13.2 L13.3 columns sort by a section, and a list sorts by its items`() {
    let grid =
      Grid(TestGrid([["b", "c", "a"], ["1", "2"]]).titled(sections: ["z", "y"]))
    #expect(RowOrder(of: grid, by: Sorting(by: .section(0)))?.all == [2, 0, 1])
    #expect(RowOrder(of: grid, by: Sorting(by: .section(1)))?.all == [0, 1, 2])
    let list = Grid(TestList(["b", "a"]))
    #expect(RowOrder(of: list, by: Sorting(by: .column(0)))?.all == [1, 0])
  }

  @Test func `L13.17 a sort that is no longer wanted stops`() {
    let data = Grid(TestList(count: 10))
    #expect(RowOrder(of: data, by: Sorting(by: .column(0)), PartedWork(isWanted: { false })) == nil)
  }

  /// Against the plainest of sorts, with so many that they are sorted by their bytes.
  @Test(arguments: [10, 3_000, 20_000], [false, true])
  func `L13.9 L13.10 L13.15 very many labels are sorted like a few`(count: Int, isDescending: Bool)
  {
    var random = SeededGenerator(seed: UInt64(count))
    let labels = (0..<count).map { _ in
      String(
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          "ab".randomElement(using: &random) ?? "a"
        })
    }
    let members = labels.indices.sorted { one, other in
      let (first, second) = (labels[one], labels[other])
      if first.isEmpty != second.isEmpty { return second.isEmpty }
      if first == second { return one < other }
      return (first < second) != isDescending
    }
    let order = RowOrder(
      of: Grid(TestList(labels)), by: Sorting(by: .column(0), isDescending: isDescending))
    #expect(order?.all == members)
  }

  @Test(arguments: [1, 2, 3])
  func `L13.14 labels are sorted as versions if any part has a version`(
    partCount: Int
  ) {
    let labels = ["1.10", "1.9", "2.0.1", "10", "1.2"]
    for shift in labels.indices {
      let shifted = Array(labels[shift...] + labels[..<shift])
      let order = RowOrder(
        of: Grid(TestList(shifted)), by: Sorting(by: .column(0)),
        PartedWork(partCount: partCount))
      #expect(order?.all.map { shifted[$0] } == ["1.2", "1.9", "1.10", "2.0.1", "10"])
    }
  }

  @Test func `L13.11 very many numbers are sorted like a few`() {
    var random = SeededGenerator(seed: 7)
    let numbers = (0..<10_000).map { _ in Int.random(in: -100_000...100_000, using: &random) }
    let members = numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    let list = Grid(TestList(numbers.map(String.init)))
    #expect(RowOrder(of: list, by: Sorting(by: .column(0)))?.all == members)
  }

  @Test func `L13.7 shown texts are sorted, not the values of the items`() {
    let list = ValuedList(labels: ["c", "a", "b"], values: ["1", "3", "2"])
    #expect(RowOrder(of: Grid(list), by: Sorting(by: .column(0)))?.all == [1, 2, 0])
  }

  @Test func `L13.15 only the first 256 bytes of a text are compared`() {
    let long = String(repeating: "a", count: 255)
    #expect(sorted([long + "b", long + "a"]) == [long + "a", long + "b"])
    #expect(sorted([long + "ab", long + "aa"]) == [long + "ab", long + "aa"])
  }

  @Test(arguments: [(500_000, [1, 0]), (700_000, [0, 1])])
  func `L13.15 in over half a million texts fewer bytes are compared`(count: Int, order: [UInt32]) {
    let long = String(repeating: "a", count: 255)
    var texts = SortedTexts(upTo: count)
    for (member, end) in [UInt32(0): "b", 1: "a"].sorted(by: { $0.key < $1.key }) {
      var text = long + end
      text.withUTF8 { texts.append($0, of: member) }
    }
    #expect(texts.members(isDescending: false) == order)
  }
}

extension RowOrder {
  fileprivate var all: [Int] { members.map(Int.init) }
}

/// A flat list whose values are not what it shows.
private struct ValuedList: ListSource {
  let labels: [String]
  let values: [String]

  var count: Int { labels.count }
  var mayHaveGaps: Bool { false }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem(labels[id.section]) }
  func value(at id: ItemID) -> [UInt8] { Array(values[id.section].utf8) }
}
