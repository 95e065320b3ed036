import GridpickCore

extension VirtualTerminal {
  /// The text of each line, with wide glyphs once and without trailing spaces.
  package var lines: [String] {
    (0..<size.lines).map { line in
      let cells = cells(ofLine: line)
      let end = cells.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0
      return cells[..<end].map(\.text).joined()
    }
  }

  /// All lines as one text, as in snapshots.
  package var text: String { lines.joined(separator: "\n") }

  package func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// Returns the first place of a text by cells; a wide glyph before it counts twice.
  package func point(of text: String) -> ScreenPoint? {
    for line in 0..<size.lines {
      let cells = cells(ofLine: line)
      let column = cells.indices.first { start in
        !cells[start].isContinuation && cells[start...].map(\.text).joined().hasPrefix(text)
      }
      if let column {
        return ScreenPoint(line: line, column: column)
      }
    }
    return nil
  }

  /// Returns the runs with a wanted style: `texts { $0.attributes.contains(.reverse) }`.
  package func texts(where isWanted: (Style) -> Bool) -> [String] {
    (0..<size.lines).flatMap { line in
      var runs: [String] = []
      var isInRun = false
      for cell in cells(ofLine: line) {
        // libvterm stores no style in the right half of a wide glyph.
        let belongs = cell.isContinuation ? isInRun : isWanted(cell.style)
        if belongs {
          if !isInRun { runs.append("") }
          runs[runs.count - 1] += cell.text
        }
        isInRun = belongs
      }
      return runs
    }
  }

  private func cells(ofLine line: Int) -> [TerminalCell] {
    (0..<size.columns).map { cell(at: ScreenPoint(line: line, column: $0)) }
  }
}
