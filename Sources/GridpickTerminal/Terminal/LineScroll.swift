import GridpickCore

/// Lines of a frame that move up or down together: a terminal moves them by two short sequences.
struct LineScroll: Equatable {
  let lines: Range<Int>
  /// The number of lines to move down; negative is up.
  let distance: Int

  /// The approximate number of bytes that delete lines and insert others.
  private static let cost = 24

  /// Finds the move that saves most bytes; nil if painting takes no more bytes.
  init?(of changes: [Frame.Change], from old: Frame, to new: Frame) {
    guard let (distance, alike) = Self.commonest(changes, from: old, to: new) else { return nil }
    let moved = Self.extended(alike, by: distance, from: old, to: new)
    lines =
      distance > 0
      ? moved.lowerBound - distance..<moved.upperBound
      : moved.lowerBound..<moved.upperBound - distance
    self.distance = distance
    let scrolled = old.scrolled(lines, by: distance)
    let saving = lines.reduce(0) { saving, line in
      saving + Self.painting(line, of: new, over: old)
        - Self.painting(line, of: new, over: scrolled)
    }
    guard saving > Self.cost else { return nil }
  }

  /// Returns the most frequent move of changed lines, and the range of the lines that make it.
  private static func commonest(
    _ changes: [Frame.Change], from old: Frame, to new: Frame
  ) -> (distance: Int, moved: Range<Int>)? {
    var places: [UInt64: Int] = [:]
    for change in changes { places[old.withLine(change.line, hash)] = change.line }
    var moves: [Int: (count: Int, moved: Range<Int>)] = [:]
    for change in changes {
      let line = change.line
      guard let place = places[new.withLine(line, hash)], place != line else { continue }
      let move = moves[line - place] ?? (0, line..<line + 1)
      moves[line - place] = (move.count + 1, move.moved.lowerBound..<line + 1)
    }
    return moves.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
      .map { ($0.key, $0.value.moved) }
  }

  /// Returns the lines that move, extended by neighbours that are cheaper to paint after the move.
  private static func extended(
    _ moved: Range<Int>, by distance: Int, from old: Frame, to new: Frame
  ) -> Range<Int> {
    func gains(_ line: Int) -> Bool {
      let all = 0..<new.size.lines
      guard all.contains(line), all.contains(line - distance) else { return false }
      return painting(line, of: new, over: old, from: line - distance)
        < painting(line, of: new, over: old)
    }
    var (first, end) = (moved.lowerBound, moved.upperBound)
    while gains(first - 1) { first -= 1 }
    while gains(end) { end += 1 }
    return first..<end
  }

  private static func painting(
    _ line: Int, of new: Frame, over old: Frame, from source: Int? = nil
  ) -> Int {
    old.withLine(source ?? line) { old in
      new.withLine(line) { new in
        LineShift.painting(new.indices, of: new) { old[$0] }
      }
    }
  }

  private static func hash(_ line: LineShift.Cells) -> UInt64 {
    line.reduce(0) { ($0 &* 31 ^ $1.glyph.rawValue) &* 31 ^ $1.style.rawValue }
  }
}
