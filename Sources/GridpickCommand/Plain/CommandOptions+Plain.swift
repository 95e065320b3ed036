import GridpickCore

extension CommandOptions {
  /// The same on a terminal of a type; one that has lines alone is talked to in lines (rule Y1).
  ///
  /// What needs a screen or a key is left out there.
  func fitting(terminal type: String?) -> CommandOptions {
    var options = self
    options.isPlain = isPlain || type == "dumb"
    guard options.isPlain else { return options }
    options.picker.keymap = .standard
    options.picker.preview = PreviewOptions()
    options.picker.find.opens = false
    options.picker.find.dims = false
    return options
  }
}
