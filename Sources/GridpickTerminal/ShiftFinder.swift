import GridpickScreen

/// Finds the lines of a frame that are those shown before, gone to the side.
struct ShiftFinder {
  let old: Frame
  let new: Frame
  /// Lines move together, so what is found for one is tried for the others first.
  private var distance: Int?
  /// A frame whose first lines have not moved is searched no further.
  private var searchesLeft = 4

  init(from old: Frame, to new: Frame) {
    self.old = old
    self.new = new
  }

  /// How what has changed went to the side; nil where it did not.
  mutating func shift(of change: Frame.Change) -> LineShift? {
    let columns = change.columns
    return old.withLine(change.line) { old in
      new.withLine(change.line) { new in
        if let distance, let shift = LineShift(of: columns, from: old, to: new, by: distance) {
          return shift
        }
        guard searchesLeft > 0 else { return nil }
        guard let found = LineShift.bestDistance(of: columns, from: old, to: new),
          !hasScrolled(to: change.line)
        else {
          searchesLeft -= 1
          return nil
        }
        distance = found
        return LineShift(of: columns, from: old, to: new, by: found)
      }
    }
  }

  /// Whether the line was shown on another one: ncurses finds that by itself.
  private func hasScrolled(to line: Int) -> Bool {
    (0..<old.size.lines).contains { new.line(line) == old.line($0) }
  }
}
