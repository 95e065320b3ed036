import Testing

@testable import GridpickCore

struct SequenceDecodingTests {
  @Test func `F7.2 F7.8 pasted text is text and no keys`() {
    let text = "q\rjjj\u{3}\t日本\u{1b}"
    #expect(DecodedInput.events(Sent.paste(text) + "k") == [.pasted(text), .key("k")])
  }

  @Test func `F7.3 of a paste without an end a limited part is kept`() {
    let events = DecodedInput.events(Sent.paste(String(repeating: "a", count: 1 << 18)) + "k")
    #expect(events.last == .key("k"))
    #expect(events.first == .pasted(String(repeating: "a", count: 1 << 17)))
  }

  @Test(arguments: [
    Sent.report("0;33;16M"), Sent.left, EscapeSequence.pasteStart,
    "\u{1b}[31m", "\u{1b}[201", "\u{1b}\u{1b}[", "",
  ])
  func `a paste is read whole, whatever it contains`(inside: String) {
    #expect(DecodedInput.events(Sent.paste(inside) + "k") == [.pasted(inside), .key("k")])
  }

  @Test(arguments: [0, 24, 60_000])
  func `a paste may come slowly`(pause: Int) {
    let bytes = Array(Sent.paste("q\rq").utf8)
    let first = EscapeSequence.pasteStart.utf8.count
    for split in (pause > 24 ? first : 0)...bytes.count {
      var decoded = DecodedInput()
      decoded.take(Array(bytes[..<split]))
      decoded.take(Array(bytes[split...]) + Array("k".utf8), after: pause)
      #expect(decoded.events == [.pasted("q\rq"), .key("k")], "split at \(split)")
    }
  }

  @Test(arguments: ["\u{1b}[201~", "q\u{1b}\u{1b}[201~", "\u{1b}[20\u{1b}[201~"])
  func `a paste ends even if its end comes in pieces`(end: String) {
    var decoded = DecodedInput()
    decoded.take(EscapeSequence.pasteStart)
    for byte in end.utf8 { decoded.take([byte], after: 40) }
    decoded.take("k")
    let text = String(end.dropLast(EscapeSequence.pasteEnd.count))
    #expect(decoded.events == [.pasted(text), .key("k")])
  }

  /// As xterm with eightBitInput has Alt with a: the letter whose number is 128 more, in UTF-8.
  @Test func `F7.1 a letter that a terminal sends for Alt is a letter`() {
    #expect(DecodedInput.events("\u{e1}\u{f8}") == [.key("\u{e1}"), .key("\u{f8}")])
    #expect(DecodedInput.events("\u{1b}a") == [.key(Key(.character("a"), .alt))])
  }

  @Test(arguments: [0, 24, 299, 300, 60_000])
  func `F7.8 Ctrl-C leaves a paste that has lost its end, at once or later`(pause: Int) {
    var decoded = DecodedInput()
    decoded.take(EscapeSequence.pasteStart + "q" + (pause == 0 ? "\u{3}" : ""))
    if pause > 0 { decoded.take("\u{3}", after: pause) }
    #expect(decoded.events == [])
    decoded.wait()
    decoded.take("k")
    #expect(decoded.events == [.key(.control("c")), .key("k")])
  }

  @Test(arguments: 1...299) func `F7.8 Ctrl-C followed by more of a paste is text`(pause: Int) {
    var decoded = DecodedInput()
    decoded.take(EscapeSequence.pasteStart + "q\u{3}")
    decoded.take("\u{3}", after: pause)
    decoded.take(EscapeSequence.pasteEnd + "k", after: pause)
    #expect(decoded.events == [.pasted("q\u{3}\u{3}"), .key("k")])
  }

  @Test func `the end of a paste that never began is ignored`() {
    #expect(DecodedInput.events(EscapeSequence.pasteEnd + "k") == [.key("k")])
  }

  @Test(arguments: [
    "\u{1b}[1;7R", "\u{1b}[?1;2c", "\u{1b}[31~", "\u{1b}[>0;276;0c", "\u{1b}[27;5;106~",
    "\u{1b}Ox", "\u{1b}O5p", "\u{1b}[1 q", "\u{1b}[u",
  ])
  func `an unknown sequence becomes no keys`(sequence: String) {
    #expect(DecodedInput.events(sequence + "j") == [.key("j")])
    for length in 2...sequence.count {
      var decoded = DecodedInput()
      decoded.take(String(sequence.prefix(length)))
      decoded.take(sequence.dropFirst(length) + "j", after: 299)
      #expect(decoded.events == [.key("j")], "cut at \(length)")
    }
  }

