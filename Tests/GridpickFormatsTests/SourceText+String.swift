import GridpickFormats

extension SourceText {
  init(_ text: String) {
    self.init(Array(text.utf8))
  }
}
