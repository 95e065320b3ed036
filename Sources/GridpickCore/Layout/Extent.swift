/// The part of a screen that something takes along an axis: some cells, or a share.
///
/// ```swift
/// picker.margin = Edges(.cells(2))
/// picker.margin = Edges(.percent(10))
/// picker.margin = Edges(2)
/// ```
public enum Extent: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// A number of lines or columns.
  case cells(Int)
  /// A share of the lines or columns of the screen, from 0 to 100.
  case percent(Int)

  /// Creates an extent of this many lines or columns.
  ///
  /// ```swift
  /// picker.margin.top = 1
  /// ```
  public init(integerLiteral count: Int) { self = .cells(count) }

  package func cells(of whole: Int) -> Int {
    switch self {
    case .cells(let count): count
    case .percent(let share): whole * share / 100
    }
  }

  package var possible: Extent {
    switch self {
    case .cells(let count): .cells(count.clamped(to: 0...10_000))
    case .percent(let share): .percent(share.clamped(to: 0...100))
    }
  }
}
