import GridpickTestSupport
import Testing

@testable import GridpickCore

struct ColumnWidthTests {
  private func widths(
    _ wanted: [Int], in view: Int, frozen: Int = 0, chosen: [Int: Int] = [:]
  ) -> [Int]? {
    var measures = GridMeasures(
      sectionCount: 5, columnCount: wanted.count, cell: ScreenSize(lines: 1, columns: 9))
    measures.columnWidths = wanted
    return measures.columnWidths(in: view, frozen: frozen, chosen: chosen)
  }

  @Test func `L9 columns that fit have the width they need`() {
    #expect(widths([5, 60, 14], in: 79) == [5, 60, 14])
    #expect(widths([79], in: 79) == [79])
  }

  @Test func `L9 a single column that is too wide has the whole view`() {
    #expect(widths([300], in: 79) == [79])
  }

  @Test func `L9 if they do not fit, no column has more than a third`() {
    #expect(widths([10, 90, 90, 90, 12], in: 90) == [10, 30, 30, 30, 12])
  }

  @Test func `L9 spare room goes to cut columns, the most cut first`() {
    #expect(widths([5, 9, 100], in: 60) == [5, 9, 46])
    #expect(widths([10, 40, 50], in: 90) == [10, 35, 45])
  }

  @Test func `L9 frozen columns leave a third of the rest`() {
    #expect(widths([30, 50, 50, 50], in: 90, frozen: 1) == [30, 20, 20, 20])
  }

  @Test func `G16 a width chosen by hand is kept, and the other columns share the rest`() {
    #expect(widths([10, 40, 20], in: 60, chosen: [0: 45]) == [45, 20, 20])
    #expect(widths([10, 40, 20], in: 60, chosen: [1: 8]) == [10, 8, 20])
    #expect(widths([10, 40, 20], in: 60, chosen: [1: 500]) == [10, 60, 20])
    #expect(widths([10, 40, 20], in: 60, chosen: [1: 1]) == [10, 3, 20])
    #expect(widths([30, 50, 50, 50], in: 90, frozen: 1, chosen: [0: 44]) == [44, 20, 20, 20])
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `L9 no column is cut beside blank space`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let wanted = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      Int.random(in: 1...90, using: &numbers)
    }
    let view = Int.random(in: 10...120, using: &numbers)
    let frozen = Int.random(in: 0...3, using: &numbers)
    let widths = try #require(self.widths(wanted, in: view, frozen: frozen))
    let isCut = zip(widths, wanted).contains { $0 < min($1, view) }
    #expect(!isCut || widths.reduce(0, +) >= view)
    #expect(zip(widths, wanted).allSatisfy { $0 <= max($1, 3) })
  }
}
