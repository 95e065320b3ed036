extension RGB {
  /// Reads the background from COLORFGBG as rxvt and similar terminals set it.
  ///
  /// In `15;0` or `0;default;15` the last part is the number of one of the usual 16 colours.
  package init?(colorfgbg text: String) {
    let last = text.split(separator: ";", omittingEmptySubsequences: false).last
    guard let number = last.flatMap({ UInt8($0) }), number < 16 else { return nil }
    self.init(ofPalette: Int(number))
  }
}
