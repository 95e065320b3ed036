/// Items that are asked for one at a time, as they are seen: a table too large to be made, or one without
/// an end.
///
/// ```swift
/// struct Squares: GridSource {
///   let sectionCount = 1_000_000
///   let columnCount = 10
///   func item(at position: Position) -> Int? { position.section * 10 + position.index }
/// }
/// ```
///
/// Rows may be of different lengths, and have titles:
///
/// ```swift
/// struct Months: GridSource {
///   typealias Item = String
///   let sectionCount = 4_000
///   let columnCount = 31
///   func itemCount(inSection section: Int) -> Int { section % 12 == 1 ? 28 : 31 }
///   func item(at position: Position) -> String? { "day \(position.index + 1)" }
///   func rowTitle(_ section: Int) -> String? { "month \(section + 1)" }
///   func columnTitle(_ index: Int) -> String? { "\(index + 1)" }
/// }
/// ```
public protocol GridSource<Item> {
  /// What is picked from.
  associatedtype Item
  /// How many rows there are; of an endless source, as many as one will ever go through, 1,000,000,000 at most.
  var sectionCount: Int { get }
  /// How many items, 1,000,000 at most, the longest row has.
  var columnCount: Int { get }
  /// How many items a row has.
  func itemCount(inSection section: Int) -> Int
  /// What lies at a place; nil is an empty slot.
  func item(at position: Position) -> Item?
  /// What a row is called.
  func rowTitle(_ section: Int) -> String?
  /// What a column is called.
  func columnTitle(_ index: Int) -> String?
}

extension GridSource {
  /// As many as there are columns.
  public func itemCount(inSection section: Int) -> Int { columnCount }
  /// None.
  public func rowTitle(_ section: Int) -> String? { nil }
  /// None.
  public func columnTitle(_ index: Int) -> String? { nil }
}
