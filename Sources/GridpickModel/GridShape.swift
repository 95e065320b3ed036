/// How items lie in sections and columns, and how these are called: what is shown, and where.
///
/// The only thing that knows which item of the data lies at a place of the grid, and where an item is
/// shown. Asked only for sections there are, and columns below `columnCount`.
package protocol GridShape {
  var sectionCount: Int { get }
  /// How many items the longest section has.
  var columnCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  /// The item at a place, or, beyond a section's end, what would lie there; nil in a gap that stands for
  /// nothing in the data.
  func id(at position: Position) -> ItemID?
  /// Where an item is shown; nil where it is not.
  func position(of id: ItemID) -> Position?
  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String?
  /// What tells the section from every other, also in newer data (rule P8); nil where nothing does.
  func sectionKey(_ section: Int) -> [UInt8]?
  /// What the column is called whose items title the sections, where that is how they are titled.
  var sectionTitleName: String? { get }
  /// Whether a name is meant for the column whose items title the sections.
  func titlesSections(named name: [UInt8]) -> Bool
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String?
  /// The column that a name is meant for: a title, or a longer name by which the data knows a column.
  func column(named name: [UInt8]) -> Int?
  /// Whether any section asks for a cell style of its own.
  var hasSectionStyles: Bool { get }
  /// The cell style that the section asks for.
  func style(ofSection section: Int) -> AskedStyle?
}

/// A shape that shows the data as it lies: a place in the one is the same place in the other.
package protocol DirectShape: GridShape {}

extension DirectShape {
  package func id(at position: Position) -> ItemID? {
    ItemID(section: position.section, index: position.index)
  }

  package func position(of id: ItemID) -> Position? {
    Position(section: id.section, index: id.index)
  }
}

/// A shape that is another one, but for what it says itself: which sections and columns of the other
/// stand where.
package protocol DerivedShape: GridShape {
  var base: any GridShape { get }
  func baseSection(_ section: Int) -> Int
  /// Nil is a column that the other does not have.
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

/// A shape of its own, which may have no more to say than how many items there are.
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
    // By bytes: to `String` a precomposed and a combining accent are the same.
    (0..<columnCount).first { columnTitle($0, .whole)?.utf8.elementsEqual(name) ?? false }
  }
  package var hasSectionStyles: Bool { false }
  package func style(ofSection section: Int) -> AskedStyle? { nil }
}

/// What an input holds, as a reader makes it: items and shape in one.
package typealias SourceGrid = DirectShape & OwnItems & OwnShape
