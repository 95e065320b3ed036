import GridpickCore

extension VirtualTerminal {
  /// One text a line: wide glyphs once, trailing blanks left out.
  package var lines: [String] {
    (0..<size.lines).map { line in
      let cells = cells(ofLine: line)
      let end = cells.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0
      return cells[..<end].map(\.text).joined()
    }
  }

  /// The lines in one, as snapshots keep them.
  package var text: String { lines.joined(separator: "\n") }

  package func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The first place of a text, as a column of cells: wide glyphs before it count twice.
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

  /// The texts whose style fulfils the condition, run by run: `texts { $0.attributes.contains(.reverse) }`.
  package func texts(where isWanted: (Style) -> Bool) -> [String] {
    (0..<size.lines).flatMap { line in
      var runs: [String] = []
      var isInRun = false
      for cell in cells(ofLine: line) {
        // libvterm keeps no style in the right half of a wide glyph.
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
