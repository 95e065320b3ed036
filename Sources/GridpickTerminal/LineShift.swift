import GridpickScreen

/// A part of a line that goes some columns to the side: a terminal moves it by two short sequences.
struct LineShift: Equatable {
  typealias Cells = UnsafeBufferPointer<FrameCell>

  /// All that changes on the line; what lies around it keeps its place.
  let columns: Range<Int>
  /// To the right; negative is to the left.
  let distance: Int
  /// How many bytes fewer it takes than painting does, about.
  private(set) var saving = 0

  /// About what a shift takes, in bytes; as many cells could be painted.
  static let cost = 24
  /// About what it takes to go on somewhere else, and to go on in another style.
  private static let moveCost = 6
  private static let styleCost = 16

  /// The shift by that distance; nil where painting, which takes so many bytes, takes no more, or where a
  /// cut would split a wide glyph, of which terminals make various things.
  init?(
    of columns: Range<Int>, from old: Cells, to new: Cells, by distance: Int, painting bytes: Int
  ) {
    guard abs(distance) < columns.count else { return nil }
    self.init(columns: columns, distance: distance)
    let kept = kept
    let rest = Self.painting(columns, of: new) { kept.contains($0) ? old[$0 - distance] : .blank }
    saving = bytes - rest - Self.cost
    guard saving > 0, !splitsWideGlyph(of: old) else { return nil }
  }

  /// About how many bytes it takes to paint what is not there yet.
  static func painting(
    _ columns: Range<Int>, of new: Cells, over old: (Int) -> FrameCell
  ) -> Int {
    var bytes = 0
    var end: Int?
    var style = Style.plain
    for column in columns where new[column].differs(from: old(column)) {
      if column != end { bytes += moveCost }
      if new[column].style.rawValue != style.rawValue { bytes += styleCost }
      bytes += 1
      end = column + 1
      style = new[column].style
    }
    return bytes
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
  func differs(from other: FrameCell) -> Bool {
    (glyph.rawValue ^ other.glyph.rawValue) | (style.rawValue ^ other.style.rawValue) != 0
  }
}
