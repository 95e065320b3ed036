import Testing

@testable import GridpickCore

struct MouseDecodingTests {
  private static let press = TerminalEvent.mouse(
    .press(.primary, ScreenPoint(line: 15, column: 32)))
  private static let motion = TerminalEvent.mouse(
    .motion(.primary, ScreenPoint(line: 15, column: 33)))

  @Test func `reports and keys come out in their order`() {
    let text =
      "j" + Sent.report("0;33;16M") + Sent.left + Sent.report("32;34;16M") + Sent.report("65;1;1M")
      + "k\r"
    #expect(
      DecodedInput.events(text) == [
        .key("j"), Self.press, .key(Key(.left)), Self.motion,
        .mouse(.wheel(.down, at: ScreenPoint(line: 0, column: 0))), .key("k"),
        .key(Key(.enter)),
      ])
  }

  @Test func `a report may be split anywhere over reads`() {
    let bytes = Array((Sent.report("0;33;16M") + "j" + Sent.report("32;34;16M")).utf8)
    for split in 0...bytes.count {
      var decoded = DecodedInput()
      decoded.take(Array(bytes[..<split]))
      // A lone escape is soon the key.
      decoded.take(Array(bytes[split...]), after: bytes[..<split].last == 0x1b ? 24 : 299)
      #expect(decoded.events == [Self.press, .key("j"), Self.motion], "split at \(split)")
    }
  }

  @Test func `a report may come byte by byte`() {
    var decoded = DecodedInput()
    for byte in (Sent.report("0;33;16M") + "j").utf8 { decoded.take([byte], after: 24) }
    #expect(decoded.events == [Self.press, .key("j")])
  }

  @Test(arguments: ["", "3", "32;", "32;34;", "32;34;16", "32;34;16;99;99"])
  func `a key that cuts a report short is not lost`(report: String) {
    let cut = Sent.report(report)
    #expect(DecodedInput.events(cut + Sent.left) == [.key(Key(.left))])
    #expect(DecodedInput.events(cut + "j") == [.key("j")])
    #expect(DecodedInput.events(cut + Sent.escape) == [.key(Key(.escape))])
    #expect(DecodedInput.events(cut + Sent.report("0;33;16M")) == [Self.press])
  }

  @Test(arguments: [(299, [Self.press]), (300, [.key("6"), .key("M")])])
  func `after a pause of 300 ms a report is over`(
    pause: Int, events: [TerminalEvent]
  ) {
    var decoded = DecodedInput()
    decoded.take(Sent.report("0;33;1"))
    decoded.take("6M", after: pause)
    #expect(decoded.events == events)
  }

  @Test(arguments: ["0;224;300M", "0;00224;0300M"])
  func `coordinates go beyond 223`(report: String) {
    #expect(
      DecodedInput.events(Sent.report(report))
        == [.mouse(.press(.primary, ScreenPoint(line: 299, column: 223)))])
  }

  @Test func `an endless report never grows, and ends with its final byte`() {
    let report = Sent.report(String(repeating: "1234567890", count: 10_000))
    #expect(DecodedInput.events(report + "Mj") == [.key("j")])
    #expect(DecodedInput.events(report + "j") == [.key("j")])
  }

  @Test(arguments: [
    "M", "m", "0M", "0;5M", "0;5;5;5M", ";;M", "0;;5M", "0;5;M", "0;0;5M", "0;5;0m", "3;5;5M",
    "0;999999999;5M", "0;1000000000;5M", "0;99999999999999999999;5M", "99999999999999999999;5;5M",
    "-1;5;5M", "0;-5;5M", "0;5;-5m", "0;5:1;5M", "?0;5;5M", "0;5;5 M", "0 ;5;5M", "1;2;3;4;5;6M",
  ])
  func `an absurd report becomes no keys`(report: String) {
    #expect(DecodedInput.events(Sent.report(report) + "j") == [.key("j")])
  }

  @Test func `a report with 35 parameters becomes no keys`() {
    let report = Array(repeating: "35", count: 35).joined(separator: ";") + "M"
    #expect(DecodedInput.events(Sent.report(report) + "j") == [.key("j")])
  }

  @Test(arguments: [
    EscapeSequence.pasteStart, EscapeSequence.pasteEnd, EscapeSequence.mouseReport,
  ])
  func `G1.3 G11.1 Esc right before a report is Esc`(mark: String) {
    #expect(DecodedInput.events(Sent.escape + mark).first == .key(Key(.escape)))
  }

  @Test func `G1.3 a report right after Esc is a report`() {
    #expect(
      DecodedInput.events(Sent.escape + Sent.report("32;34;16M"))
        == [.key(Key(.escape)), Self.motion])
  }

  @Test func `reports of the focus, which another program has asked for, become no keys`() {
    #expect(DecodedInput.events("\u{1b}[Oj\u{1b}[I") == [.key("j")])
  }

  @Test(
    arguments: [
      ([0x20, 0x41, 0x30], .press(.primary, ScreenPoint(line: 15, column: 32))),
      ([0x40, 0x42, 0x30], .motion(.primary, ScreenPoint(line: 15, column: 33))),
      ([0x23, 0x42, 0x30], .release(ScreenPoint(line: 15, column: 33))),
      ([0x61, 0x21, 0x21], .wheel(.down, at: ScreenPoint(line: 0, column: 0))),
      ([0x20, 0xff, 0x1b], nil), ([0x00, 0x41, 0x30], nil), ([0x1b, 0x0d, 0x71], nil),
      ([0x20, 0xff, 0xff], .press(.primary, ScreenPoint(line: 222, column: 222))),
    ] as [([UInt8], MouseEvent?)])
  func `a report in the old form has three bytes, whatever they are`(
    bytes: [UInt8], event: MouseEvent?
  ) {
    let sent = Array(EscapeSequence.oldMouseReport.utf8) + bytes + Array("j".utf8)
    let events = [event.map(TerminalEvent.mouse), .key("j")].compactMap(\.self)
    #expect(DecodedInput.events(sent) == events)
  }
}
