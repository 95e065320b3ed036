import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// Picks printed as a table.
struct PickTableTests {
  private static let records: WrittenGrid = {
    var grid = WrittenGrid([["a,b", "say \"x\"", "1|2"], ["two\r\nlines", nil, "c\nd"]])
    grid.columnTitles = ["One", "", "Th|ree"]
    grid.rowKind = .record
    return grid
  }()

  private func printed(
    _ format: OutputFormat, _ grid: some Source, _ unit: MarkUnit, columns: [Int]? = nil,
    picks: [ItemID] = [ItemID(section: 0, index: 0), ItemID(section: 1, index: 0)]
  ) -> String {
    var printer = PickPrinter()
    printer.form = .format(format)
    printer.unit = unit
    let content = PickedContent(Grid(grid), columns: columns)
    return String(decoding: printer.bytes(of: picks, in: content), as: UTF8.self)
  }

  @Test func `X2.11 X2.12 csv has titles once, a line for each record, and quotes where needed`() {
    #expect(
      printed(.csv, Self.records, .section)
        == "One,2,Th|ree\n\"a,b\",\"say \"\"x\"\"\",1|2\n\"two\r\nlines\",,\"c\nd\"\n")
  }

  @Test func `X2.13 a count is printed as the records it counts, with the table's columns`() throws
  {
    var grid = WrittenGrid([["a", "x", "1"], ["a", "y", "2"], ["a", "x", "3"]])
    grid.columnTitles = ["k", "v", "n"]
    grid.rowKind = .record
    let counts = try PivotedGrid(Grid(grid), by: PivotFields(row: "k", column: "v"))
    let first = [ItemID(section: 0, index: 0)]
    #expect(printed(.csv, counts, .item, picks: first) == "k,v,n\na,x,1\na,x,3\n")
    #expect(printed(.csv, counts, .item, columns: [2], picks: first) == "n\n1\n3\n")
    #expect(
      printed(.csv, counts, .section, picks: first) == "k,v,n\na,x,1\na,x,3\na,y,2\n")
    let values = try PivotedGrid(
      Grid(grid), by: PivotFields(row: "k", column: "v", value: "n"))
    #expect(printed(.csv, values, .item, picks: first) == "row,column,value\na,x,\"1, 3\"\n")
  }

  @Test func `X2.12 md has a rule below the titles, escaped bars, and spaces for line breaks`() {
    #expect(
      printed(.md, Self.records, .section) == """
        | One | 2 | Th\\|ree |
        | --- | --- | --- |
        | a,b | say "x" | 1\\|2 |
        | two lines |  | c d |

        """)
  }

  @Test func `X2.11 a record has the fields of the columns that are shown, in their order`() {
    #expect(
      printed(.csv, Self.records, .section, columns: [2, 0])
        == "Th|ree,One\n1|2,\"a,b\"\n\"c\nd\",\"two\r\nlines\"\n")
  }

  @Test func `X2.11 the key of a record comes before its fields; other items have three columns`() {
    var grid = Self.records
    grid.rowTitles = ["r", "s"]
    #expect(printed(.csv, grid, .section, columns: [1]) == "row,2\nr,\"say \"\"x\"\"\"\ns,\n")
    #expect(
      printed(.csv, grid, .item) == "row,column,value\nr,One,\"a,b\"\ns,One,\"two\r\nlines\"\n")
  }

  @Test func `X2.11 an item of a list is one field, in quotes if it is empty`() {
    let picks = [ItemID(row: 1), ItemID(row: 0)]
    #expect(printed(.csv, TestList(["a", ""]), .item, picks: picks) == "value\n\"\"\na\n")
  }

  @Test func `X2.11 nothing is printed if nothing is picked`() {
    #expect(printed(.md, Self.records, .section, picks: []) == "")
  }
}
