package enum TextSigns: Hashable, Sendable {
  case unicode
  case ascii

  package var ellipsis: Glyph {
    switch self {
    case .unicode: Glyph("…")
    case .ascii: Glyph("~")
    }
  }

  package var ellipsisText: String { self == .unicode ? "…" : "~" }

  /// Returns the sign shown for a scalar that has no width, one column wide.
  func standIn(for scalar: Unicode.Scalar) -> Glyph {
    guard self == .unicode else { return Glyph("?") }
    return switch scalar.value {
    case 0..<0x20: Glyph(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}")
    case 0x7f: Glyph("\u{2421}")
    default: Glyph("\u{fffd}")
    }
  }

  func drawn(_ glyph: Glyph) -> Glyph {
    switch self {
    case .unicode: glyph
    case .ascii: (0x20..<0x7f).contains(glyph.rawValue) ? glyph : Glyph("?")
    }
  }
}
