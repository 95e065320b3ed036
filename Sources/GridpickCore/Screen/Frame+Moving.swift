extension Frame {
  /// The same frame with some lines moved down by a distance, or up by a negative one; the lines that come into the
  /// range are blank.
  package func scrolled(_ range: Range<Int>, by distance: Int) -> Frame {
    var frame = self
    for line in range {
      let source = line - distance
      frame.replaceLine(line, with: range.contains(source) ? self.line(source) : [])
    }
    return frame
  }

  /// The same frame with a part of one line moved to the right by a distance, or to the left by a negative one; the
  /// cells that come into the part are blank.
  package func shifted(_ columns: Range<Int>, ofLine line: Int, by distance: Int) -> Frame {
    let before = self.line(line)
    var cells = before
    for column in columns {
      let source = column - distance
      cells[column] = columns.contains(source) ? before[source] : .blank
    }
    var frame = self
    frame.replaceLine(line, with: cells)
    return frame
  }
}
