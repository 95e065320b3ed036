/// The options for marking (rule M1).
///
/// ```swift
/// picker.marks = MarkSettings(most: 3, unit: .item)
/// ```
public struct MarkSettings: Equatable, Sendable {
  /// The largest number of marks; nil allows any number.
  public var most: Int?
  /// The unit that a mark is on.
  public var unit: MarkUnit

  /// Creates options; without arguments any number of items can be marked.
  public init(most: Int? = nil, unit: MarkUnit = .item) {
    self.most = most
    self.unit = unit
  }
}
