import Testing

@testable import GridpickCore

struct SafeTextClusterTests {
  @Test(arguments: [
    ("👩‍👩‍👧", "👩", 2), ("👍🏽", "👍", 2), ("👩🏽‍🚀", "👩", 2), ("❤️‍🔥", "❤", 1),
    ("🤷‍♂️", "🤷", 2), ("🏴\u{e0067}\u{e0062}\u{e007f}", "🏴", 2), ("👩\u{200d}", "👩", 2),
  ])
  func `L7.9 a joined or tinted picture is its first picture`(
    text: String, shown: String, width: Int
  ) {
    expect(text, shown: shown, width: width)
  }

  @Test(arguments: [
    ("⚠️", "⚠", 1), ("❤️", "❤", 1), ("⌚\u{fe0e}", "⌚", 2), ("1️⃣", "1\u{20e3}", 1),
    ("葛\u{e0100}", "葛", 2),
  ])
  func `L7.9 a variation selector is dropped`(text: String, shown: String, width: Int) {
    expect(text, shown: shown, width: width)
  }

  @Test(arguments: [("🇺🇸", "US", 2), ("🇺🇸🇩🇪", "USDE", 4), ("🇺", "U", 1), ("a🇺", "aU", 2)])
  func `L7.9 a flag is its two letters`(text: String, shown: String, width: Int) {
    expect(text, shown: shown, width: width)
  }

  @Test(arguments: [
    ("नमस्ते", ["न", "म", "स\u{94d}", "त\u{947}"]),
    ("क्ष", ["क\u{94d}", "ष"]),
    ("क्\u{200d}ष", ["क\u{94d}", "ष"]),
    ("कि", ["क", "\u{93f}"]),
    ("\u{1112}\u{1161}\u{11ab}", ["\u{1112}\u{1161}\u{11ab}"]),
    ("\u{6cc}\u{200c}\u{62e}", ["\u{6cc}\u{200c}", "\u{62e}"]),
  ])
  func `L7.9 each base of a cluster has its cells`(text: String, shown: [String]) {
    let glyphs = SafeText(text).glyphs
    #expect(glyphs.map(\.scalars) == shown.map { Array($0.unicodeScalars) })
  }

  @Test(arguments: [
    ("e\u{301}", "e\u{301}"), ("e\u{301}\u{323}\u{302}", "e\u{301}\u{323}"),
    ("é\u{323}", "é\u{323}"), ("z\u{fe0f}\u{301}", "z\u{301}"), ("か\u{3099}", "か\u{3099}"),
  ])
  func `L7.9 a glyph keeps two marks`(text: String, shown: String) {
    let glyphs = SafeText(text).glyphs
    #expect(glyphs.map(\.scalars) == [Array(shown.unicodeScalars)])
  }

  @Test func `L7.9 a pile of marks takes one column`() {
    let marks = String(repeating: "\u{300}\u{316}\u{489}", count: 300)
    expect("z" + marks + "a", shown: "z\u{300}\u{316}a", width: 2)
  }

  @Test(arguments: [
    ("\u{301}", "\u{25cc}\u{301}"), ("\n\u{301}a", "\u{240a}\u{25cc}\u{301}a"),
    ("\u{fe0f}", "\u{25cc}"), ("\u{200d}", "\u{25cc}"), ("\u{1161}", "\u{25cc}\u{1161}"),
    ("🏽", "\u{fffd}"),
  ])
  func `L7.9 a mark without a base is drawn on a stand-in`(text: String, shown: String) {
    #expect(SafeText(text).shown.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: [
    ("👩‍👩‍👧", "?"), ("漢字", "??"), ("e\u{301}x", "?x"), ("é", "?"), ("🇺🇸", "US"), ("a\u{fe0f}", "a"),
  ])
  func `L7.8 in ASCII a cluster of other signs is one question mark`(text: String, shown: String) {
    let drawn = SafeText(text, signs: .ascii)
    #expect(drawn.shown == shown)
    #expect(drawn.width == shown.count)
  }

  private func expect(_ text: String, shown: String, width: Int) {
    let drawn = SafeText(text)
    #expect(drawn.shown.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(drawn.shown)")
    #expect(drawn.width == width)
    #expect(SafeText.width(of: text) == width)
  }
}
