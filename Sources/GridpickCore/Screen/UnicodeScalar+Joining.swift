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

  /// Variation selectors ask for another width than `wcwidth`; joiners reach into the next cell.
  var isDrawnCombining: Bool { !properties.isVariationSelector && !isJoiner }
}
