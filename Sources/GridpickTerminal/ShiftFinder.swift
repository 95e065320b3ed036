import GridpickScreen

/// Finds the lines of a frame that are those shown before, gone to the side, where it takes fewer bytes to move them
/// than ncurses needs, which scrolls lines or paints them.
struct ShiftFinder {
  private let old: Frame
  private let new: Frame
  /// What is new on a line, and about how many bytes it takes to paint it.
  private let changes: [(change: Frame.Change, bytes: Int)]
  /// Lines move together, so what is found for one is tried for the others first.
  private var distance: Int?
  /// A frame whose first lines have not moved is searched no further.
  private var searchesLeft = 4

  init(of changes: [Frame.Change], from old: Frame, to new: Frame) {
    self.old = old
    self.new = new
    self.changes = changes.map {
      ($0, Self.painting($0.columns, ofLine: $0.line, of: new, over: $0.line, of: old))
    }
  }

  private static func painting(
    _ columns: Range<Int>, ofLine line: Int, of new: Frame, over oldLine: Int, of old: Frame
  ) -> Int {
    old.withLine(oldLine) { old in
      new.withLine(line) { LineShift.painting(columns, of: $0) { old[$0] } }
    }
  }

  /// How lines went to the side; none where scrolling saves as much.
  mutating func shifts() -> [(line: Int, shift: LineShift)] {
    // Beside a shift ncurses scrolls all the same, and paints anew what that displaces.
    let saved = 2 * savedByScrolling
    guard saved < changes.reduce(0, { $0 + max(0, $1.bytes - LineShift.cost) }) else { return [] }
    var shifts: [(line: Int, shift: LineShift)] = []
    for (change, bytes) in changes {
      if let shift = shift(of: change, painting: bytes) { shifts.append((change.line, shift)) }
    }
    return saved < shifts.reduce(0) { $0 + $1.shift.saving } ? shifts : []
  }

  private mutating func shift(of change: Frame.Change, painting bytes: Int) -> LineShift? {
    let columns = change.columns
    return old.withLine(change.line) { old in
      new.withLine(change.line) { new in
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

  /// The bytes that ncurses saves by scrolling, which it does with three lines or more that go not much further
  /// than they are many (`_nc_hash_map` in its hashmap.c).
  private var savedByScrolling: Int {
    let distance = scrollDistance
    let saved = changes.compactMap { change, bytes -> Int? in
      let line = change.line - distance
      guard distance != 0, (0..<old.size.lines).contains(line) else { return nil }
      let all = 0..<new.size.columns
      let rest = Self.painting(all, ofLine: change.line, of: new, over: line, of: old)
      return rest < bytes ? bytes - rest : nil
    }
    guard saved.count >= 3, saved.count + min(saved.count / 8, 2) >= abs(distance) else { return 0 }
    return saved.reduce(0, +)
  }

  /// How far down most of the lines went that were shown on another one; 0 where none was.
  private var scrollDistance: Int {
    var places: [UInt64: Int] = [:]
    for (change, _) in changes { places[old.withLine(change.line, Self.hash)] = change.line }
    var counts: [Int: Int] = [:]
    var distance = 0
    for (change, _) in changes {
      guard let place = places[new.withLine(change.line, Self.hash)] else { continue }
      let count = counts[change.line - place, default: 0] + 1
      counts[change.line - place] = count
      if count > counts[distance, default: 0] { distance = change.line - place }
    }
    return distance
  }

  private static func hash(_ line: LineShift.Cells) -> UInt64 {
    line.reduce(0) { ($0 &* 31 ^ $1.glyph.rawValue) &* 31 ^ $1.style.rawValue }
  }
}
