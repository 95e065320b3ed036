import GridpickCSystem
import GridpickCore

/// Glyphs as the terminal is sent them.
///
/// The C library stands for the terminal: a glyph that it measures otherwise than `DisplayWidth` does would leave
/// the rest of a line at another place. Where the system has no locales, as without glibc, nothing is measured.
enum TerminalGlyph {
  /// The scalars of a glyph, or as many narrow stand-ins as it is wide if the widths differ.
  static func scalars(of glyph: Glyph) -> [Unicode.Scalar] {
    let scalars = glyph.scalars
    guard let base = scalars.first, width(of: base) == glyph.width else {
      if width(of: replacement) < 0, TerminalLocale.asksForUTF8 { return scalars }
      return Array(repeating: standIn, count: glyph.width)
    }
    return [base] + scalars.dropFirst().filter { width(of: $0) == 0 }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    Int(terminfo_width(Int32(scalar.value)))
  }

  /// The C library of an old system, or a locale that is not UTF-8, knows fewer scalars.
  private static var standIn: Unicode.Scalar {
    width(of: replacement) == 1 ? replacement : "?"
  }

  private static let replacement: Unicode.Scalar = "\u{fffd}"
}
