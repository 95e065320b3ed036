extension Frame {
  /// Returns the frame as lines to print one below the other.
  ///
  /// Each line is as wide as the frame, contains the sequences that style it (ECMA-48 SGR), and
  /// ends in the plain style. The number of colours is 0, 16, 256 or 16,777,216.
  ///
  /// ```swift
  /// for (number, line) in session.frame.lines(colors: 256).enumerated() {
  ///   print("\u{1b}[\(number + 1);1H\(line)", terminator: "")
  /// }
  /// ```
  public func lines(colors: Int) -> [String] {
    (0..<size.lines).map { line($0, colors) }
  }

  private func line(_ number: Int, _ colors: Int) -> String {
    var text = String.UnicodeScalarView()
    var drawn: [String] = []
    for cell in line(number) where !cell.glyph.isContinuation {
      let wanted = cell.style.parameters(colors)
      if wanted != drawn {
        text.append(contentsOf: "\u{1b}[\((["0"] + wanted).joined(separator: ";"))m".unicodeScalars)
        drawn = wanted
      }
      text.append(contentsOf: cell.glyph.scalars)
    }
    if !drawn.isEmpty { text.append(contentsOf: "\u{1b}[0m".unicodeScalars) }
    return String(text)
  }
}

extension Style {
  fileprivate func parameters(_ colors: Int) -> [String] {
    let known: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
    ]
    return known.filter { attributes.contains($0.0) }.map(\.1)
      + foreground.parameters(colors, from: 30) + background.parameters(colors, from: 40)
  }
}

extension Color {
  /// Returns the SGR parameters of the colour; `base` is 30 for the text and 40 for the background.
  fileprivate func parameters(_ colors: Int, from base: Int) -> [String] {
    guard colors > 0 else { return [] }
    switch reduced(to: colors).kind {
    case .terminal: return []
    case .palette(let number) where number < 8: return ["\(base + Int(number))"]
    case .palette(let number) where number < 16: return ["\(base + 60 + Int(number) - 8)"]
    case .palette(let number): return ["\(base + 8);5;\(number)"]
    case .rgb(let value):
      return ["\(base + 8);2;\(value >> 16);\(value >> 8 & 0xff);\(value & 0xff)"]
    }
  }
}
