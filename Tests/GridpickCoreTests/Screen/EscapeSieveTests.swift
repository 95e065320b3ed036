import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The text and styles that remain of bytes for a terminal (rules Z1, Z2).
struct EscapeSieveTests {
  private struct Sifted: Equatable {
    var text: [UInt8] = []
    var changes: [(place: Int, style: Style)] = []

    var string: String { String(decoding: text, as: UTF8.self) }

    static func == (one: Sifted, other: Sifted) -> Bool {
      one.text == other.text && one.changes.elementsEqual(other.changes) { $0 == $1 }
    }
  }

  /// Sifts bytes in pieces.
  private func sifted(
    _ pieces: [[UInt8]], lineEnd: UInt8 = UInt8(ascii: "\n")
  ) -> Sifted {
    var sieve = EscapeSieve(lineEnd: lineEnd)
    var sifted = Sifted()
    for piece in pieces {
      var piece = piece
      let start = sifted.text.count
      let count = piece.withUnsafeMutableBufferPointer {
        sieve.sift($0) { sifted.changes.append((start + $0, $1)) }
      }
      sifted.text += piece[..<count]
    }
    return sifted
  }

  private func sifted(_ text: String) -> Sifted { sifted([Array(text.utf8)]) }

  private static let red = Style(foreground: .palette(1))

  @Test(arguments: [
    ("plain", "plain"), ("\u{1b}[31mred\u{1b}[m", "red"), ("a\u{1b}[Kb\u{1b}[2Jc", "abc"),
    ("a\u{1b}]0;title\u{7}b", "ab"),
    ("a\u{1b}]8;;http://x\u{1b}\\link\u{1b}]8;;\u{1b}\\b", "alinkb"),
    ("a\u{1b}P1;2q#~\u{1b}\\b", "ab"),
    ("a\u{1b}_x\u{1b}\\b\u{1b}^y\u{1b}\\c\u{1b}Xz\u{1b}\\d", "abcd"),
    ("a\u{1b}(Bb\u{1b}7c\u{1b}#8d\u{1b}=e", "abcde"), ("\u{1b}[m\u{f}a\u{f}", "a\u{f}"),
    ("a\u{1b}", "a"), ("a\u{1b}[31", "a"), ("a\u{1b}[31\nb", "a\nb"), ("a\u{1b}]0;x\nb", "a\nb"),
    ("a\u{1b}]0;x\u{1b}]0;y\u{7}b", "ab"), ("a\u{1b}\u{1b}[31mb", "ab"), ("a\u{1b}[3é", "aé"),
    ("a\u{1b}[?25lb\u{1b}[>4;1mc", "abc"), ("a\u{7}b\tc\u{8}\u{9b}d", "a\u{7}b\tc\u{8}\u{9b}d"),
    ("a\u{1b}]x\u{18}b\u{1b}]x\u{1a}c", "abc"),
  ])
  func `Z1.1 Z1.2 L7.8 every sequence is removed, and everything else stays`(
    text: String, left: String
  ) {
    #expect(sifted(text).string == left)
  }

  @Test func `Z2.1 each style is reported with its beginning and its end`() {
    let read = sifted("a\u{1b}[31mb\tc\u{1b}[0md")
    #expect(read.string == "ab\tcd")
    #expect(read.changes.elementsEqual([(1, Self.red), (4, .plain)]) { $0 == $1 })
  }

  @Test func `Z2.4 no style continues after the end of a line`() {
    let read = sifted("\u{1b}[31ma\nb")
    #expect(read.changes.elementsEqual([(0, Self.red), (1, .plain)]) { $0 == $1 })
    let nul = sifted([Array("\u{1b}[31ma\nb\0c".utf8)], lineEnd: 0)
    #expect(nul.changes.elementsEqual([(0, Self.red), (3, .plain)]) { $0 == $1 })
  }

  @Test func `Z2.3 hidden and blinking text is plain text`() {
    #expect(sifted("\u{1b}[8;5mseen").changes.isEmpty)
  }

  @Test func `Z1.1 a megabyte of parameters or title is removed and ignored`() {
    let long = String(repeating: "1;", count: 500_000)
    #expect(sifted("a\u{1b}[\(long)31mb").string == "ab")
    #expect(sifted("a\u{1b}[\(long)31mb").changes.isEmpty)
    #expect(sifted("a\u{1b}]0;\(long)\u{7}b").string == "ab")
    #expect(sifted("\u{1b}[999999999999mb").changes.isEmpty)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `Z1.1 any split of the bytes leaves the same text, without an escape`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "\u{1b}", "[", "]", "3", "1", ";", "m", "\u{7}", "\\", "\n", "a", "é", "(", "P", "\u{f}", "K",
      "\u{1b}[31m", "\u{1b}[m", "\u{1b}]8;;x\u{1b}\\",
    ]
    let bytes = (0..<60).flatMap { _ in
      Array(parts[Int.random(in: parts.indices, using: &random)].utf8)
    }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 0...4, using: &random))
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    let whole = sifted([bytes])
    #expect(sifted(pieces) == whole)
    #expect(!whole.text.contains(0x1b))
    #expect(whole.text.count { $0 == 0x0a } == bytes.count { $0 == 0x0a })
  }
}
