import GridpickTestSupport
import Testing

@testable import GridpickCore

struct ItemMemoryTests {
  /// Items named after their place, that counts how often it is asked for one.
  private final class Counting: Source {
    var asked = 0
    let sectionCount = 1_000
    let columnCount = 1_000

    func itemCount(inSection section: Int) -> Int { 1_000 }

    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
      asked += 1
      return id.index % 7 == 0 ? nil : GridItem("\(id.section).\(id.index)")
    }

    func value(at id: ItemID) -> [UInt8] { [] }
  }

  private func look(_ content: Grid, sections: Range<Int>, items: Range<Int>) {
    for section in sections {
      for index in items {
        let position = Position(section: section, index: index)
        let expected = index % 7 == 0 ? nil : GridItem("\(section).\(index)")
        #expect(content.item(at: position) == expected)
      }
    }
  }

  @Test func `L1.2 an item of the last screen is not decoded again for the next`() {
    let counting = Counting()
    let content = Grid(counting).remembering()
    for _ in 0..<3 { look(content, sections: 100..<220, items: 500..<560) }
    let before = counting.asked
    look(content, sections: 100..<220, items: 500..<560)
    #expect(counting.asked == before)
    look(content, sections: 101..<221, items: 500..<560)
    #expect(counting.asked == before + 60)
  }

  @Test func `sources that share a memory get their own items`() {
    let content = Grid(Counting()).remembering()
    for _ in 0..<3 {
      look(content, sections: 0..<60, items: 0..<60)
      look(content, sections: 128..<188, items: 256..<316)
    }
  }

  @Test(arguments: FillOrder.allCases, [1_000, 4_096])
  func `L1.2 a screenful of a flat list is decoded once, however it is flowed`(
    order: FillOrder, rows: Int
  ) {
    let list = CountingList(count: rows * 20)
    let content = Grid(list).flowed(columns: 20, order).remembering()
    func look() {
      for section in 100..<160 {
        for index in 0..<20 {
          let position = Position(section: section, index: index)
          let expected = content.id(at: position).map { GridItem("\($0.section)") }
          #expect(content.item(at: position) == expected)
        }
      }
    }
    for _ in 0..<5 { look() }
    let before = list.asked
    look()
    #expect(list.asked == before)
  }

  /// Numbered items, that counts how often it is asked for one.
  private final class CountingList: ListSource {
    let mayHaveGaps = false
    var asked = 0
    let count: Int

    init(count: Int) {
      self.count = count
    }

    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
      asked += 1
      return GridItem("\(id.section)")
    }

    func value(at id: ItemID) -> [UInt8] { [] }
  }
}
