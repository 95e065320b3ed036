@testable import GridpickCore

extension SafeText {
  /// What a terminal would be sent.
  var shown: String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs {
      scalars.append(contentsOf: glyph.scalars)
    }
    return String(scalars)
  }
}
