import GridpickCore

/// A part of a line that moves some columns to the side, by two short sequences.
struct LineShift: Equatable {
  typealias Cells = UnsafeBufferPointer<FrameCell>

  /// The columns that change on the line; the cells around them keep their place.
  let columns: Range<Int>
  let distance: Int

  /// The approximate number of bytes of a shift, which could paint as many cells instead.
  private static let cost = 24
  /// The approximate number of bytes of a cursor move; `styleCost` is that of a change of style.
  private static let moveCost = 6
  private static let styleCost = 16

  /// Finds the lines whose cells only moved to the side, if a shift takes fewer bytes than painting.
  static func all(
    of changes: [Frame.Change], from old: Frame, to new: Frame
  ) -> [(line: Int, shift: LineShift)] {
    func shift(_ change: Frame.Change, by distance: Int? = nil) -> LineShift? {
      old.withLine(change.line) { old in
        new.withLine(change.line) { new in
          LineShift(of: change.columns, from: old, to: new, by: distance)
        }
      }
    }
    // Lines move together; if the first wide ones have not moved, no other has.
    let first = changes.lazy.filter { $0.columns.count > cost }.prefix(4)
    guard let distance = first.compactMap({ shift($0)?.distance }).first else { return [] }
    return changes.compactMap { change in
      shift(change, by: distance).map { (change.line, $0) }
    }
  }

  /// Takes the best distance if none is given; nil if the shift saves no bytes, or splits a wide
  /// glyph, where terminals differ.
  private init?(of columns: Range<Int>, from old: Cells, to new: Cells, by distance: Int?) {
    let bytes = Self.painting(columns, of: new) { old[$0] }
    guard bytes > Self.cost,
      let distance = distance ?? Self.bestDistance(of: columns, from: old, to: new),
      abs(distance) < columns.count
    else { return nil }
    self.init(columns: columns, distance: distance)
    let kept = kept
    let rest = Self.painting(columns, of: new) { kept.contains($0) ? old[$0 - distance] : .blank }
    guard rest + Self.cost < bytes, !splitsWideGlyph(of: old) else { return nil }
  }

  /// Returns the approximate number of bytes that paint the cells that differ from the old ones.
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

  /// Returns the distance that leaves the fewest cells to paint; nil if no shift is cheaper.
  private static func bestDistance(of columns: Range<Int>, from old: Cells, to new: Cells) -> Int? {
    let still = LineShift(columns: columns, distance: 0)
    var least = (still.repaints(from: old, to: new, butLessThan: .max) ?? 0) - cost
    var best: Int?
    for reach in 1..<max(2, columns.count / 2) {
      for distance in [-reach, reach] {
        let shift = LineShift(columns: columns, distance: distance)
        guard let count = shift.repaints(from: old, to: new, butLessThan: least) else { continue }
        least = count
        best = distance
      }
      // A larger distance opens more blank cells than the best shift leaves to paint.
      if reach >= least { break }
    }
    return best
  }

  private init(columns: Range<Int>, distance: Int) {
    self.columns = columns
    self.distance = distance
  }

  /// The columns in which the moved cells lie after the shift; the rest of the part is then blank.
  var kept: Range<Int> {
    distance > 0
      ? columns.lowerBound + distance..<columns.upperBound
      : columns.lowerBound..<columns.upperBound + distance
  }

  /// Returns the number of cells to paint after the shift; nil if it is not below the limit.
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
}
