import Testing

@testable import GridpickCore

struct SafeTextDangerTests {
  @Test func `L7.8 each control character has its picture`() {
    let others = (UInt8(0)..<0x20).filter { $0 != UInt8(ascii: "\t") }
    let controls = String(String.UnicodeScalarView(others.map(Unicode.Scalar.init)))
    let pictures = others.compactMap { Unicode.Scalar(UInt32($0) + 0x2400) }
    let text = SafeText(controls)
    #expect(text.glyphs.flatMap(\.scalars) == pictures)
    #expect(text.width == 0x1f)
  }

  @Test(arguments: [
    ("a\u{7f}b", "a␡b"), ("a\tb", "a       b"), ("a\r\nb", "a␍␊b"),
    ("\r\n\u{301}", "␍␊\u{25cc}\u{301}"),
    ("\u{1b}[31mred\u{1b}[0m", "␛[31mred␛[0m"), ("\u{1b}]52;c;eA==\u{7}", "␛]52;c;eA==␇"),
    ("\u{9b}31m", "\u{fffd}31m"), ("\u{85}", "\u{fffd}"), ("é\u{1b}[2J", "é␛[2J"),
    ("abc\u{202e}fed", "abc\u{fffd}fed"), ("\u{2066}x\u{2069}", "\u{fffd}x\u{fffd}"),
    ("\u{200e}\u{200f}\u{61c}", "\u{fffd}\u{fffd}\u{fffd}"), ("a\u{2028}b", "a\u{fffd}b"),
    ("zero\u{200b}\u{feff}", "zero\u{fffd}\u{fffd}"), ("\u{378}\u{e01f0}", "\u{fffd}\u{fffd}"),
    ("a\u{e0041}", "a\u{fffd}"), ("\u{e0b0}\u{f0001}", "\u{e0b0}\u{f0001}"),
  ])
  func `L7.8 a character that a terminal would obey has a stand-in`(
    text: String, shown: String
  ) {
    let drawn = SafeText(text)
    #expect(drawn.shown.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(drawn.shown)")
    #expect(drawn.width == drawn.glyphs.count)
  }

  @Test(arguments: [("a\u{1b}[m", "a?[m"), ("\r\n", "??"), ("\u{7f}\u{9b}\u{202e}", "???")])
  func `L7.8 in ASCII the stand-in is a question mark`(text: String, shown: String) {
    #expect(SafeText(text, signs: .ascii).shown == shown)
  }

  @Test func `L7.8 bad UTF-8 is visible`() {
    let text = String(decoding: [0x61, 0xff, 0xc3, 0x9b] as [UInt8], as: UTF8.self)
    #expect(SafeText(text).shown == "a\u{fffd}\u{db}")
  }
}
