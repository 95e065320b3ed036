import GridpickTestSupport
import Testing

@testable import GridpickCore

struct ColumnWidthTests {
  private func widths(
    _ items: [Int], titles: [Int] = [], numbers: Set<Int> = [], in view: Int, frozen: Int = 0,
    chosen: [Int: Int] = [:], wraps: Bool = false
  ) -> ColumnWidths {
    let needs = ColumnNeeds(
      items: items, titles: items.indices.map { $0 < titles.count ? titles[$0] : 0 },
      standings: items.indices.map { numbers.contains($0) ? .right(tail: 0) : .left })
    var widths = ColumnWidths(of: needs, in: view, frozen: frozen, wraps: wraps)
    widths.choose(chosen, in: view)
    return widths
  }

  @Test func `L9.2 L9.3 columns that fit have the width they need, and gaps of two spaces or one`()
  {
    #expect(widths([5, 60, 8], in: 79).labels == [5, 60, 8])
    #expect(widths([5, 60, 8], in: 79).gap == 2)
    #expect(widths([5, 60, 8], in: 78).labels == [5, 60, 8])
    #expect(widths([5, 60, 8], in: 76).gap == 1)
    #expect(widths([5, 60, 8], titles: [7], in: 78).labels == [7, 60, 8])
  }

  @Test func `L9.14 needed widths only grow, also those of titles`() {
    var needs = ColumnNeeds(items: [3, 9], titles: [2, 8])
    needs.grow(from: ColumnNeeds(items: [5, 1], titles: [7, 1]))
    #expect(needs == ColumnNeeds(items: [5, 9], titles: [7, 8]))
  }

  @Test func `L9.6 a single column that is too wide has the whole view`() {
    #expect(widths([300], in: 79).labels == [78])
  }

  @Test func `L9.4 L9.8 columns are limited to the largest width with which all fit`() {
    // 4 + 1 for the first column leaves 85: 27 for each of three, one blank apart, and one more.
    #expect(widths([4, 90, 90, 20], in: 90).labels == [4, 31, 31, 20])
    #expect(widths([4, 90, 91, 20], in: 91).labels == [4, 31, 32, 20])
    #expect(widths([4, 90, 90, 20], in: 91).labels == [4, 31, 32, 20], "of equals the later")
  }

  @Test func `L9.4 numbers are never cut`() {
    #expect(widths([40, 50, 9], numbers: [0], in: 90).labels == [40, 38, 9])
    #expect(
      widths([40, 50, 50], numbers: [0, 1], in: 60, frozen: 0).labels.prefix(2) == [40, 50])
  }

  @Test func `L9.4 L9.8 if not all columns fit, a title asks for sixteen columns at most`() {
    #expect(widths([2, 90, 3], titles: [40, 4, 4], in: 80).labels == [16, 57, 4])
    #expect(widths([2, 30, 3], titles: [40, 4, 4], in: 80).labels == [40, 30, 4])
    #expect(widths([2, 30, 3], titles: [40, 4, 4], in: 70).labels == [33, 30, 4], "what is left")
  }

  @Test func `L9.5 if columns would be too narrow for a reader, some of them lie beyond the edge`()
  {
    #expect(widths([40, 40, 9, 40, 8], in: 60).labels == [32, 32, 9, 32, 8])
    #expect(widths([40, 40, 9, 40, 8], in: 60, frozen: 1).labels == [29, 29, 9, 29, 8])
    #expect(widths([20, 40, 9, 40, 8], in: 40, frozen: 2).labels == [9, 9, 9, 19, 8])
  }

  @Test func `L9.7 the last column has the width it needs, even beyond the edge`() {
    let needs = [8, 5, 4, 4, 7, 6, 5, 4, 5, 5, 200]
    let numbers: Set = [1, 2, 3, 4, 5]
    let labels = widths(needs, numbers: numbers, in: 77, frozen: 2).labels
    #expect(labels.dropLast() == needs.dropLast())
    // The view without the frozen columns and the blank before the labels.
    #expect(labels.last == 61)
  }

  @Test func `L9.7 in wrapped rows the last column ends with the view if all columns fit`() {
    #expect(widths([20, 90], in: 60, frozen: 1).labels == [20, 38])
    #expect(widths([30, 90, 90], in: 60, frozen: 1).labels == [19, 19, 39])
    #expect(widths([30, 90, 90], in: 60, frozen: 1, wraps: true).labels == [19, 19, 19])
    // What would be too narrow to be read lies beyond the edge.
    #expect(
      widths([40, 40, 9, 200], in: 60, wraps: true).labels
        == widths([40, 40, 9, 200], in: 60).labels)
  }

  @Test func `L9.6 no scrolling column is wider than the room that frozen columns leave`() {
    #expect(widths([10, 200, 9], numbers: [1], in: 60, frozen: 1).labels == [10, 48, 9])
  }

  @Test func `G16.2 a width chosen by hand changes no other column`() {
    #expect(widths([8, 38, 18], in: 60, chosen: [0: 44]).pitches == [45, 32, 19])
    #expect(widths([8, 38, 18], in: 60, chosen: [1: 7]).pitches == [9, 8, 19])
    #expect(widths([8, 38, 18], in: 60, chosen: [1: 500]).pitches == [9, 60, 19])
    #expect(widths([8, 38, 18], in: 60, chosen: [1: 1]).pitches == [9, 2, 19])
  }

  @Test(arguments: 0..<1_000 as Range<UInt64>)
  func `L9.5 L9.8 no column is cut if room is left, and none is too narrow to read`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let items = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      Int.random(in: 0...90, using: &numbers)
    }
    let titles = items.map { _ in Int.random(in: 0...40, using: &numbers) }
    let isNumber = Set(items.indices.filter { _ in Bool.random(using: &numbers) })
    let view = Int.random(in: 24...200, using: &numbers)
    let frozen = Int.random(in: 0...min(3, items.count), using: &numbers)
    let widths = widths(items, titles: titles, numbers: isNumber, in: view, frozen: frozen)
    let needs = zip(items, titles).map { max(1, $0, $1) }
    let isCut = zip(widths.labels, needs).contains { $0 < $1 }
    #expect(!isCut || widths.pitches.reduce(0, +) >= view)
    #expect(zip(widths.labels, needs).allSatisfy { $0 <= $1 })
    for column in items.indices.dropFirst(frozen) {
      let least = min(isNumber.contains(column) ? items[column] : min(items[column], 16), view / 2)
      #expect(widths.labels[column] >= least - 1, "\(column)")
    }
  }
}
