/// One cell of a frame: a glyph, and how it is drawn.
package struct FrameCell: Equatable, Sendable {
  package var glyph: Glyph
  package var style: Style

  package static let blank = FrameCell(glyph: .blank, style: .plain)
}

/// A whole screen as a value: what is compared, printed as text, and presented by a terminal.
package struct Frame: Equatable, Sendable {
  package let size: ScreenSize
  /// Where the hardware cursor stands; nil hides it.
  package var cursor: ScreenPoint?
  private var cells: [FrameCell]

  package init(_ size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.lines * size.columns)
  }

  /// The cells of a line as they lie in memory; the pointer is good only until `body` returns.
  package func withLine<Result>(
    _ line: Int, _ body: (UnsafeBufferPointer<FrameCell>) -> Result
  ) -> Result {
    cells.withUnsafeBufferPointer { cells in
      body(UnsafeBufferPointer(rebasing: cells[places(of: 0..<size.columns, onLine: line)]))
    }
  }

  package func line(_ line: Int) -> ArraySlice<FrameCell> {
    cells[line * size.columns..<(line + 1) * size.columns]
  }

  /// Whether a line shows something else; nil is a blank screen.
  package func differs(from other: Frame?, onLine line: Int) -> Bool {
    let range = line * size.columns..<(line + 1) * size.columns
    guard let other else { return cells[range].contains { $0 != .blank } }
    return cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        // Without a branch a cell, so that the compiler compares several at once.
        var difference: UInt64 = 0
        for place in range {
          difference |= cells[place].glyph.rawValue ^ others[place].glyph.rawValue
          difference |= cells[place].style.rawValue ^ others[place].style.rawValue
        }
        return difference != 0
      }
    }
  }

  package subscript(point: ScreenPoint) -> FrameCell {
    cells[point.line * size.columns + point.column]
  }

  /// Writes glyphs from a point on, only in columns of the window; a wide glyph cut by an edge is blank.
  mutating func write(
    _ glyphs: [Glyph], at point: ScreenPoint, within window: Range<Int>, style: Style
  ) {
    var column = point.column
    for glyph in glyphs {
      let columns = column..<column + glyph.width
      column = columns.upperBound
      let seen = columns.clamped(to: window)
      guard !seen.isEmpty else { continue }
      let places = places(of: seen, onLine: point.line)
      splitWideGlyphs(at: places)
      cells[places.lowerBound] = FrameCell(glyph: seen == columns ? glyph : .blank, style: style)
      if places.count == 2 {
        cells[places.lowerBound + 1] = FrameCell(glyph: .continuation, style: style)
      }
    }
  }

  /// The same for printable bytes of ASCII.
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, at point: ScreenPoint, within window: Range<Int>,
    style: Style
  ) {
    let columns = (point.column..<point.column + bytes.count).clamped(to: window)
    guard !columns.isEmpty else { return }
    let places = places(of: columns, onLine: point.line)
    splitWideGlyphs(at: places)
    let shown = bytes[columns.lowerBound - point.column..<columns.upperBound - point.column]
    // Asked once, not for every cell, whether the cells are nobody else's.
    cells.withUnsafeMutableBufferPointer { cells in
      for (place, byte) in zip(places, shown) {
        cells[place] = FrameCell(glyph: Glyph(Unicode.Scalar(byte)), style: style)
      }
    }
  }

  mutating func fill(_ rect: ScreenRect, with cell: FrameCell) {
    guard !rect.isEmpty else { return }
    for line in rect.lines {
      let places = places(of: rect.columns, onLine: line)
      splitWideGlyphs(at: places)
      cells.withUnsafeMutableBufferPointer { $0[places].update(repeating: cell) }
    }
  }

  mutating func add(_ attributes: Attributes, in rect: ScreenRect) {
    guard !rect.isEmpty else { return }
    for line in rect.lines {
      for place in places(of: rect.columns, onLine: line) {
        cells[place].style = cells[place].style.adding(attributes)
      }
    }
  }

  private func places(of columns: Range<Int>, onLine line: Int) -> Range<Int> {
    line * size.columns + columns.lowerBound..<line * size.columns + columns.upperBound
  }

  /// A wide glyph of which one half is overwritten loses the other half too.
  private mutating func splitWideGlyphs(at places: Range<Int>) {
    if cells[places.lowerBound].glyph.isContinuation {
      cells[places.lowerBound - 1].glyph = .blank
    }
    let end = places.upperBound
    if cells[end - 1].glyph.width == 2, end % size.columns != 0 { cells[end].glyph = .blank }
  }
}
