/// An item by its place in the data: a section and an item of it, both counted from 0.
///
/// It stays what it is while data arrives, is flowed anew or shown in part; only newer data has other
/// items at its places.
///
/// ```swift
/// var start = Position(section: 1, index: 2)
/// start.section += 1
/// start.index = 0
/// ```
public struct ItemID: Hashable, Sendable {
  /// Which section: a row, a shelf, a tab.
  public var section: Int
  /// Which item of it.
  public var index: Int

  /// The place of an item in a section.
  ///
  /// ```swift
  /// picker.start = Position(section: 1, index: 2)
  /// ```
  public init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}
