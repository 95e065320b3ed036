import Testing

@testable import GridpickCore

struct SafeTextPropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `L7.7 L7.8 the glyphs of any text are safe and fit`(seed: UInt64) {
    var scalars = RandomScalars(seed: seed)
    for _ in 0..<40 {
      let text = scalars.text()
      let columns = scalars.number(below: 24)
      for signs in [TextSigns.unicode, .ascii] {
        expectSafe(text, fitting: columns, signs: signs)
      }
    }
  }

  private func expectSafe(_ text: String, fitting columns: Int, signs: TextSigns) {
    let whole = SafeText(text, signs: signs)
    let clipped = SafeText(text, fitting: columns, signs: signs)
    let measured = SafeText.width(of: text, upTo: columns, signs: signs)
    let name = Comment(rawValue: text.debugDescription)
    #expect(measured == min(whole.width, columns), name)
    #expect(clipped.width <= columns, name)
    #expect((clipped == whole) == (whole.width <= columns), name)
    for drawn in [whole, clipped] {
      #expect(drawn.glyphs.reduce(0) { $0 + $1.width } == drawn.width, name)
      #expect(drawn.glyphs.allSatisfy(isSafe), name)
      #expect(signs == .unicode || drawn.shown.utf8.allSatisfy { 0x20..<0x7f ~= $0 }, name)
    }
  }

  /// Its base alone is as wide as it says, its marks take nothing, and none reaches its neighbours.
  private func isSafe(_ glyph: Glyph) -> Bool {
    guard let base = glyph.scalars.first else { return false }
    return DisplayWidth.width(of: base) == glyph.width
      && base.regionalLetter == nil && !base.isSkinTone
      && glyph.scalars.dropFirst().allSatisfy {
        DisplayWidth.width(of: $0) == 0 && !$0.isJoiner && !$0.properties.isVariationSelector
      }
  }
}

/// Scalars in an order of its own, one half from the ranges that make trouble.
private struct RandomScalars {
  private static let trouble: [ClosedRange<UInt32>] = [
    0...0x9f, 0x300...0x36f, 0x900...0x97f, 0x1100...0x11ff, 0x2000...0x206f, 0x3000...0x30ff,
    0xfe00...0xfe0f, 0xfff0...0xffff, 0x1f1e6...0x1f1ff, 0x1f300...0x1f6ff, 0xe0000...0xe007f,
    0x200d...0x200d, 0x1f3fb...0x1f3ff, 0x1f468...0x1f469,
  ]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func text() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<number(below: 30) {
      scalars.append(scalar())
    }
    return String(scalars)
  }

  mutating func number(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  private mutating func scalar() -> Unicode.Scalar {
    let range =
      number(below: 2) == 0
      ? 0...0x10ffff : Self.trouble[number(below: Self.trouble.count)]
    let value = range.lowerBound + UInt32(number(below: range.count))
    return Unicode.Scalar(value) ?? "\u{fffd}"
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
