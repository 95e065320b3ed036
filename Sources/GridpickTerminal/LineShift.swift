import GridpickScreen

/// A part of a line that goes some columns to the side: a terminal moves it by two short sequences,
/// where ncurses would paint all of it anew.
struct LineShift: Equatable {
  typealias Cells = UnsafeBufferPointer<FrameCell>

  /// All that changes on the line; what lies around it keeps its place.
  let columns: Range<Int>
  /// To the right; negative is to the left.
  let distance: Int

  /// About as many cells could be painted for the bytes that a shift takes.
  private static let cost = 24

  /// The shift by that distance; nil where painting costs no more, or a cut would split a wide glyph,
  /// of which terminals make various things.
  init?(of columns: Range<Int>, from old: Cells, to new: Cells, by distance: Int) {
    let changes = Self.changes(from: old, to: new, in: columns)
    let shift = LineShift(columns: columns, distance: distance)
    guard abs(distance) < columns.count,
      shift.repaints(from: old, to: new, butLessThan: changes - Self.cost) != nil,
      !shift.splitsWideGlyph(of: old)
    else { return nil }
    self = shift
  }

  /// The distance that leaves least to paint; nil where painting costs no more.
  static func bestDistance(of columns: Range<Int>, from old: Cells, to new: Cells) -> Int? {
    var least = changes(from: old, to: new, in: columns) - cost
    var best: Int?
    for reach in 1..<max(2, columns.count / 2) {
      for distance in [-reach, reach] {
        let shift = LineShift(columns: columns, distance: distance)
        guard let count = shift.repaints(from: old, to: new, butLessThan: least) else { continue }
        least = count
        best = distance
      }
      // A larger distance leaves more cells open than there are to be painted now.
      if reach >= least { break }
    }
    return best
  }

  private init(columns: Range<Int>, distance: Int) {
    self.columns = columns
    self.distance = distance
  }

  /// Where what is left of the part comes to lie; what else is in the part is blank then.
  var kept: Range<Int> {
    distance > 0
      ? columns.lowerBound + distance..<columns.upperBound
      : columns.lowerBound..<columns.upperBound + distance
  }

  /// How many cells are to be painted after the shift; nil where they are too many.
  private func repaints(from old: Cells, to new: Cells, butLessThan limit: Int) -> Int? {
    var count = abs(distance)
    for column in kept where count < limit {
      if new[column].differs(from: old[column - distance]) { count += 1 }
    }
    return count < limit ? count : nil
  }

  private func splitsWideGlyph(of old: Cells) -> Bool {
    let gone = distance > 0 ? kept.upperBound - distance : columns.lowerBound - distance
    return [columns.lowerBound, gone, columns.upperBound].contains { column in
      column < old.count && old[column].glyph.isContinuation
    }
  }

  private static func changes(from old: Cells, to new: Cells, in columns: Range<Int>) -> Int {
    var count = 0
    for column in columns where new[column].differs(from: old[column]) { count += 1 }
    return count
  }
}

extension FrameCell {
  /// By raw values: the generic != is a call for every cell.
  fileprivate func differs(from other: FrameCell) -> Bool {
    glyph.rawValue ^ other.glyph.rawValue | style.rawValue ^ other.style.rawValue != 0
  }
}
