import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The marks in newer data.
struct NewerMarksTests {
  @Test(arguments: [
    // Before, what is marked of it, after, and what is marked then.
    (["a", "b", "c"], [1], ["b", "c", "d"], [0]),
    (["a", "b", "c"], [0, 2], ["b", "d"], []),
    (["a", "b", "b"], [1], ["a", "b"], [1]),
    (["a", "b", "b"], [1, 2], ["a", "b"], [1]),
    (["a", "b"], [1], ["b", "a", "b"], [0]),
    (["b", "b", "b"], [0, 1], ["b", "a", "a", "b"], [0]),
    (["a", "b"], [0, 1], ["b", "a"], [0, 1]),
  ])
  func `M2.2 a mark goes to the nearest equal line, even if two marks become one`(
    before: [String], marked: [Int], after: [String], expected: [Int]
  ) {
    let marks = Marks(of: .section, NumberRuns(marked)).carried(
      from: Grid(TestList(before)), to: Grid(TestList(after)), columnsAreLinked: true)
    #expect(marks?.places.numbers == expected)
  }

  @Test func `M2.2 equal rows are distinguished by their titles`() {
    let before = TestGrid([["a"], ["a"]]).titled(sections: ["north", "south"])
    let after = TestGrid([["a"], ["a"]]).titled(sections: ["south", "north"])
    let marks = Marks(of: .section, NumberRuns([0])).carried(
      from: Grid(before), to: Grid(after), columnsAreLinked: true)
    #expect(marks?.places.numbers == [1])
  }

  @Test func `M2.2 an item stays marked in its section, wherever it moves in its list`() {
    let before = titled([["a", "b"], ["b", "c"]], ["north", "south"])
    let after = titled([["b", "c"], ["x", "a", "b"]], ["south", "north"])
    #expect(carried([(0, 1)], before, after, columnsAreLinked: false) == [[1, 2]])
    // Another column is another thing where columns are linked.
    #expect(carried([(0, 1)], before, after, columnsAreLinked: true) == [])
    #expect(carried([(1, 0)], before, after, columnsAreLinked: true) == [[0, 0]])
  }

  @Test func `M2.2 in untitled sections the nearest item with the same content is marked`() {
    let before = titled([["1", "up"], ["2", "down"]], [])
    let after = titled([["2", "up"], ["3", "up"], ["2", "down"]], [])
    let carried = carried([(0, 0), (0, 1), (1, 1)], before, after, columnsAreLinked: true)
    #expect(carried == [[0, 1], [2, 1]])
  }

  @Test func `M2.2 a mark on a field follows its record and its column's title`() {
    let before = TestGrid([["1", "up"], ["2", "up"], ["2", "up"]]).titled(columns: ["ID", "STATE"])
    let after = TestGrid([["0", "up"], ["1", "up"], ["2", "up"]]).titled(columns: ["ID", "STATE"])
    let carried = carried([(0, 1), (1, 1)], Grid(before), Grid(after), columnsAreLinked: true)
    #expect(carried == [[1, 1], [2, 1]])
  }

  @Test func `M2.2 without column titles a field keeps the number of its column`() {
    let before = Grid(TestGrid([["1", "up", "x"], ["2", "up", "x"]]))
    let after = Grid(TestGrid([["0", "up", "x"], ["1", "up", "x"]]))
    #expect(carried([(0, 1)], before, after, columnsAreLinked: true) == [[1, 1]])
  }

  @Test func `M2.2 a record is identified by its id, whatever else has changed`() {
    var before = TestGrid([["1", "old"], ["2", "old"]])
    before.sectionKeys = ["1", "2"]
    var after = TestGrid([["9", "old"], ["1", "new"]])
    after.sectionKeys = ["9", "1"]
    let marks = Marks(of: .section, NumberRuns([0, 1]))
    let carried = marks.carried(
      from: Grid(before), to: Grid(after), columnsAreLinked: true)
    #expect(carried?.places.numbers == [1])
  }

