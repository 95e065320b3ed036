import GridpickCore

/// Simulates the command of the last requested preview.
extension PickerRun {
  /// Prints lines; each line is written after a bar.
  mutating func print(_ lines: [String]) {
    var reader = StyledTextReader()
    var text = lines.map { $0.dropFirst() + "\n" }.joined()
    text.withUTF8 { reader.read($0) }
    printed = reader.text
    bringPreview(PreviewNews(text: printed, end: nil))
  }

  /// Ends the command: `well`, `cut`, or with another text as the reason of a failure.
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
