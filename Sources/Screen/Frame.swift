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
    let start = point.line * size.columns
    var column = point.column
    for glyph in glyphs {
      let place = column..<column + glyph.width
      column = place.upperBound
      if place.upperBound <= window.lowerBound { continue }
      if place.lowerBound >= window.upperBound { return }
      let isWhole = place.clamped(to: window) == place
      for (ordinal, seen) in place.enumerated() where window.contains(seen) {
        let part = !isWhole ? Glyph.blank : ordinal == 0 ? glyph : .continuation
        set(start + seen, FrameCell(glyph: part, style: style))
      }
    }
  }

  mutating func fill(_ rect: ScreenRect, with cell: FrameCell) {
    for line in rect.lines {
      for column in rect.columns { set(line * size.columns + column, cell) }
    }
  }

  /// A wide glyph of which one half is overwritten loses the other half too.
  private mutating func set(_ place: Int, _ cell: FrameCell) {
    if cells[place].glyph.isContinuation, !cell.glyph.isContinuation {
      cells[place - 1].glyph = .blank
    } else if cells[place].glyph.width == 2, (place + 1) % size.columns != 0 {
      cells[place + 1].glyph = .blank
    }
    cells[place] = cell
  }
}
