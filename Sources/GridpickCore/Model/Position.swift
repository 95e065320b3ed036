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

extension Position: CustomStringConvertible {
  /// The place as it is written in Swift.
  ///
  /// ```swift
  /// print(Position(section: 1, index: 2))
  /// ```
  public var description: String { "Position(section: \(section), index: \(index))" }
}
