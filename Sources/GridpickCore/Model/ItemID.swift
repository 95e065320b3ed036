/// An item by its place in the data: a section and an item of it, both counted from 0.
///
/// The place stays the same while data arrives, is flowed anew or is shown in part. Only newer data
/// has other items at the same places.
///
/// ```swift
/// var start = Position(section: 1, index: 2)
/// start.section += 1
/// start.index = 0
/// ```
public struct ItemID: Hashable, Sendable, Codable {
  /// The section: a row, a shelf, a tab.
  public var section: Int
  /// The index of the item in its section.
  public var index: Int

  /// Creates the place of an item in a section.
  ///
  /// ```swift
  /// picker.start = Position(section: 1, index: 2)
  /// ```
  public init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}

extension ItemID: CustomStringConvertible {
  /// The place in the name that programs know it by.
  ///
  /// ```swift
  /// print(Position(section: 1, index: 2))
  /// ```
  public var description: String { "Position(section: \(section), index: \(index))" }
}