  @Test
  func `M2.2 M2.3 a column is identified by its title; the mark of an untitled one is dropped`() {
    let before = Grid(TestGrid([["a", "b", "c"]]).titled(columns: ["x", "y"]))
    let after = Grid(TestGrid([["b", "a", "c"]]).titled(columns: ["y", "z"]))
    let marks = Marks(of: .column, NumberRuns(0..<3)).carried(
      from: before, to: after, columnsAreLinked: true)
    #expect(marks?.places.numbers == [0])
  }

  @Test func `M2.2 of a hundred thousand marks only the mark of the missing record is dropped`() {
    let before = TestList((0..<100_000).map { "record \($0) with some text in it" })
    let after = TestList((1...100_000).map { "record \($0) with some text in it" })
    let marks = Marks(of: .section, NumberRuns(0..<100_000))
    let carried = marks.carried(from: Grid(before), to: Grid(after), columnsAreLinked: true)
    #expect(carried?.places == NumberRuns(0..<99_999))
  }

  @Test func `M2.2 a column is identified by its whole title, however long`() {
    let long = String(repeating: "t", count: 5_000)
    func grid(_ titles: [String]) -> Grid { Grid(LongTitles(titles: titles.map { long + $0 })) }
    let marks = Marks(of: .column, NumberRuns([0])).carried(
      from: grid(["a", "b"]), to: grid(["b", "a"]), columnsAreLinked: true)
    #expect(marks?.places.numbers == [1])
  }

  @Test(arguments: [
    (["c", "d"], [0, 1]), (["c", "e"], [0]), (["c"], [0]), (["c", "d", "d"], [0]), ([], [0]),
  ])
  func `M2.4 R4 in a refilled section equal items stay marked`(
    items: [String], expected: [Int]
  ) {
    let before = titled([["a", "b"], ["c", "d"], ["e"]], ["A", "B", "C"])
    let after = before.refilled(section: 1, with: Grid(TestList(items)), .replacing)
    let marks = Marks(of: .section, NumberRuns([0, 1])).carried(
      from: before, to: after, columnsAreLinked: false)
    #expect(marks?.places.numbers == expected)
  }

  @Test(arguments: [nil, "load"])
  func `M2.2 an item of a pivot stays marked only if all its records are unchanged`(
    value: String?
  ) throws {
    func pivoted(_ rows: [[String?]]) throws -> Grid {
      let table = TableGrid(["host", "metric", "load", "note"], rows)
      return try pivot(table, by: PivotFields(row: "host", column: "metric", value: value))
    }
    let before = try pivoted([
      ["a", "cpu", "1", "x"], ["a", "mem", "2", "x"], ["b", "cpu", "3", "x"],
      ["b", "cpu", "4", "x"], ["b", "mem", "5", "x"],
    ])
    let after = try pivoted([
      ["a", "cpu", "1", "y"], ["a", "mem", "2", "x"], ["b", "cpu", "3", "x"],
      ["b", "cpu", "4", "y"], ["b", "mem", "5", "x"],
    ])
    let all = [(0, 0), (0, 1), (1, 0), (1, 1)]
    #expect(carried(all, before, after, columnsAreLinked: true) == [[0, 1], [1, 1]])
  }

  /// A grid whose items stand alone.
  private func titled(_ rows: [[String]], _ titles: [String]) -> Grid {
    var grid = TestGrid(rows).titled(sections: titles)
    grid.rowKind = .items
    return Grid(grid)
  }

  private func carried(
    _ places: [(Int, Int)], _ before: Grid, _ after: Grid, columnsAreLinked: Bool
  ) -> [[Int]] {
    let keys = places.map { Marks.key(of: ItemID(section: $0.0, index: $0.1)) }
    return Marks(of: .item, NumberRuns(keys))
      .carried(from: before, to: after, columnsAreLinked: columnsAreLinked)
      .map(\.places.numbers)?.map { [Marks.id(ofKey: $0).section, Marks.id(ofKey: $0).index] } ?? []
  }
}

/// A record below titles that are cut off where no more of them is asked for.
private struct LongTitles: Source {
  let titles: [String]

  var sectionCount: Int { 1 }
  var columnCount: Int { titles.count }

  func itemCount(inSection section: Int) -> Int { columnCount }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem("item") }
  func value(at id: ItemID) -> [UInt8] { Array("item".utf8) }
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    extent.text(of: Array(titles[index].utf8))
  }
}
