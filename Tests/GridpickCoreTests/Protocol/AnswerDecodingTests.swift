import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The answers of a terminal are distinguished from keys, however they come.
struct AnswerDecodingTests {
  private static let white = Answer.osc("11;rgb:ffff/ffff/ffff")
  private static let strings = [
    white, "\u{1b}]11;rgb:00/00/00\u{7}", Answer.osc("52;c;cXFxDQ=="), Answer.osc("4;0;rgb:0/r/0"),
    "\u{1b}P1+r544e=787465726d\u{1b}\\", "\u{1b}P>|XTerm(379)\u{1b}\\", "\u{1b}P!|00000000\u{1b}\\",
    "\u{1b}P$qm\u{7}", Answer.osc("0;日本q"), "\u{1b}_Gi=31;OK\u{1b}\\",
    "\u{1b}_Gi=1,p=7;ENOENT:qq\u{1b}\\",
  ]

  @Test(
    arguments: [
      ("11;rgb:0000/0000/0000", 0), ("11;rgb:ffff/ffff/ffff", 0xffffff),
      ("11;rgb:1e1e/2a2a/ff00", 0x1e2afe), ("11;rgb:f/8/0", 0xff8800),
      ("11;rgb:1e/2A/fF", 0x1e2aff),
      ("11;rgb:fff/7ff/000", 0xff7f00), ("11;rgba:1e1e/2a2a/ffff/8000", 0x1e2aff),
    ] as [(String, UInt32)])
  func `L14.1 a background is reported in the words of X`(text: String, rgb: UInt32) {
    #expect(DecodedInput.events(Answer.osc(text)) == [.background(rgb)])
    #expect(DecodedInput.events("\u{1b}]\(text)\u{7}j") == [.background(rgb), .key("j")])
  }

  @Test(arguments: [
    "11;rgb:rrrr", "11;rgb:rr/rr/rr", "11;rgb:", "11;rgb:1/2", "11;rgb:1/2/3/4", "11;rgb:1//3",
    "11;rgb:12345/0/0", "11;rgb:+1/-1/ 1", "11;rgba:1/2/3", "11;#12345", "11;#1234567",
    "11;#+12345", "11;#1e2aff",
    "11;#é1234", "11;red", "11;?", "11;", "11", "1", "10;rgb:1/2/3", "110;rgb:1/2/3",
    "11;rgb:1/2/3;", "11;RGB:1/2/3", "11;rgbi:1.0/1.0/1.0",
  ])
  func `L14.4 L14.1 an invalid answer is neither a background nor keys`(text: String) {
    #expect(DecodedInput.events(Answer.osc(text) + "j") == [.key("j")])
  }

  @Test func `L14.4 L14.1 only OSC reports a background`() {
    #expect(DecodedInput.events("\u{1b}P11;rgb:f/f/f\u{7}j") == [.key("j")])
  }

  @Test(arguments: strings)
  func `L14.4 an answer may be cut anywhere and continue seconds later`(text: String) {
    let bytes = Array(text.utf8)
    let whole = DecodedInput.events(text)
    for cut in 1..<bytes.count {
      var decoded = DecodedInput()
      decoded.take(Array(bytes[..<cut]))
      decoded.take(Array(bytes[cut...]), after: Answer.pause(behind: bytes[..<cut]))
      decoded.take("j", after: 2_000)
      #expect(decoded.events == whole + [.key("j")], "cut at \(cut)")
    }
  }

  @Test(arguments: strings)
  func `L14.4 an answer may come byte by byte`(text: String) {
    var decoded = DecodedInput()
    var sent: [UInt8] = []
    for byte in text.utf8 {
      decoded.take([byte], after: Answer.pause(behind: sent[...]))
      sent.append(byte)
    }
    decoded.take("j")
    #expect(decoded.events == DecodedInput.events(text) + [.key("j")])
  }

  @Test func `L14.4 the attributes are no keys, in any number of pieces`() {
    let bytes = Array("\u{1b}[?62;22c".utf8)
    for cut in 2...bytes.count {
      var decoded = DecodedInput()
      decoded.take(Array(bytes[..<cut]))
      decoded.take(Array(bytes[cut...]) + Array("j".utf8), after: cut == 2 ? 299 : 2_000)
      #expect(decoded.events == [.key("j")], "cut at \(cut)")
    }
  }

  @Test(arguments: ["\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{1b}^", "\u{1b}X"])
  func `L14.6 an introducer with nothing after it is a key with Alt`(text: String) throws {
    let character = try #require(text.last)
    let alt = TerminalEvent.key(Key(.character(character), .alt))
    #expect(DecodedInput.events(text) == [alt])
    #expect(DecodedInput.events(text + "\r") == [alt, .key(Key(.enter))])
    #expect(DecodedInput.events(text + Sent.left) == [alt, .key(Key(.left))])
    #expect(DecodedInput.events(Sent.escape + text) == [.key(Key(.escape)), alt])
    var decoded = DecodedInput()
    decoded.take(text)
    decoded.take("1", after: 300)
    #expect(decoded.events == [alt, .key("1")])
  }

