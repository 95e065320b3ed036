import GridpickTestSupport
import Testing

@testable import GridpickCore

struct SectionMeasurerTests {
  private let look = Look(theme: Theme(colorCount: 256), signs: .unicode)

  private func grid(styles: [String]) -> Grid {
    Grid(TestGrid([["a", "bb"], ["cccc/detail"], [], ["d", "e"]]).titled(styles: styles))
  }

  private func measurer(
    _ grid: Grid, look: Look? = nil, columns: Int = 80, like earlier: SectionMeasurer? = nil
  ) -> SectionMeasurer {
    let measurer = GridMeasurer(grid, look: look ?? self.look, columns: columns)
    return SectionMeasurer(measurer, in: measurer.measures(for: .shelves), like: earlier)
  }

  @Test func `L2.6 each section is as wide as its own items, and as high as its style`() {
    let shelves = grid(styles: ["text", "card", "text", "swatch"])
    let measures = measurer(shelves).measures(of: shelves)
    #expect(measures.lines == [1, 4, 1, 3])
    #expect((0..<4).map(measures.columns) == [4, 12, 3, 8])
    #expect((0..<4).map(measures.itemCount) == [2, 1, 0, 2])
  }

  @Test func `sections of one style have the same height`() {
    let plain = grid(styles: [])
    #expect(measurer(plain).measures(of: plain).lines == nil)
    var chosen = look
    chosen.chosenStyle = .card
    let mixed = grid(styles: ["text", "card"])
    #expect(measurer(mixed, look: chosen).measures(of: mixed).lines == nil)
  }

  @Test func `P8.2 measured sizes stay while more data arrives`() {
    let narrow = Grid(TestGrid([["a"]]).titled(styles: ["text"]))
    let first = measurer(narrow)
    #expect(first.measures(of: narrow).columns(0) == 3)
    let wider = Grid(TestGrid([["a", "much_wider"], ["bb"]]).titled(styles: ["text", "card"]))
    let later = measurer(wider, like: first).measures(of: wider)
    #expect(later.columns(0) == 3)
    #expect(later.columns(1) == 8)
    #expect(later.lines == [1, 3])
  }

  @Test func `L1.6 a wider screen measures again what a narrow one has limited`() {
    let long = Grid(TestGrid([[String(repeating: "a", count: 100)]]))
    let narrow = measurer(long, columns: 20)
    #expect(narrow.measures(of: long).columns(0) == 43)
    let wide = measurer(long, like: narrow)
    #expect(wide.measures(of: long).columns(0) == 102)
    let again = measurer(long, columns: 20, like: wide)
    #expect(again.measures(of: long).columns(0) == 102)
  }

  @Test func `L1.6 a section is measured once, by its first items`() {
    let counting = CountingGrid(TestGrid([Array(repeating: "item", count: 5_000)]))
    let data = Grid(counting)
    let measures = measurer(data).measures(of: data)
    counting.reset()
    _ = measures.columns(0)
    let asked = counting.count
    #expect(asked > 0 && asked <= 200)
    _ = measures.columns(0)
    #expect(counting.count == asked)
  }
}

/// A grid that counts how often it is asked for an item.
private final class CountingGrid: Source {
  private let grid: TestGrid
  private(set) var count = 0

  init(_ grid: TestGrid) {
    self.grid = grid
  }

  func reset() { count = 0 }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    count += 1
    return grid.item(at: id)
  }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { grid.columnCount }
  func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }
  func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
}
