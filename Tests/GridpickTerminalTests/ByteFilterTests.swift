import Testing

@testable import GridpickTerminal

struct ByteFilterTests {
  private func filtered(_ text: String, leavingOut noises: [String] = []) -> String {
    let filter = ByteFilter(leavingOut: noises.map { Array($0.utf8) })
    return String(decoding: filter.filtered(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `noise is left out wherever it stands, and nothing else`() {
    #expect(filtered("a\u{1b}(Bb\u{1b}(Ac\u{1b}(B", leavingOut: ["\u{1b}(B"]) == "ab\u{1b}(Ac")
    #expect(filtered("\u{1b}(", leavingOut: ["\u{1b}(B", ""]) == "\u{1b}(")
    #expect(filtered("\u{1b}") == "\u{1b}")
  }

  @Test(arguments: [
    ("38;0", "30"), ("38;7", "37"), ("38;8", "90"), ("38;15", "97"), ("48;0", "40"),
    ("48;9", "101"), ("38;16", "38;2;0;0;16"), ("48;15030349", "48;2;229;88;77"),
    ("38;16777215", "38;2;255;255;255"), ("48;65536", "48;2;1;0;0"),
  ])
  func `a colour's number is written out`(number: String, color: String) {
    #expect(filtered("a\u{1b}[\(number)mb") == "a\u{1b}[\(color)mb")
  }

  @Test(arguments: [
    "\u{1b}[38;5;9m", "\u{1b}[38;2;1;2;3m", "\u{1b}[39;49m", "\u{1b}[38;12H", "\u{1b}[38;",
    "\u{1b}[38;1", "\u{1b}[38m", "\u{1b}[8;9m", "\u{1b}[38;99999999999999999999m",
  ])
  func `what is no such number stays as it is`(text: String) {
    #expect(filtered(text) == text)
  }
}
