extension Unicode.Scalar {
  var isJoiner: Bool { value == 0x200d }

  /// True for an emoji modifier, which recolours the emoji before it.
  var isSkinTone: Bool { 0x1f3fb...0x1f3ff ~= value }

  /// True for the letters that follow a black flag (U+1F3F4) and say whose flag it is.
  var isTag: Bool { 0xe0020...0xe007f ~= value }

  /// The letter of half a flag; nil for other scalars.
  ///
  /// Two halves are as wide as one flag. But a frame that redraws what changed may send the
  /// second half alone, and half a flag is two columns wide in some terminals and one in others.
  var regionalLetter: Unicode.Scalar? {
    0x1f1e6...0x1f1ff ~= value ? Unicode.Scalar(value - 0x1f1e6 + 0x41) : nil
  }

  /// True if a scalar without a width of its own is kept with its base.
  ///
  /// Variation selectors ask for another width than `wcwidth` says, and joiners would reach into
  /// the cell beside them.
  var isDrawnCombining: Bool { !properties.isVariationSelector && !isJoiner }
}
