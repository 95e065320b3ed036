import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Columns by the names that people type.
struct ColumnNameTests {
  private var grid: Grid {
    var grid = TestGrid([["1", "2", "3"]]).titled(columns: ["NAME", "2", "a,b"])
    grid.sectionTitleName = "host"
    return Grid(grid)
  }

  @Test(
    arguments: [
      ("NAME", .column(0)), ("0", .column(0)), ("2", .column(1)), ("1", .column(1)),
      ("a,b", .column(2)), ("\"a,b\"", .column(2)), ("host", .titles), ("name", nil), ("3", nil),
      ("", nil), ("-1", nil), ("99999999999999999999", nil),
    ] as [(String, ColumnName.Target?)])
  func `a title wins over a number, and may stand in quotes`(
    name: String, target: ColumnName.Target?
  ) {
    #expect(ColumnName(name).target(in: grid) == target)
  }
}
