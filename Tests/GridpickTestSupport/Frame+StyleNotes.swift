import GridpickCore

extension Frame {
  /// The styled runs of the frame, one string for each line with any, such as `2: 14-21 reverse`.
  ///
  /// Columns count from 0.
  package var styleNotes: [String] {
    (0..<size.lines).compactMap { number in
      let runs = styledRuns(ofLine: number)
      return runs.isEmpty ? nil : "\(number): " + runs.joined(separator: ", ")
    }
  }

  private func styledRuns(ofLine number: Int) -> [String] {
    var runs: [String] = []
    let cells = Array(line(number))
    var start = 0
    while start < cells.count {
      let style = cells[start].style
      let end = cells[start...].firstIndex { $0.style != style } ?? cells.count
      if style != .plain { runs.append("\(start)-\(end - 1) \(style.note)") }
      start = end
    }
    return runs
  }
}

extension Style {
  fileprivate var note: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .terminal { words.append(foreground.note) }
    if background != .terminal { words.append("on " + background.note) }
    return words.joined(separator: " ")
  }
}

extension Color {
  fileprivate var note: String {
    switch kind {
    case .terminal: return "terminal"
    case .palette(let number): return "palette \(number)"
    case .rgb(let value):
      let digits = String(value, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}

extension StyledText {
  /// The lines as drawn, without styles.
  package var shownLines: [String] {
    (0..<lineCount).map { line in
      var reader = StyledGlyphReader(self, line: line, signs: .unicode)
      var text = String.UnicodeScalarView()
      while let glyph = reader.next() { text += glyph.scalars }
      return String(text)
    }
  }
}
