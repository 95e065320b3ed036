import Screen
import TerminalProtocol
import Testing

@testable import Terminal

struct MouseDecodingTests {
  private static let press = TerminalEvent.mouse(
    .press(.primary, ScreenPoint(line: 15, column: 32)))
  private static let motion = TerminalEvent.mouse(
    .motion(.primary, ScreenPoint(line: 15, column: 33)))

  @Test func `reports and keys come out in the order in which they came in`() {
    let inputs =
      .typed("j") + .report("0;33;16M") + .left + .report("32;34;16M") + .report("65;1;1M")
      + .typed("k\r") as [CursesInput]
    #expect(
      DecodedInput.events(inputs) == [
        .key("j"), Self.press, .key(Key(.left)), Self.motion, .mouse(.wheel(.down)), .key("k"),
        .key(Key(.enter)),
      ])
  }

  @Test func `a report may be split anywhere over batches`() {
    let inputs = [CursesInput].report("0;33;16M") + .typed("j") + .report("32;34;16M")
    for split in 0...inputs.count {
      var decoded = DecodedInput()
      decoded.take(Array(inputs[..<split]))
      decoded.take(Array(inputs[split...]), after: 300)
      #expect(decoded.events == [Self.press, .key("j"), Self.motion], "split at \(split)")
    }
  }

  @Test func `a report may come byte by byte`() {
    var decoded = DecodedInput()
    for input in [CursesInput].report("0;33;16M") + .typed("j") { decoded.take([input], after: 90) }
    #expect(decoded.events == [Self.press, .key("j")])
  }

  @Test(arguments: ["", "3", "32;", "32;34;", "32;34;16", "32;34;16;99;99"])
  func `a report cut short by a key costs no key`(report: String) {
    let cut = [CursesInput].report(report)
    #expect(DecodedInput.events(cut + .left) == [.key(Key(.left))])
    #expect(DecodedInput.events(cut + .typed("j")) == [.key("j")])
    #expect(DecodedInput.events(cut + .escape) == [.key(Key(.escape))])
    #expect(DecodedInput.events(cut + .report("0;33;16M")) == [Self.press])
    #expect(DecodedInput.events(cut + .mark(.focusIn)) == [.focus(true)])
  }

  @Test(arguments: [(300, [TerminalEvent]()), (301, [.key("6"), .key("M")])])
  func `after a pause of more than 300 ms what comes is something else`(
    pause: Int, events: [TerminalEvent]
  ) {
    var decoded = DecodedInput()
    decoded.take(.report("0;33;1"))
    decoded.take(.typed("6M"), after: pause)
    #expect(decoded.events == (pause > 300 ? events : [Self.press]))
  }

  @Test(arguments: ["0;0;5M", "0;99999999999999999999;5M", "-1;5;5M", "0;5;5 M", "1;2;3;4;5;6M"])
  func `an absurd report leaks nothing`(report: String) {
    #expect(DecodedInput.events(.report(report) + .typed("j")) == [.key("j")])
  }

  @Test func `a report with 35 parameters leaks nothing`() {
    let report = Array(repeating: "35", count: 35).joined(separator: ";") + "M"
    #expect(DecodedInput.events(.report(report) + .typed("j")) == [.key("j")])
  }

  @Test(arguments: [EscapeKeys.Mark.mouseReport, .pasteStart, .focusIn, .focusOut, .pasteEnd])
  func `G11 Esc right before a report is Esc, and the report is one`(mark: EscapeKeys.Mark) {
    let events = DecodedInput.events(.escape + .mark(mark) + .typed(""))
    #expect(events.first == .key(Key(.escape)))
    #expect(
      DecodedInput.events(.escape + .report("32;34;16M")) == [.key(Key(.escape)), Self.motion])
  }

  @Test func `the window gets and loses the focus`() {
    let inputs = [CursesInput].mark(.focusOut) + .typed("j") + .mark(.focusIn)
    #expect(DecodedInput.events(inputs) == [.focus(false), .key("j"), .focus(true)])
  }
}