  @Test(arguments: [
    "\u{1b}]j", "\u{1b}]rgb", "\u{1b}Pj", "\u{1b}P?", "\u{1b}]é", "\u{1b}];", "\u{1b}Xj",
    "\u{1b}_1", "\u{1b}^q",
  ])
  func `L14.6 a key with Alt and another key are two keys`(text: String) {
    let keys = text.dropFirst().enumerated().map { place, character in
      TerminalEvent.key(Key(.character(character), place == 0 ? .alt : []))
    }
    #expect(DecodedInput.events(text) == keys)
  }

  @Test(arguments: ["^", "X", "_q", "Xq", "^日"])
  func `L14.7 keys that might begin an unrequested string are keys`(
    text: String
  ) {
    var decoded = DecodedInput()
    decoded.take(Sent.escape + text)
    decoded.take("j", after: 25)
    #expect(decoded.events == DecodedInput.events(Sent.escape + text) + [.key("j")])
    #expect(decoded.events.count == text.count + 1)
  }

  @Test(arguments: ["X", "^", "_"])
  func `L14.7 an unrequested string is read as keys`(introducer: Character) {
    let alt = TerminalEvent.key(Key(.character(introducer), .alt))
    let begun = "\u{1b}\(introducer)ab"
    let letters: [TerminalEvent] = [.key("a"), .key("b")]
    #expect(DecodedInput.events(begun + "\r") == [alt] + letters + [.key(Key(.enter))])
    #expect(DecodedInput.events(begun + Sent.left) == [alt] + letters + [.key(Key(.left))])
    let long = "\u{1b}\(introducer)" + String(repeating: "a", count: 100_000)
    #expect(DecodedInput.events(long).count == 100_001)
  }

  @Test(arguments: strings)
  func `L14.5 no key is lost after a cut answer`(text: String) {
    let cut = String(text.unicodeScalars.prefix(4))
    #expect(DecodedInput.events(cut + Sent.left) == [.key(Key(.left))])
    #expect(DecodedInput.events(cut + "\u{3}") == [.key(.control("c"))])
    #expect(DecodedInput.events(cut + "\r") == [.key(Key(.enter))])
    #expect(DecodedInput.events(cut + Sent.escape) == [.key(Key(.escape))])
    #expect(DecodedInput.events(cut + "\u{7f}") == [.key(Key(.backspace))])
    #expect(DecodedInput.events(cut + Self.white) == [.background(0xffffff)])
    #expect(
      DecodedInput.events(cut + Sent.report("65;1;1M")) == [
        .mouse(.wheel(.down, at: ScreenPoint(line: 0, column: 0)))
      ])
  }

  @Test(arguments: ["\u{1b}]1", "\u{1b}]11;rgb:1c1c", "\u{1b}P1", "\u{1b}[?62"])
  func `L14.4 an answer without an end is over after five seconds without a byte`(begun: String) {
    var decoded = DecodedInput()
    decoded.take(begun)
    decoded.take("1", after: 4_999)
    #expect(decoded.events == [])
    decoded.take("j", after: 5_000)
    decoded.take("q")
    #expect(decoded.events == [.key("j"), .key("q")])
  }

  @Test func `L14.5 a huge answer is ignored, and an endless one is over at the next pause`() {
    let huge = "\u{1b}]11;" + String(repeating: "q", count: 100_000)
    #expect(DecodedInput.events(huge + "\u{7}j") == [.key("j")])
    var decoded = DecodedInput()
    decoded.take(huge)
    decoded.take("q", after: 299)
    decoded.take("j", after: 300)
    #expect(decoded.events == [.key("j")])
  }

  @Test func `L14.4 an answer between keys changes no key`() {
    var generator = SeededGenerator(seed: 14)
    let keys = ["j", "q", "\r", Sent.left, "é", "世", "\u{1b}x", Sent.report("0;33;16M"), "\t", "1"]
    for _ in 0..<2_000 {
      let typed = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        keys.randomElement(using: &generator) ?? ""
      }
      let answers = Self.strings + ["\u{1b}[?1;2c", Sent.paste("q"), "\u{1b}[?6c"]
      let answer = answers.randomElement(using: &generator) ?? ""
      var all = typed
      all.insert(answer, at: Int.random(in: 0...typed.count, using: &generator))
      var decoded = DecodedInput()
      var rest = Array(all.joined().utf8)[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...12, using: &generator)
        decoded.take(Array(rest.prefix(count)), after: Int.random(in: 0...24, using: &generator))
        rest = rest.dropFirst(count)
      }
      decoded.wait()
      let events = decoded.events.filter { event in
        switch event {
        case .background, .pasted: false
        default: true
        }
      }
      #expect(events == DecodedInput.events(typed.joined()), "\(all)")
    }
  }
}

/// The answers of terminals.
private enum Answer {
  static func osc(_ text: String) -> String { "\u{1b}]\(text)\u{1b}\\" }

  /// The longest pause before the next byte, in milliseconds: a possible key waits only a moment.
  static func pause(behind bytes: ArraySlice<UInt8>) -> Int {
    if bytes.last == 0x1b { return 24 }
    return bytes.count == 2 ? 299 : 2_000
  }
}
