/// A place in a grid: a section and an item of it, both counted from 0.
///
/// ```swift
/// let start = Position(section: 1, index: 2)
/// ```
public struct Position: Hashable, Sendable {
  public var section: Int
  public var index: Int

  public init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}
