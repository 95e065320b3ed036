/// The arrangement of items in sections and columns, with their titles and styles.
///
/// Only the shape knows which item of the data is at a position and where an item is shown. Callers
/// ask only for sections that exist and for columns below `columnCount`.
package protocol GridShape {
  var sectionCount: Int { get }
  /// The number of items in the longest section.
  var columnCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  /// Returns the item at a position, or nil for a gap that stands for nothing in the data.
  ///
  /// Beyond the end of a section it returns the item that would be there.
  func id(at position: Position) -> ItemID?
  /// Returns the position at which an item is shown; nil if it is not shown.
  func position(of id: ItemID) -> Position?
  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String?
  /// Returns a key that identifies the section in newer data too (rule P8); nil if it has no key.
  func sectionKey(_ section: Int) -> [UInt8]?
  /// The name of the column whose items title the sections; nil if no column does.
  var sectionTitleName: String? { get }
  /// Returns true if the name is that of the column whose items title the sections.
  func titlesSections(named name: [UInt8]) -> Bool
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String?
  /// Returns the column with this name: its title, or a longer name that the data has for it.
  func column(named name: [UInt8]) -> Int?
  /// True if any section asks for a cell style of its own.
  var hasSectionStyles: Bool { get }
  /// Returns the cell style that the section asks for.
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

/// A shape that takes from a base shape everything that it does not define itself.
///
/// The derived shape says which sections and columns of the base stand at its places.
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
  package var sectionTitleName: String? { base.sectionTitleName }
  package func titlesSections(named name: [UInt8]) -> Bool { base.titlesSections(named: name) }
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
  package var sectionTitleName: String? { nil }
  package func titlesSections(named name: [UInt8]) -> Bool {
    sectionTitleName?.utf8.elementsEqual(name) ?? false
  }
  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? { nil }
  package func column(named name: [UInt8]) -> Int? {
    // Compare bytes: `String` treats a precomposed and a combining accent as equal.
    (0..<columnCount).first { columnTitle($0, .whole)?.utf8.elementsEqual(name) ?? false }
  }
  package var hasSectionStyles: Bool { false }
  package func style(ofSection section: Int) -> AskedStyle? { nil }
}

/// The contents of an input as a reader builds them: items and shape in one type.
package typealias SourceGrid = DirectShape & OwnItems & OwnShape
