/// The columns in which two lines of cells differ, from the first to the last, in whole glyphs.
struct LineDifference {
  typealias Cells = UnsafeBufferPointer<FrameCell>

  let columns: Range<Int>

  init(_ old: Cells, _ new: Cells) {
    var start = 0
    var end = new.count
    while start + Self.step <= end, Self.areEqual(old, new, from: start) { start += Self.step }
    while start < end, Self.isAlike(old, new, at: start) { start += 1 }
    while end > start, Self.isAlike(old, new, at: end - 1) { end -= 1 }
    guard start < end else {
      columns = 0..<0
      return
    }
    // Right halves compare equal even if they belong to different glyphs.
    if new[start].glyph.isContinuation { start -= 1 }
    if end < new.count, new[end].glyph.isContinuation { end += 1 }
    columns = start..<end
  }

  /// The number of cells that are compared without a branch.
  private static let step = 8

  private static func areEqual(_ old: Cells, _ new: Cells, from start: Int) -> Bool {
    var difference: UInt64 = 0
    for column in start..<start + step {
      difference |= old[column].glyph.rawValue ^ new[column].glyph.rawValue
      difference |= old[column].style.rawValue ^ new[column].style.rawValue
    }
    return difference == 0
  }

  private static func isAlike(_ old: Cells, _ new: Cells, at column: Int) -> Bool {
    !old[column].differs(from: new[column])
  }
}
