import GridpickTestSupport
import Testing

@testable import GridpickCore

struct FlowTests {
  /// The rows of a flowed list of 0, 1, 2 and so on.
  private func rows(_ count: Int, columns: Int, _ order: FillOrder) -> [[String?]] {
    Grid(TestList(count: count)).flowed(columns: columns, order).labels
  }

  @Test func `a list filled by rows reads like a text`() {
    #expect(rows(7, columns: 3, .rows) == [["0", "1", "2"], ["3", "4", "5"], ["6"]])
  }

  @Test func `a list filled by columns reads as ls prints it`() {
    #expect(rows(7, columns: 3, .columns) == [["0", "3", "6"], ["1", "4"], ["2", "5"]])
  }

  @Test func `a list filled by columns may need fewer columns than allowed`() {
    let content = Grid(TestList(count: 9)).flowed(columns: 6, .columns)
    #expect(content.columnCount == 5)
    #expect(rows(9, columns: 6, .columns) == [["0", "2", "4", "6", "8"], ["1", "3", "5", "7"]])
  }

  @Test(arguments: FillOrder.allCases, [-1, 0, 1])
  func `there is at least one column`(order: FillOrder, columns: Int) {
    #expect(rows(2, columns: columns, order) == [["0"], ["1"]])
  }

  @Test(arguments: FillOrder.allCases)
  func `there are no more columns than items`(order: FillOrder) {
    #expect(Grid(TestList(count: 3)).flowed(columns: 9, order).columnCount == 3)
  }

  @Test(arguments: FillOrder.allCases)
  func `P3 an empty list has no sections`(order: FillOrder) {
    #expect(Grid(TestList(count: 0)).flowed(columns: 4, order).sectionCount == 0)
  }

  @Test(arguments: FillOrder.allCases)
  func `every item is at one place and is found there`(order: FillOrder) throws {
    for count in 1...40 {
      for columns in 1...13 {
        let content = Grid(TestList(count: count)).flowed(columns: columns, order)
        var seen: Set<Int> = []
        for section in 0..<content.sectionCount {
          for index in 0..<content.itemCount(inSection: section) {
            let position = Position(section: section, index: index)
            let id = try #require(content.id(at: position))
            #expect(id.index == 0)
            #expect(content.position(of: id) == position)
            #expect(content.value(at: position) == Array("\(id.section)".utf8))
            seen.insert(id.section)
          }
        }
        #expect(seen == Set(0..<count), "\(count) items in \(columns) columns")
      }
    }
  }

  @Test(arguments: FillOrder.allCases)
  func `the longest section has an item in each column, and no section is empty`(order: FillOrder) {
    for count in 1...40 {
      for columns in 1...13 {
        let content = Grid(TestList(count: count)).flowed(columns: columns, order)
        let lengths = (0..<content.sectionCount).map { content.itemCount(inSection: $0) }
        #expect(lengths.max() == content.columnCount, "\(count) items in \(columns) columns")
        #expect(lengths.min() ?? 0 > 0, "\(count) items in \(columns) columns")
      }
    }
  }

  @Test func `P2 a gap in a list is a gap in the grid`() {
    let content = Grid(TestList(["a", "·", "c"])).flowed(columns: 2, .rows)
    #expect(content.item(at: Position(section: 0, index: 1)) == nil)
  }
}
