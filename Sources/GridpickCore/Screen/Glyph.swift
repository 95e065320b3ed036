/// A character in one or two cells: a scalar and at most two marks, enough for living scripts.
///
/// Packed into 64 bits to compare fast: base in 0–20, marks in 21–41 and 42–62, width in 63.
package struct Glyph: Hashable, Sendable {
  private static let scalarBits: UInt64 = 21
  private static let scalarMask: UInt64 = (1 << scalarBits) - 1
  private static let wideBit: UInt64 = 1 << 63

  package let rawValue: UInt64

  private init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package init(_ base: Unicode.Scalar, wide: Bool = false) {
    rawValue = UInt64(base.value) | (wide ? Self.wideBit : 0)
  }

  package static let blank = Glyph(" ")

  /// The right half of a wide glyph.
  package static let continuation = Glyph(rawValue: 0)

  package var width: Int { rawValue & Self.wideBit == 0 ? 1 : 2 }

  @inlinable package var isContinuation: Bool { rawValue == 0 }

  /// The glyph as a byte if it is printable ASCII, as most glyphs are; otherwise nil.
  @inlinable package var ascii: UInt8? { 0x20..<0x7f ~= rawValue ? UInt8(rawValue) : nil }

  package var scalars: [Unicode.Scalar] {
    (0..<3).compactMap { place in
      let bits = rawValue >> (UInt64(place) * Self.scalarBits) & Self.scalarMask
      return bits == 0 ? nil : Unicode.Scalar(UInt32(bits))
    }
  }

  package var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Returns the glyph with one more mark, or unchanged if it already has two.
  package func combined(with mark: Unicode.Scalar) -> Glyph {
    for place in 1...2 {
      let shift = UInt64(place) * Self.scalarBits
      if rawValue >> shift & Self.scalarMask == 0 {
        return Glyph(rawValue: rawValue | UInt64(mark.value) << shift)
      }
    }
    return self
  }
}

extension Unicode.Scalar {
  var isJoiner: Bool { value == 0x200d }

  /// True for an emoji modifier, which recolours the emoji before it.
  var isSkinTone: Bool { 0x1f3fb...0x1f3ff ~= value }

  /// True for the letters that follow a black flag (U+1F3F4) and say whose flag it is.
  var isTag: Bool { 0xe0020...0xe007f ~= value }

  /// The letter of half a flag, whose width differs between terminals; nil for other scalars.
  var regionalLetter: Unicode.Scalar? {
    0x1f1e6...0x1f1ff ~= value ? Unicode.Scalar(value - 0x1f1e6 + 0x41) : nil
  }

  /// False for variation selectors, whose width differs from `wcwidth`, and for joiners.
  var isDrawnCombining: Bool { !properties.isVariationSelector && !isJoiner }
}