  @Test(arguments: ["\u{1b}[1;", "\u{1b}[1;7", "\u{1b}[99"])
  func `a key that cuts an unknown sequence short is not lost`(sequence: String) {
    #expect(DecodedInput.events(sequence + Sent.left) == [.key(Key(.left))])
    #expect(DecodedInput.events(sequence + "\r") == [.key(Key(.enter))])
    #expect(DecodedInput.events(sequence + "é") == [.key("é")])
    var decoded = DecodedInput()
    decoded.take(sequence)
    decoded.take("j", after: 300)
    #expect(decoded.events == [.key("j")])
  }

  @Test func `an escape means Alt only with a key right after it`() {
    #expect(DecodedInput.events(Sent.escape) == [.key(Key(.escape))])
    #expect(DecodedInput.events("\u{1b}\u{1b}") == [.key(Key(.escape)), .key(Key(.escape))])
    #expect(DecodedInput.events("\u{1b}j") == [.key(Key(.character("j"), .alt))])
    #expect(DecodedInput.events("\u{1b}é") == [.key(Key(.character("é"), .alt))])
    #expect(DecodedInput.events("\u{1b}[") == [.key(Key(.character("["), .alt))])
    #expect(DecodedInput.events(Sent.escape + Sent.left) == [.key(Key(.left, .alt))])
  }

  @Test(arguments: [
    (24, [TerminalEvent.key(Key(.character("j"), .alt))]), (25, [.key(Key(.escape)), .key("j")]),
  ])
  func `an escape waits no longer than its delay`(pause: Int, events: [TerminalEvent]) {
    var decoded = DecodedInput()
    decoded.take(Sent.escape)
    decoded.take("j", after: pause)
    #expect(decoded.events == events)
  }

  @Test func `ten thousand escapes are ten thousand keys`() {
    let escapes = [UInt8](repeating: 0x1b, count: 10_000)
    #expect(DecodedInput.events(escapes).count == escapes.count)
  }

  @Test func `a character may be split over reads`() {
    for split in 1..<4 {
      let bytes = Array("😀j".utf8)
      var decoded = DecodedInput()
      decoded.take(Array(bytes[..<split]))
      decoded.take(Array(bytes[split...]), after: 299)
      #expect(decoded.events == [.key("😀"), .key("j")])
    }
  }

  @Test(
    arguments: [[0xff], [0xc3], [0xc3, 0x28], [0xe4, 0xb8], [0xed, 0xa0, 0x80]] as [[UInt8]])
  func `bytes that are not UTF-8 are no keys`(bytes: [UInt8]) {
    let events = DecodedInput.events(bytes)
    #expect(events == (bytes.last == 0x28 ? [.key("(")] : []))
  }

  @Test(arguments: [
    ("\r", Key(.enter)), ("\n", .control("j")), ("\t", Key(.tab)), ("\u{7f}", Key(.backspace)),
    ("\u{8}", Key(.backspace)), ("\u{0}", .control(" ")), ("\u{1}", .control("a")),
    ("\u{1a}", .control("z")), ("\u{1c}", .control("\\")), ("\u{1f}", .control("/")),
    ("\u{1b}[Z", Key(.tab, .shift)), ("\u{1b}[1;5D", .control(.left)), ("\u{1b}OH", Key(.home)),
  ])
  func `keys have their usual names`(text: String, key: Key) {
    #expect(DecodedInput.events(text) == [.key(key)])
  }

  @Test func `a terminal's own sequences win over the usual ones`() {
    let own = KeySequences(own: [([0x08], Key(.left)), (Array("\u{1b}[M".utf8), Key(.function(1)))])
    var decoder = InputDecoder(own, escapeDelay: .zero)
    #expect(decoder.events(from: [0x08], at: .zero) == [.key(Key(.left))])
    #expect(decoder.events(from: Array("\u{1b}[M".utf8), at: .zero) == [.key(Key(.function(1)))])
  }
}
