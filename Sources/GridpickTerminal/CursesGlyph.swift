import GridpickCNcurses
import GridpickScreen
import GridpickSystem

/// Glyphs in a form that the C library measures as we do; ncurses believes it, not us.
enum CursesGlyph {
  private static let replacement = wchar_t(0xfffd)

  static func cells(of glyph: Glyph, _ drawing: ColorPairs.Drawing) -> [cchar_t] {
    texts(of: glyph).map { cell(of: $0, drawing) }
  }

  /// A text a cell: the glyph, or as many narrow stand-ins as it is wide where the widths disagree.
  static func texts(of glyph: Glyph) -> [[wchar_t]] {
    let scalars = glyph.scalars.map { wchar_t($0.value) }
    guard let base = scalars.first, curses_width(base) == Int32(glyph.width) else {
      return Array(repeating: [standIn], count: glyph.width)
    }
    return [[base] + scalars.dropFirst().filter { curses_width($0) == 0 }]
  }

  private static func cell(of scalars: [wchar_t], _ drawing: ColorPairs.Drawing) -> cchar_t {
    var cell = cchar_t()
    curses_set_cell(&cell, scalars + [0], drawing.attributes, drawing.pair)
    return cell
  }

  /// The C library of an old system, or a locale that is not UTF-8, knows fewer scalars.
  private static var standIn: wchar_t {
    curses_width(replacement) == 1 ? replacement : wchar_t(UInt8(ascii: "?"))
  }
}
