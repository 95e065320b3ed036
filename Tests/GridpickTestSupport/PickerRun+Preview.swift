import GridpickCore

/// The output of the preview's command that was requested last.
extension PickerRun {
  /// Some lines, each behind a bar.
  mutating func print(_ lines: [String]) {
    var reader = StyledTextReader()
    var text = lines.map { $0.dropFirst() + "\n" }.joined()
    text.withUTF8 { reader.read($0) }
    printed = reader.text
    bringPreview(PreviewNews(text: printed, end: nil))
  }

  /// Ends it: `well`, `cut`, or for the reason that is said.
  mutating func endPreview(_ reason: String) {
    let end: PreviewNews.End =
      switch reason {
      case "well": .succeeded
      case "cut": .cut
      default: .failed(reason)
      }
    bringPreview(PreviewNews(text: printed, end: end))
    printed = StyledText()
  }
}
