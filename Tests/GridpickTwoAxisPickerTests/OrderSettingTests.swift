import GridpickCore
import Testing
import TwoAxisPicker

/// The order of rows and the columns that are hidden, as a program sets them (rule U11).
struct OrderSettingTests {
  private static let size = ScreenSize(lines: 12, columns: 60)

  private func sheet(_ rows: [[String]]) -> GridPicker<String> {
    var picker = GridPicker(rows: rows) { Cell($0) }
    picker.layout = .sheet
    picker.columnTitles = ["name", "size", "weight"]
    return picker
  }

  /// The words of the rows that are seen, with the words of the titles first.
  private func words(_ session: PickerSession<String>) -> [[String]] {
    session.frame.text.split(separator: "\n").dropLast()
      .map { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
      .filter { !$0.isEmpty }
  }

  private static let rows = [["b", "2"], ["a", "1"], ["b", "10"], ["a", "3"]]

  @Test func `U11.3 rows are sorted by a column, and equal rows by the next column`() throws {
    var picker = sheet(Self.rows)
    picker.sort = ["name", SortOrder("2", isDescending: true)]
    let session = try picker.session(size: Self.size)
    #expect(words(session).suffix(4) == [["a", "3"], ["a", "1"], ["b", "10"], ["b", "2"]])
    #expect(session.position == Position(section: 3, index: 0))
  }

  @Test func `U11.3 a key reverses the sort column, even if other columns sort too`() throws {
    var picker = sheet(Self.rows)
    picker.sort = ["name", "size"]
    let session = try picker.session(size: Self.size)
    session.press("s")
    #expect(words(session).suffix(4) == [["b", "2"], ["b", "10"], ["a", "1"], ["a", "3"]])
    session.press("s")
    #expect(words(session).suffix(4).map(\.self) == Self.rows)
  }

  @Test func `U11.4 a sort column that is gone is ignored, and newer rows are sorted too`()
    throws
  {
    var picker = sheet([])
    picker.refresh = { _ in [] }
    picker.sort = ["price", "size"]
    let session = try picker.session(size: Self.size)
    session.apply(.replace(Self.rows.map { GridSection(items: $0) }))
    #expect(words(session).suffix(4).map(\.last) == ["1", "2", "3", "10"])
    session.apply(.replace([["c", "7"], ["d", "5"]]))
    #expect(words(session).suffix(2) == [["d", "5"], ["c", "7"]])
  }

  private static let wrongSettings:
    [(change: @Sendable (inout GridPicker<String>) -> Void, String)] = [
      ({ $0.sort = ["size", "price"] }, "sort: no column 'price'; columns: name, size, weight"),
      ({ $0.hiddenColumns = ["4"] }, "hiddenColumns: no column '4'; columns: name, size, weight"),
      ({ $0.paint = ["price=heat"] }, "paint: no column 'price'; columns: name, size, weight"),
      ({ $0.paint = ["nothing"] }, "paint: 'nothing' is no rule of paint"),
      ({ $0.theme = "dark,purplish" }, "theme: 'dark,purplish' is no theme"),
    ]

  @Test(arguments: wrongSettings)
  func `U11.4 an unusable setting is refused with its name`(
    change: @Sendable (inout GridPicker<String>) -> Void, reason: String
  ) throws {
    var picker = sheet([["coat", "2", "heavy"]])
    change(&picker)
    #expect(throws: PickerError.wrongSetting(reason)) { _ = try picker.end() }
    #expect(throws: PickerError.wrongSetting(reason)) { try picker.session(size: Self.size) }
  }

  @Test func `U11.1 a list is sorted as a whole`() throws {
    var picker = GridPicker(list: ["10", "9", "2"], columns: 1) { Cell($0) }
    picker.sort = ["1"]
    let session = try picker.session(size: Self.size)
    session.press(Key(.enter))
    #expect(session.end?.item == "2")
  }

  @Test func `U9.3 U11.6 a source too large to read is not sorted`() throws {
    struct Squares: GridSource {
      let sectionCount = 1_000_000_000
      let columnCount = 10
      func item(at position: Position) -> Int? { -position.section }
    }
    var asked = 0
    var picker = GridPicker(source: Squares()) { number in
      asked += 1
      return Cell("\(number)")
    }
    picker.sort = ["1"]
    #expect(try picker.session(size: Self.size).item == 0)
    #expect(asked < 20_000)
  }

  @Test func `U11.4 U11.5 hidden columns are invisible and not found until all are shown`() throws {
    var picker = sheet([["coat", "L", "heavy"], ["tie", "S", "light"]])
    picker.hiddenColumns = ["size", "3"]
    let session = try picker.session(size: Self.size)
    #expect(words(session).contains(["tie"]))
    session.type("/light")
    #expect(!words(session).contains(["tie"]))
    session.press(Key(.escape))
    session.advance(by: .seconds(1))
    session.press("=")
    #expect(words(session).contains(["tie", "S", "light"]))
  }

  @Test func `U11.5 a hidden column changes no position`() throws {
    var picker = sheet([["coat", "L", "heavy"]])
    picker.hiddenColumns = ["name"]
    let session = try picker.session(size: Self.size)
    session.press(Key(.enter))
    #expect(session.end?.item == "L")
    #expect(session.position == Position(section: 0, index: 1))
  }

  @Test func `U11.5 hiding all columns hides none, and the setting applies to later rows`()
    async throws
  {
    var picker = sheet([])
    picker.refresh = { _ in [["coat", "L", "heavy"]] }
    picker.hiddenColumns = ["size"]
    let later = try picker.session(size: Self.size)
    later.press("r")
    await later.fetch()
    #expect(words(later).contains(["coat", "heavy"]))
    picker.hiddenColumns = ["name", "size", "weight"]
    picker.sections = [["coat", "L", "heavy"]]
    #expect(try words(picker.session(size: Self.size)).contains(["coat", "L", "heavy"]))
  }
}
