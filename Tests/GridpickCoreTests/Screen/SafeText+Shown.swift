@testable import GridpickCore

extension SafeText {
  /// The text that a terminal would get.
  var shown: String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs {
      scalars.append(contentsOf: glyph.scalars)
    }
    return String(scalars)
  }
}
