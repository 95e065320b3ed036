import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A grid one of whose sections is reloaded or gets more (rule R4).
struct RefilledGridTests {
  private let grid = Grid(
    TestGrid([["a", "b"], ["c", "d", "e"], []]).titled(
      sections: ["one", "two", "three"], columns: ["A", "B", "C"]))

  @Test func `R4.1 more items of a section follow its items`() {
    let more = grid.refilled(section: 0, with: Grid(TestList(["x", "·"])), .appending)
    #expect(more.labels == [["a", "b", "x", nil], ["c", "d", "e"], []])
    #expect(more.columnCount == 4)
    #expect(more.hasItem(at: Position(section: 0, index: 2)))
    #expect(!more.hasItem(at: Position(section: 0, index: 3)))
    #expect(!more.hasItem(at: Position(section: 0, index: 4)))
    #expect(more.source.item(at: ItemID(section: 0, index: 4)) == nil)
    #expect(!more.hasItem(at: Position(section: 1, index: 3)))
    #expect(more.sectionTitle(0) == "one")
    #expect(more.columnTitle(2) == "C")
  }

  @Test func `R4.1 a reloaded section has the new items, and the others keep theirs`() {
    let other = Grid(TestGrid([["x"], [], ["y", "z"]]))
    let reloaded = grid.refilled(section: 1, with: other, .replacing)
    #expect(reloaded.labels == [["a", "b"], ["x", "y", "z"], []])
    #expect(reloaded.columnCount == 3)
  }

  @Test func `the longest section sets the number of columns, even after it shrinks`() {
    let nothing = grid.refilled(section: 1, with: .empty, .replacing)
    #expect(nothing.labels == [["a", "b"], [], []])
    #expect(nothing.columnCount == 2)
  }

  @Test func `new items are read from the new part`() {
    let table = Grid(TableGrid([], [["x"], ["y", "z"]]))
    let more = grid.refilled(section: 2, with: table, .appending)
    let place = Position(section: 2, index: 2)
    #expect(more.value(at: place) == Array("z".utf8))
    #expect(more.record(at: place) == Array("y|z".utf8))
    #expect(more.json(at: place) == Array("<z>".utf8))
    #expect(more.value(at: Position(section: 1, index: 2)) == Array("e".utf8))
    let known = grid.refilled(section: 0, with: Grid(IdentifiedList(["7"])), .appending)
    #expect(known.identity(at: Position(section: 0, index: 2)) == Array("7".utf8))
    #expect(known.identity(at: Position(section: 0, index: 1)) == nil)
  }

  @Test func `R4.1 each section can be refilled again and again`() {
    var content = grid.refilled(section: 0, with: Grid(TestList(["0"])), .replacing)
    for number in 1...1_000 {
      let list = Grid(TestList(["\(number)"]))
      content = content.refilled(section: 0, with: list, .appending)
    }
    content = content.refilled(section: 2, with: Grid(TestList(["x"])), .appending)
    #expect(content.itemCount(inSection: 0) == 1_001)
    #expect(content.columnCount == 1_001)
    #expect(content.item(at: Position(section: 0, index: 617))?.label == "617")
    content = content.refilled(section: 0, with: Grid(TestList(["y"])), .replacing)
    #expect(content.labels == [["y"], ["c", "d", "e"], ["x"]])
  }
}
