import Testing

@testable import GridpickCore

/// Reports of the cursor among keys typed meanwhile (rule I1).
struct CursorReportTests {
  @Test(arguments: [
    ("\u{1b}[5;12R", 4, 11, ""), ("jl\u{1b}[1;1Rq", 0, 0, "jlq"),
    ("\u{1b}\u{1b}[7;2R", 6, 1, "\u{1b}"),
    ("\u{1b}[A\u{1b}[99999;99999R", 99_998, 99_998, "\u{1b}[A"),
    ("\u{1b}[<0;3;4M\u{1b}[1;2R\u{1b}[?62c", 0, 1, "\u{1b}[<0;3;4M\u{1b}[?62c"),
    ("\u{1b}[3;\u{1b}[2;1R", 1, 0, "\u{1b}[3;"),
  ])
  func `I1.13 a cursor report is found, and typed keys are kept`(
    text: String, line: Int, column: Int, rest: String
  ) throws {
    var bytes = Array(text.utf8)
    let report = try #require(CursorReport(firstIn: bytes))
    #expect(report.place == ScreenPoint(line: line, column: column))
    bytes.removeSubrange(report.range)
    #expect(String(decoding: bytes, as: UTF8.self) == rest)
  }

  @Test func `I1.13 a report in pieces is found once it is complete`() {
    let text = Array("j\u{1b}[12;34R".utf8)
    for count in 0..<text.count { #expect(CursorReport(firstIn: Array(text[..<count])) == nil) }
    #expect(CursorReport(firstIn: text)?.place == ScreenPoint(line: 11, column: 33))
  }

  @Test(arguments: [
    "", "R", "\u{1b}[R", "\u{1b}[;R", "\u{1b}[1R", "\u{1b}[1;R", "\u{1b}[;1R", "\u{1b}[0;1R",
    "\u{1b}[1;0R",
    "\u{1b}[1;2;3R", "\u{1b}[?1;2R", "\u{1b}[-1;2R", "\u{1b}[1;2H", "\u{1b}[123456;1R",
    "\u{1b}[1;123456R",
  ])
  func `I1.13 any other sequence is no report`(text: String) {
    #expect(CursorReport(firstIn: Array(text.utf8)) == nil)
  }

  @Test func `I1.13 without a question a report is a key`() {
    let shiftF3 = Array("\u{1b}[1;2R".utf8)
    var decoder = InputDecoder(
      KeySequences(own: [(shiftF3, Key(.function(15)))]), escapeDelay: .milliseconds(25))
    #expect(decoder.events(from: shiftF3, at: .zero) == [.key(Key(.function(15)))])
  }

  @Test func `L14.1 a terminal that is asked twice answers twice`() {
    var decoder = InputDecoder(escapeDelay: .milliseconds(25))
    decoder.expectAnswer(at: .zero)
    decoder.expectAnswer(at: .zero)
    let answer = Array("\u{1b}[?62c".utf8)
    #expect(decoder.events(from: answer, at: .zero) == [] && decoder.awaitsAnswer)
    #expect(decoder.events(from: answer, at: .zero) == [] && !decoder.awaitsAnswer)
  }
}
