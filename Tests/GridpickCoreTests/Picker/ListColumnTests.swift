import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The columns into which a flat list is flowed (rules L2 and L12).
struct ListColumnTests {
  private func run(_ list: some ListSource, layout: Layout = .grid) -> PickerRun {
    .over(Grid(list), layout: layout, size: ScreenSize(lines: 8, columns: 80))
  }

  private func width(_ run: PickerRun) -> Int {
    run.state.placement.pagers.item(in: 0).track.span(of: 0).count
  }

  @Test(arguments: [Layout.tabs, .shelves])
  func `L2.9 if sections have places of their own, a flat list is one section`(layout: Layout) {
    let run = run(TestList(count: 40), layout: layout)
    #expect(run.state.content.sectionCount == 1)
    #expect(run.state.content.itemCount(inSection: 0) == 40)
  }

  @Test func `L12.4 a column is as wide as the longest item and two spaces`() {
    let labels = (0..<100).map { $0 % 10 == 7 ? "longest_item" : "item" }
    #expect(width(run(TestList(labels))) == 14)
  }

  @Test func `L12.4 a column is at most as wide as an equal part of the view`() {
    // The few long items would leave one column, and the others need less than a third of the view.
    let labels = (0..<1_000).map { String(repeating: "x", count: $0 % 200 == 7 ? 60 : 20) }
    let run = run(TestList(labels))
    #expect(run.state.content.columnCount == 3)
    #expect(width(run) == run.state.placement.panes.body.columns.count / 3)
    #expect(width(run) > 22)
  }

  @Test(arguments: [
    (0, true), (499, true), (500, false), (50_000, false), (100_498, false), (100_499, true),
  ])
  func `L12.1 the first 500 items, some of the others and the last one are measured`(
    long: Int, isMeasured: Bool
  ) {
    // A long item leaves more than half of the columns, so that all have the room it needs.
    #expect(width(run(LongList(long: long..<long + 1))) == (isMeasured ? 13 : 9))
  }

  @Test func `L12.1 the items measured among the others are spread over all of them`() {
    for start in stride(from: 500, to: 100_000, by: 900) {
      #expect(width(run(LongList(long: start..<start + 300))) == 13, "\(start)")
    }
  }
}

/// A flat list of very many items, some of which are longer than the others.
private struct LongList: ListSource {
  let count = 100_500
  let long: Range<Int>

  var mayHaveGaps: Bool { false }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    GridItem(long ~= id.section ? "longer item" : "an item")
  }
  func value(at id: ItemID) -> [UInt8] { [] }
}
