/// An item by its place in the data: a section and an item of it, both counted from 0.
///
/// It stays what it is while data arrives, is flowed anew or shown in part; only newer data has other
/// items at its places.
///
/// ```swift
/// let start = ItemID(section: 1, index: 2)
/// ```
public struct ItemID: Hashable, Sendable {
  public var section: Int
  public var index: Int

  public init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}
