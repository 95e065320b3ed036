/// What a scalar within a grapheme cluster is drawn as.
enum ClusterPart {
  /// Cells of its own: conjunct consonants and vowel signs beside them, as `wcwidth` counts them.
  case base
  /// Upon the base.
  case combining
  /// Nothing: terminals would draw it as one with its base, in a width of their own.
  case dropped

  /// `base` is what began the glyph, `previous` what stands just before the scalar.
  init(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar, base: Unicode.Scalar) {
    if DisplayWidth.width(of: scalar) == 0 {
      self = scalar.isDrawnCombining ? .combining : .dropped
    } else if scalar.isSkinTone || scalar.isTag && base == "\u{1f3f4}" {
      self = .dropped
    } else if previous.isJoiner {
      // A joiner joins pictures into one; the letters of a conjunct keep their cells.
      self = scalar.properties.generalCategory == .otherLetter ? .base : .dropped
    } else {
      self = .base
    }
  }
}
