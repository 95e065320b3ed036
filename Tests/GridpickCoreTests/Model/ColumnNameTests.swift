import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Columns by the names that people type.
struct ColumnNameTests {
  private var grid: Grid {
    Grid(TestGrid([["1", "2", "3"]]).titled(columns: ["NAME", "2", "a,b"]))
  }

  @Test(
    arguments: [
      ("NAME", 0), ("1", 0), ("2", 1), ("3", 2), ("a,b", 2), ("\"a,b\"", 2), ("name", 0),
      ("0", nil), ("4", nil), ("", nil), ("-1", nil), ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func `P12.3 a title wins over a number from 1, and may be in quotes`(
    name: String, column: Int?
  ) {
    #expect(ColumnName(name).column(in: grid) == column)
  }

  @Test func `P12.3 empty quotes name no column`() {
    let untitled = Grid(TestGrid([["1", "2"]]).titled(columns: ["", "b"]))
    #expect(ColumnName("\"\"").column(in: untitled) == nil)
    #expect(ColumnName("\"b\"").column(in: untitled) == 1)
  }
}
