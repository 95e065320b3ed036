import Testing

@testable import GridpickCore

struct PreviewStartTests {
  /// The pane has 20 lines.
  @Test(arguments: [
    ("+10", "", 9), ("+{2}", "42", 41), ("+{2}", "", 0), ("+{2}", "no number", 0),
    ("+{2}", " 42:", 41), ("+{2}", "0", 0), ("+{2}-5", "42", 36), ("+{2}-5", "3", 0),
    ("+{2}-5+2", "42", 38), ("+{2}/2", "42", 31), ("+{2}-/2", "42", 31), ("+{2}+3/2", "42", 34),
    ("+{2}/3", "42", 35), ("+{2}/2", "5", 0), ("+100/4", "", 94),
    ("+{2}", "99999999999999999999", 0),
  ])
  func `V2.14 V2.15 V2.16 a preview begins at the line that its window gives`(
    text: String, value: String, line: Int
  ) throws {
    let start = try #require(PreviewStart(text))
    #expect(start.line(Array(value.utf8), inPaneOf: 20) == line)
  }

  @Test(arguments: [
    ("+{2}", PickField.place(2)), ("+{-1}", .place(-1)), ("+{n}", .known(.number)),
    ("+{line no}", .title(Array("line no".utf8))), ("+{field:a,b}", .title(Array("a,b".utf8))),
    ("+{}", .known(.value)),
  ])
  func `V2.14 X1.1 X1.2 the line number may come from a field, by number or name`(
    text: String, field: PickField
  )
    throws
  {
    #expect(try PreviewWindow("right,\(text),wrap").start?.field == field)
  }
}
