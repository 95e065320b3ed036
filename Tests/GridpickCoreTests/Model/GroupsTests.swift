import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Groups of records (rule X3).
struct GroupsTests {
  private func records(_ titles: [String], _ rows: [[String?]]) -> Grid {
    var records = TestGrid(rows).titled(columns: titles)
    records.rowKind = .record
    return Grid(records)
  }

  private func grouped(_ table: Grid, by name: String = "kind") throws -> Grid {
    Grid(table, in: try Groups(table, by: Grouping(by: [ColumnName(name)])))
  }

  @Test(arguments: [true, false])
  func `X2.7 X3.22 P11.6 a record of more data without the first column is picked`(isTable: Bool)
    throws
  {
    let more =
      isTable
      ? Grid(TableGrid(["kind", "size"], [["k", "3"]])) : records(["kind", "size"], [["k", "3"]])
    let data = try grouped(records(["name", "kind"], [["a", "k"]]))
      .joined(with: more, in: nil)
    let run = PickerRun.over(data, layout: .tabs)
    let id = try #require(run.state.content.id(at: Position(section: 0, index: 1)))
    #expect(run.state.picked.whole.position(of: id)?.section == 1)
    let line = Array((isTable ? "k|3" : "k").utf8)
    #expect(run.state.picked.whole.record(at: id) == line)
  }

  @Test func `X3.3 values that are shown alike are one group, no matter how they are read`() throws
  {
    let labels: [[UInt8]] = [[0x5a, 0xfc], [0x5a, 0xf6], Array("Bern".utf8), Array("Zü".utf8)]
    let table = Grid(RawColumn(labels: labels))
    let read = try grouped(table, by: "1")
    let order = RowOrder(all: [0, 1, 2, 3])
    let lined = table.showing(order)
    let asked = try grouped(lined, by: "1")
    for grid in [read, asked] {
      let parts = try #require(grid.parts)
      #expect(
        (0..<parts.count).map { parts.groups.title(ofGroup: $0, of: grid, .seen) }
          == ["Z\u{fffd}", "Bern", "Zü"])
      #expect((0..<parts.count).map(parts.rowCount) == [2, 1, 1])
    }
  }
}

/// A table of one column, whose labels are any bytes.
private struct RawColumn: Source {
  let labels: [[UInt8]]

  var sectionCount: Int { labels.count }
  var columnCount: Int { 1 }
  func itemCount(inSection section: Int) -> Int { 1 }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    GridItem(String(decoding: labels[id.section], as: UTF8.self))
  }

  func value(at id: ItemID) -> [UInt8] { labels[id.section] }

  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for section in sections { labels[section].withUnsafeBufferPointer(body) }
  }
}
