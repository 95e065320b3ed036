/// A place, counted from 0: a section and an index in it.
///
/// Programs know an item by its place in their rows, wherever the picker shows it; a list is one
/// section.
///
/// ```swift
/// var start = Position(section: 1, index: 2)
/// start.section += 1
/// start.index = 0
/// ```
public struct Position: Hashable, Sendable, Codable {
  /// The section: a row, a shelf, a tab.
  public var section: Int
  /// The index in the section.
  public var index: Int

  /// Creates a place.
  ///
  /// ```swift
  /// picker.start = Position(section: 1, index: 2)
  /// ```
  public init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}

/// An item by its row and field in the data, from 0; only newer data changes its meaning.
package struct ItemID: Hashable, Sendable {
  package var section: Int
  package var index: Int

  package init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }

  package init(row: Int) { self.init(section: row, index: 0) }
}

/// The numbers below a count, the nearest to a start first; of two equally near, the lower.
struct Outwards: Sequence, IteratorProtocol {
  private let count: Int
  private var above: Int
  private var below: Int
  private var goesUp = true

  init(from start: Int, below count: Int) {
    self.count = count
    above = start < count ? start : count
    below = above - 1
  }

  mutating func next() -> Int? {
    let takesAbove = above < count && (goesUp || below < 0)
    guard takesAbove || below >= 0 else { return nil }
    goesUp = !takesAbove
    defer { if takesAbove { above += 1 } else { below -= 1 } }
    return takesAbove ? above : below
  }
}
