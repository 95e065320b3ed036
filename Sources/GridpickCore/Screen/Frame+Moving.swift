extension Frame {
  /// Moves lines down, or up by a negative distance; the lines that come into the range are blank.
  package func scrolled(_ range: Range<Int>, by distance: Int) -> Frame {
    var frame = self
    for line in range {
      let source = line - distance
      frame.replaceLine(line, with: range.contains(source) ? self.line(source) : [])
    }
    return frame
  }

  /// Moves cells right, or left by a negative distance; those that come into the part are blank.
  package mutating func shift(_ columns: Range<Int>, ofLine line: Int, by distance: Int) {
    let before = self.line(line)
    var cells = before
    cells.withUnsafeMutableBufferPointer { cells in
      before.withUnsafeBufferPointer { before in
        cells[columns].update(repeating: .blank)
        let kept = columns.clamped(
          to: columns.lowerBound + distance..<columns.upperBound + distance)
        for column in kept { cells[column] = before[column - distance] }
      }
    }
    replaceLine(line, with: cells)
  }
}
