/// The rows and columns of a grid: which item is at which position, with titles and styles.
///
/// Callers ask only for sections that exist and for columns below `columnCount`.
package protocol GridShape {
  var sectionCount: Int { get }
  /// The number of items in the longest section.
  var columnCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  /// Nil for a gap; beyond the end of a section, the item that would be there.
  func id(at position: Position) -> ItemID?
  func position(of id: ItemID) -> Position?
  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String?
  /// Returns a key that identifies the section in newer data too (rule P8); nil if it has no key.
  func sectionKey(_ section: Int) -> [UInt8]?
  /// True if each section is a record, whose items are its fields (rule P11).
  var sectionsAreRecords: Bool { get }
  /// The number of first columns that stay put in a table of records (rule P12).
  var frozenCount: Int { get }
  /// The column whose items title the sections; nil if no column does, or if it is not shown.
  var titleColumn: Int? { get }
  /// The name of the column whose items title the sections, shown or not; nil if no column does.
  var sectionTitleName: String? { get }
  /// The field whose values all items of a pivot show; nil if columns have their own names.
  var valueName: String? { get }
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String?
  /// Returns the column with this name: its title, or a longer name that the data has for it.
  func column(named name: [UInt8]) -> Int?
  var hasSectionStyles: Bool { get }
  func style(ofSection section: Int) -> AskedStyle?
}

/// A shape that shows the data as it lies: a position has the same numbers as the item's `ItemID`.
package protocol DirectShape: GridShape {}

extension DirectShape {
  package func id(at position: Position) -> ItemID? {
    ItemID(section: position.section, index: position.index)
  }

  package func position(of id: ItemID) -> Position? {
    Position(section: id.section, index: id.index)
  }
}

/// A shape that takes from its base everything that it does not define itself.
package protocol DerivedShape: GridShape {
  var base: any GridShape { get }
  func baseSection(_ section: Int) -> Int
  /// Returns the base's column, or nil for a column that the base does not have.
  func baseColumn(_ index: Int) -> Int?
}

extension DerivedShape {
  package func baseSection(_ section: Int) -> Int { section }
  package func baseColumn(_ index: Int) -> Int? { index }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    base.sectionTitle(baseSection(section), extent)
  }
  package func sectionKey(_ section: Int) -> [UInt8]? { base.sectionKey(baseSection(section)) }
  package var sectionsAreRecords: Bool { base.sectionsAreRecords }
  package var frozenCount: Int { base.frozenCount }
  package var titleColumn: Int? {
    base.titleColumn.flatMap { title in (0..<columnCount).first { baseColumn($0) == title } }
  }
  package var sectionTitleName: String? { base.sectionTitleName }
  package var valueName: String? { base.valueName }
  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    baseColumn(index).flatMap { base.columnTitle($0, extent) }
  }
  package func column(named name: [UInt8]) -> Int? {
    guard let column = base.column(named: name) else { return nil }
    return (0..<columnCount).first { baseColumn($0) == column }
  }
  package var hasSectionStyles: Bool { base.hasSectionStyles }
  package func style(ofSection section: Int) -> AskedStyle? {
    base.style(ofSection: baseSection(section))
  }
}

/// A shape without a base; it has defaults for everything but its counts and its items' places.
package protocol OwnShape: GridShape {}

extension OwnShape {
  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? { nil }
  package func sectionKey(_ section: Int) -> [UInt8]? { nil }
  package var sectionsAreRecords: Bool { false }
  package var frozenCount: Int { 1 }
  package var titleColumn: Int? { nil }
  package var sectionTitleName: String? { titleColumn.flatMap { columnTitle($0, .seen) } }
  package var valueName: String? { nil }
  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? { nil }
  package func column(named name: [UInt8]) -> Int? { column(titled: name) }
  package func column(titled name: [UInt8]) -> Int? {
    // Compare bytes: `String` treats a precomposed and a combining accent as equal.
    (0..<columnCount).first { columnTitle($0, .whole)?.utf8.elementsEqual(name) ?? false }
  }
  package var hasSectionStyles: Bool { false }
  package func style(ofSection section: Int) -> AskedStyle? { nil }
}

/// The contents of an input as a reader builds them: items and shape in one type.
package typealias SourceGrid = DirectShape & OwnItems & OwnShape
