import GridpickTerminal
import Testing

@testable import GridpickCommand

/// Words as a shell parts them; what is expected is what `sh -c 'printf "<%s>" …'` prints.
struct ShellWordsTests {
  private func words(_ text: String) throws -> [String] {
    try ShellWords.lines(of: Array(text.utf8)) { "\($0)" }.joined().map(\.text.text)
  }

  @Test(arguments: [
    ("", []), ("  \t \n ", []), ("a", ["a"]), (" a  b\tc ", ["a", "b", "c"]),
    ("a 'b c' d", ["a", "b c", "d"]), ("a'b c'd", ["ab cd"]), ("''", [""]), ("a ''", ["a", ""]),
    (#""a b""#, ["a b"]), (#""a\"b""#, [#"a"b"#]), (#""a\nb""#, [#"a\nb"#]),
    (#""\$\`\\""#, [#"$`\"#]), (#"'a\'b"#, [#"a\b"#]), (#"a\ b"#, ["a b"]), (#"a\\b"#, [#"a\b"#]),
    ("a\\\nb", ["ab"]), ("a \\\n b", ["a", "b"]), ("\"a\\\nb\"", ["ab"]), ("'a\\\nb'", ["a\\\nb"]),
    ("a # b", ["a"]), ("a#b", ["a#b"]), ("'#' b", ["#", "b"]), ("# a\nb", ["b"]),
    ("$HOME ~", ["$HOME", "~"]), ("*?[a]", ["*?[a]"]), ("a\r\nb\r\n", ["a", "b"]),
    (#"'it'\''s'"#, ["it's"]), (#"é "ü x""#, ["é", "ü x"]), ("a\\", ["a\\"]),
  ])
  func `H1.2 blanks separate words; quotes and backslashes work as in a shell`(
    text: String, words: [String]
  ) throws {
    #expect(try self.words(text) == words)
  }

  @Test func `H1.3 a word belongs to its line; a quote or backslash may continue it`() throws {
    let text = "# first\na b\n\n  c 'd\ne' f\ng \\\n h"
    let lines = try ShellWords.lines(of: Array(text.utf8)) { "\($0)" }
    #expect(
      lines.map { $0.map(\.text.text) } == [["a", "b"], ["c", "d\ne", "f"], ["g", "h"]])
    #expect(lines.map { $0.map(\.origin) } == [["2", "2"], ["4", "4", "5"], ["6", "7"]])
  }

  @Test(arguments: [
    ("'", 1), ("a\nb \"c d\ne", 2), ("'a\n\n'\"", 3),
  ])
  func `H3.1 an unclosed quote is reported with its line`(text: String, line: Int) {
    let complaint = #expect(throws: Complaint.self) { try self.words(text) }
    #expect(complaint == Complaint("\(line): unclosed quote"))
  }

  @Test func `H1 bytes that are not text stay as they are`() throws {
    let bytes: [UInt8] = [0xff, UInt8(ascii: " "), 0xc3]
    #expect(
      try ShellWords.lines(of: bytes) { "\($0)" }.joined().map(\.text) == [
        SystemText([0xff]), SystemText([0xc3]),
      ])
  }
}
