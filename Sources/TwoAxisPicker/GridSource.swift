/// A source of items; the picker asks for each item when it becomes visible.
///
/// It suits tables that are endless or too large to build. Rows may have different lengths and
/// titles.
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
  /// The type of the items to pick from.
  associatedtype Item
  /// The number of rows, at most 1,000,000,000.
  ///
  /// An endless source returns more rows than anyone will scroll through.
  var sectionCount: Int { get }
  /// The number of items in the longest row, at most 1,000,000.
  var columnCount: Int { get }
  /// Returns the number of items in a row.
  func itemCount(inSection section: Int) -> Int
  /// Returns the item at a position, or nil for an empty slot.
  func item(at position: Position) -> Item?
  /// Returns the title of a row, or nil for none.
  func rowTitle(_ section: Int) -> String?
  /// Returns the title of a column, or nil for none.
  func columnTitle(_ index: Int) -> String?
}

extension GridSource {
  /// Returns `columnCount`, for rows of equal length.
  public func itemCount(inSection section: Int) -> Int { columnCount }
  /// Returns nil, for rows without titles.
  public func rowTitle(_ section: Int) -> String? { nil }
  /// Returns nil, for columns without titles.
  public func columnTitle(_ index: Int) -> String? { nil }
}
