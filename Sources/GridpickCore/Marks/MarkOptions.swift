public import GridpickModel

/// How things are marked, where they can be (rule M1).
///
/// ```swift
/// picker.marks = MarkOptions(most: 3, unit: .item)
/// ```
public struct MarkOptions: Equatable, Sendable {
  /// How many at most; nil is any number.
  public var most: Int?
  /// What a mark is on.
  public var unit: MarkUnit

  /// Any number of items, unless said otherwise.
  public init(most: Int? = nil, unit: MarkUnit = .item) {
    self.most = most
    self.unit = unit
  }
}
