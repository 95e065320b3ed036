extension Frame {
  /// The text that a person reads on the frame, as lines without trailing blanks.
  ///
  /// ```swift
  /// #expect(session.frame.text.contains("Orange"))
  /// ```
  public var text: String {
    (0..<size.lines).map(text(ofLine:)).joined(separator: "\n")
  }

  package func text(ofLine number: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in line(number) { text.append(contentsOf: cell.glyph.scalars) }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Frame: CustomStringConvertible {
  /// The frame as lines of text.
  ///
  /// ```swift
  /// print(session.frame)
  /// ```
  public var description: String { text }
}
