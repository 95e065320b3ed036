/// The form in which a scalar of a grapheme cluster is drawn.
enum ClusterPart {
  /// Cells of its own, as `wcwidth` counts: conjunct consonants and the vowel signs beside them.
  case base
  /// A mark on the base.
  case combining
  /// Nothing: terminals would draw the scalar as one with its base, in a width of their own.
  case dropped

  /// `base` is the first scalar of the glyph, `previous` the one just before this.
  init(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar, base: Unicode.Scalar) {
    if DisplayWidth.width(of: scalar) == 0 {
      self = scalar.isDrawnCombining ? .combining : .dropped
    } else if scalar.isSkinTone || scalar.isTag && base == "\u{1f3f4}" {
      self = .dropped
    } else if previous.isJoiner {
      // A joiner joins pictures into one, but the letters of a conjunct keep their cells.
      self = scalar.properties.generalCategory == .otherLetter ? .base : .dropped
    } else {
      self = .base
    }
  }
}
