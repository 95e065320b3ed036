import GridpickCSystem
import GridpickCore

/// The form of glyphs that is sent to the terminal.
///
/// The C library's widths are taken for the terminal's: if one differs from `DisplayWidth`, the
/// glyph would shift the rest of a line. Without locales or without glibc nothing is measured.
enum TerminalGlyph {
  /// Returns the scalars of a glyph; if the widths differ, a narrow stand-in for each column.
  static func scalars(of glyph: Glyph) -> [Unicode.Scalar] {
    let scalars = glyph.scalars
    guard let base = scalars.first, width(of: base) == glyph.width else {
      if width(of: replacement) < 0, TerminalLocale.asksForUTF8 { return scalars }
      return Array(repeating: standIn, count: glyph.width)
    }
    return [base] + scalars.dropFirst().filter { width(of: $0) == 0 }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    Int(platform_width(Int32(scalar.value)))
  }

  /// The C library of an old system, or a locale that is not UTF-8, knows fewer scalars.
  private static var standIn: Unicode.Scalar {
    width(of: replacement) == 1 ? replacement : "?"
  }

  private static let replacement: Unicode.Scalar = "\u{fffd}"
}

/// The locale of the terminal's text; must be adopted before the first frame is painted.
package struct TerminalLocale {
  private static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  private let before = setlocale(LC_CTYPE, nil).map { SystemText($0) }

  package func restore() {
    before?.withCString { _ = setlocale(LC_CTYPE, $0) }
  }

  /// Adopts only LC_CTYPE, because other categories slow the start; true if text is UTF-8.
  package static func adopt() -> Bool {
    let isKnown = setlocale(LC_CTYPE, "") != nil
    // Without the user's UTF-8 locale, C.UTF-8 is used; without both, text is still sent as UTF-8.
    if !isKnown, asksForUTF8, setlocale(LC_CTYPE, "C.UTF-8") == nil { return true }
    return String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
  }

  static var asksForUTF8: Bool {
    let named = variables.lazy.compactMap { getenv($0) }.first { $0.pointee != 0 }
    guard let named else { return false }
    let name = String(cString: named).lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}
