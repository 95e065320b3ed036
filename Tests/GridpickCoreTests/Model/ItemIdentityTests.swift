import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The place of the current item in newer data (rule P8).
struct ItemIdentityTests {
  private func at(_ section: Int, _ index: Int) -> Position {
    Position(section: section, index: index)
  }

  @Test func `P8.10 P8.14 an item with an id is searched at its old place first`() {
    let old = Grid(IdentifiedGrid([["1", "2"], ["1", "4"]]))
    #expect(
      Grid(IdentifiedGrid([["1", "2"], ["1", "4"]])).position(of: at(1, 0), in: old) == at(1, 0))
  }

  @Test func `P8.10 an item with an id is searched next in its section, wherever that is`() {
    let old = Grid(IdentifiedGrid([["1", "2"], ["3"]], titles: ["a", "b"]))
    let new = Grid(IdentifiedGrid([["2"], [], ["x", "y", "2"]], titles: ["c", "b", "a"]))
    #expect(new.position(of: at(0, 1), in: old) == at(2, 2))
  }

  @Test func `P8.10 P8.14 an item with an id is searched last in the nearest section`() {
    let old = Grid(IdentifiedGrid([["a"], ["b"], ["c"], ["id"], ["d"]]))
    let new = Grid(IdentifiedGrid([["id"], [], ["id"], ["x"], ["y"]]))
    #expect(new.position(of: at(3, 0), in: old) == at(2, 0))
  }

  @Test func `P8.11 an item is gone if its id is gone, whatever takes its place`() {
    let old = Grid(IdentifiedGrid([["1"], ["2"]]))
    #expect(Grid(IdentifiedGrid([["1"], ["3"]])).position(of: at(1, 0), in: old) == nil)
    #expect(Grid.empty.position(of: at(1, 0), in: old) == nil)
  }

  @Test func `P8.12 an item without an id is found by the titles of its section and column`() {
    let old = Grid(
      TestGrid([["1", "2"], ["3", "4"]])
        .titled(sections: ["a", "b"], columns: ["x", "y"]))
    let new = Grid(
      TestGrid([["5", "6", "7"], ["8"]])
        .titled(sections: ["b", "a"], columns: ["y", "z", "x"]))
    #expect(new.position(of: at(1, 1), in: old) == at(0, 0))
    #expect(new.position(of: at(1, 0), in: old) == at(0, 2))
    #expect(new.position(of: at(0, 0), in: old) == nil)
  }

  @Test func `P8.12 of columns with equal titles the one with the same number is found`() {
    let old = Grid(TestGrid([["1", "2", "3"]]).titled(columns: ["x", "x", "x"]))
    #expect(old.position(of: at(0, 1), in: old) == at(0, 1))
  }

  @Test func `P8.12 an untitled column is found by its number`() {
    let old = Grid(TestGrid([["1", "2"], ["3", "4"]]).titled(sections: ["a", "b"]))
    let new = Grid(TestGrid([["5"], ["6", "7"], ["8"]]).titled(sections: ["b", "a", "c"]))
    #expect(new.position(of: at(0, 1), in: old) == at(1, 1))
    #expect(new.position(of: at(1, 1), in: old) == nil)
    #expect(Grid(TestGrid([["8"]]).titled(sections: ["c"])).position(of: at(0, 0), in: old) == nil)
  }

  @Test func `P8.14 the search stops at a limit, however much data there is`() {
    let old = Grid(EndlessGrid(id: "wanted"))
    #expect(Grid(EndlessGrid(id: "other")).position(of: at(500_000, 0), in: old) == nil)
    #expect(Grid(EndlessGrid(id: nil)).position(of: at(500_000, 3), in: old) == nil)
  }

  @Test func `P8.10 P8.11 in a list an item is found by its id, or else by its whole record`() {
    let old = IdentifiedList(["a", "b", "c"])
    #expect(index(of: 1, of: old, in: IdentifiedList(["c", "x", "y", "b"])) == 3)
    #expect(index(of: 1, of: old, in: IdentifiedList(["c"])) == nil)
    let plain = TestList(["a", "b", "c"])
    #expect(index(of: 1, of: plain, in: TestList(["c", "x", "y", "b"])) == 3)
    #expect(index(of: 1, of: plain, in: TestList(["b", "x", "b"])) == 0)
    #expect(index(of: 1, of: plain, in: TestList(["a", "x", "c"])) == nil)
  }

  private func index(of index: Int, of old: any ListSource, in list: any ListSource) -> Int? {
    RowKeys.rows(of: Grid(list)).nearest(to: index, RowKeys.rows(of: Grid(old)).key(index))
  }

  @Test func `P8.10 an item of a tab without an id is found by its content`() {
    let old = standingAlone([["x", "y"], ["x", "z"]], ["a", "b"])
    let new = standingAlone([["w", "z", "x"], ["y", "x"]], ["b", "a"])
    #expect(new.position(of: at(0, 0), in: old, columnsAreLinked: false) == at(1, 1))
    #expect(new.position(of: at(1, 1), in: old, columnsAreLinked: false) == at(0, 1))
    // In linked columns the titles say which item it is.
    #expect(new.position(of: at(0, 0), in: old) == at(1, 0))
    let untitled = standingAlone([["w"], ["z"], ["y"]], [])
    let before = standingAlone([["y"], ["q"]], [])
    #expect(untitled.position(of: at(0, 0), in: before) == at(2, 0))
    #expect(untitled.position(of: at(1, 0), in: before) == nil)
  }

  private func standingAlone(_ rows: [[String]], _ titles: [String]) -> Grid {
    var grid = TestGrid(rows).titled(sections: titles)
    grid.rowKind = .items
    return Grid(grid)
  }
}

/// A million sections, of which those that are asked for prove that the others are not.
private struct EndlessGrid: Source {
  let id: String?
  let asked = Asked()

  final class Asked {
    var count = 0
  }

  var sectionCount: Int { 1_000_000 }
  var columnCount: Int { 8 }

  /// Empty ones take their time too.
  func itemCount(inSection section: Int) -> Int { id == nil ? 0 : 8 }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem("x") }
  func value(at id: ItemID) -> [UInt8] { [] }

  func identity(at _: ItemID) -> [UInt8]? {
    asked.count += 1
    precondition(asked.count < 100_000, "a search without end")
    return id.map { Array($0.utf8) }
  }
}
