import GridpickCore

/// Finds lines that show what they showed before, moved to the side, if moving takes fewer bytes.
struct ShiftFinder {
  private let old: Frame
  private let new: Frame
  private let changes: [Frame.Change]
  /// Lines move together, so the distance of one line is tried first for the next.
  private var distance: Int?
  /// The number of searches left; a frame whose first lines have not moved is searched no further.
  private var searchesLeft = 4

  init(of changes: [Frame.Change], from old: Frame, to new: Frame) {
    (self.changes, self.old, self.new) = (changes, old, new)
  }

  mutating func shifts() -> [(line: Int, shift: LineShift)] {
    var shifts: [(line: Int, shift: LineShift)] = []
    for change in changes {
      if let shift = shift(of: change) { shifts.append((change.line, shift)) }
    }
    return shifts
  }

  private mutating func shift(of change: Frame.Change) -> LineShift? {
    let columns = change.columns
    return old.withLine(change.line) { old in
      new.withLine(change.line) { new in
        let bytes = LineShift.painting(columns, of: new) { old[$0] }
        guard bytes > LineShift.cost else { return nil }
        if let distance,
          let shift = LineShift(of: columns, from: old, to: new, by: distance, painting: bytes)
        {
          return shift
        }
        guard searchesLeft > 0 else { return nil }
        guard let found = LineShift.bestDistance(of: columns, from: old, to: new),
          let shift = LineShift(of: columns, from: old, to: new, by: found, painting: bytes)
        else {
          searchesLeft -= 1
          return nil
        }
        distance = found
        return shift
      }
    }
  }
}
