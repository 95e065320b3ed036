import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// The templates of `--print`, and their output.
struct OutputTemplateTests {
  private static let grid = WrittenGrid(
    rows: [[nil, .init("shown", value: [0xff, 0x09]), .init("next")]], rowTitles: ["North"],
    columnTitles: [nil, "Red\tish"])

  @Test(arguments: [
    ("{row}", "North"), ("{column}", "Red\tish"), ("{label}", "shown"), ("{section}", "0"),
    ("{index}", "1"), ("{line}", "shown next"), ("", ""), ("plain é", "plain é"),
    (#"{row}\t{index}"#, "North\t1"), (#"a\nb\0c\\d\\n"#, "a\nb\0c\\d\\n"),
    ("{{row}}", "{row}"), ("{{{row}}}", "{North}"), ("{{}}", "{}"), ("}}{{", "}{"),
    (#"{{"i":{index}}}"#, #"{"i":1}"#), ("{row}{row}", "NorthNorth"), ("100% $x", "100% $x"),
  ])
  func `fields are names between braces and escapes`(template: String, output: String) throws {
    #expect(try printed(template) == Array(output.utf8) + [0x0a])
  }

  @Test func `X1.1 a number names a word of the item of a list`() throws {
    var printer = PickPrinter()
    printer.form = .template(try OutputTemplate(Array("{1}|{2}|{-1}|{4}|{0}".utf8)))
    let list = Grid(TestList(["one\ttwo  three"])).flowed(columns: 1, .rows)
    let printed = printer.bytes(of: [ItemID(row: 0)], in: PickedContent(list))
    #expect(printed == Array("one|two|three||\n".utf8))
  }

  @Test func `the value keeps its bytes`() throws {
    #expect(try printed("<{value}>") == [0x3c, 0xff, 0x09, 0x3e, 0x0a])
  }

  @Test func `missing titles are empty`() throws {
    let grid = WrittenGrid(.init("x"))
    #expect(try printed("[{row}|{column}]", WrittenGrid(.init("x")), at: 0) == Array("[|]\n".utf8))
    #expect(grid.sectionTitle(0, .whole) == nil)
  }

  @Test(arguments: [
    ("a{row", "{ without }"), ("{", "{ without }"),
    ("{}", "{} works only"), ("row}", "} without {"), ("{{row}", "} without {"),
    ("}", "} without {"),
    (#"\x"#, "unknown escape"),
    (#"\"#, "unknown escape"), (#"\r"#, "unknown escape"), (#"\{"#, "unknown escape"),
  ])
  func `an invalid template is reported`(template: String, reason: String) {
    let error = #expect(throws: ValueError.self) {
      try OutputTemplate(Array(template.utf8))
    }
    #expect(error?.reason.hasPrefix("a valid template; \(reason)") == true)
  }

  @Test(arguments: [
    ("{2}", [PickField.place(2)]), ("{-1}{10}", [.place(-1), .place(10)]),
    ("{NAME}", [.title(Array("NAME".utf8))]), ("{Row}", [.title(Array("Row".utf8))]),
    ("{%CPU}{a b}", [.title(Array("%CPU".utf8)), .title(Array("a b".utf8))]),
    ("{metadata.name}", [.title(Array("metadata.name".utf8))]),
    ("{名前}", [.title(Array("名前".utf8))]), (#"{it's "it"}"#, [.title(Array(#"it's "it""#.utf8))]),
    ("{0}", [.place(0)]), ("{+1}", [.title(Array("+1".utf8))]),
    ("{field:row}", [.title(Array("row".utf8))]), ("{field:-1}", [.title(Array("-1".utf8))]),
    (#"{field:a\}b}"#, [.title(Array("a}b".utf8))]),
    (#"{field:a\b}"#, [.title(Array(#"a\b"#.utf8))]), ("{n}", [.known(.number)]),
  ])
  func `X1.1 X1.2 a name is a known field, a place or a title`(
    template: String, fields: [PickField]
  ) throws {
    #expect(try OutputTemplate(Array(template.utf8)).parts == fields.map { .field($0) })
  }

  private func printed(
    _ template: String, _ grid: WrittenGrid = Self.grid, at index: Int = 1
  ) throws -> [UInt8] {
    var printer = PickPrinter()
    printer.form = .template(try OutputTemplate(Array(template.utf8)))
    return printer.bytes(of: [ItemID(section: 0, index: index)], in: PickedContent(Grid(grid)))
  }
}
