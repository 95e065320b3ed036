/// Several grids below each other, with columns of the same title in the same place (rule R3).
///
/// If a grid to join is a joined one itself, its parts are joined: so a thousand parts cost one
/// bisection, not a chain of calls.
package struct JoinedGrid: Borrowing {
  private var parts: [Grid] = []
  private var ends = Ends()
  /// The parts with column titles that earlier parts lack; usually only the first part.
  private var titled: [Grid] = []
  package private(set) var columnCount = 0
  /// The kind that the rows of all parts have; rows of several kinds are mere values.
  package private(set) var rowKind = RowKind.values

  package init(_ first: Grid, _ second: Grid) {
    if let joined = Self.joined(in: first) { self = joined } else { append(first) }
    let parts = Self.joined(in: second)?.parts ?? [second]
    for part in parts.allSatisfy(\.map.isIdentity) ? parts : [second] { append(part) }
  }

  private static func joined(in grid: Grid) -> JoinedGrid? { grid.source as? JoinedGrid }

  init() {}

  private mutating func append(_ added: Grid) {
    let columns = parts.isEmpty ? nil : Columns(of: added, in: Grid(self))
    let part = columns.map { added.showing($0) } ?? added
    rowKind = parts.isEmpty || rowKind == part.rowKind ? part.rowKind : .values
    parts.append(part)
    ends.append(part.sectionCount)
    columnCount = max(columnCount, part.columnCount)
    let bringsTitles = part.firstColumns.contains { index in
      part.columnTitle(index) != nil && columnTitle(index, .seen) == nil
    }
    if bringsTitles { titled.append(part) }
  }

  private func part(_ section: Int) -> (grid: Grid, section: Int, before: Int) {
    let (number, place) = ends.part(at: section)
    return (parts[number], place, section - place)
  }

  package var mayHaveGaps: Bool { parts.contains { $0.source.mayHaveGaps } }
  package var recordsAreLines: Bool { parts.allSatisfy { $0.recordsAreLines } }

  package var fieldSeparator: [UInt8] {
    parts.first?.fieldSeparator ?? Array(" ".utf8)
  }

  package func lender(of id: ItemID) -> (source: any Source, id: ItemID)? {
    guard id.index < Self.lacking else { return nil }
    let (grid, section, _) = part(id.section)
    return (grid.source, ItemID(section: section, index: id.index))
  }
}

// MARK: - Fields that records lack

extension JoinedGrid {
  /// An id with this index or a higher one is that of an empty field, whose column the part lacks
  /// (rule P11).
  private static let lacking = 1 << 31

  private func known(_ id: ItemID) -> ItemID? {
    guard id.index >= Self.lacking else { return id }
    return (0..<columnCount).lazy
      .compactMap { self.id(at: Position(section: id.section, index: $0)) }
      .first { $0.index < Self.lacking }
  }

  package func record(at id: ItemID) -> [UInt8] {
    known(id).flatMap(lender).map { $0.source.record(at: $0.id) } ?? []
  }

  package func json(at id: ItemID) -> [UInt8]? {
    let json = known(id).flatMap(lender).flatMap { $0.source.json(at: $0.id) }
    return id.index < Self.lacking ? json : json.map { _ in Array("null".utf8) }
  }
}

// MARK: - Shape

extension JoinedGrid {
  package var sectionCount: Int { ends.total }

  package func itemCount(inSection section: Int) -> Int {
    let (grid, section, _) = part(section)
    let count = grid.itemCount(inSection: section)
    return rowKind == .record && count == grid.columnCount ? columnCount : count
  }

  package func id(at position: Position) -> ItemID? {
    let (grid, section, before) = part(position.section)
    let isKnown = rowKind != .record || position.index < grid.columnCount
    let id = isKnown ? grid.id(at: Position(section: section, index: position.index)) : nil
    guard let id else {
      return rowKind == .record
        ? ItemID(section: position.section, index: Self.lacking + position.index) : nil
    }
    return ItemID(section: id.section + before, index: id.index)
  }

  package func position(of id: ItemID) -> Position? {
    guard id.section < sectionCount else { return nil }
    guard id.index < Self.lacking else {
      return Position(section: id.section, index: id.index - Self.lacking)
    }
    let (grid, section, before) = part(id.section)
    return grid.position(of: ItemID(section: section, index: id.index)).map {
      Position(section: $0.section + before, index: $0.index)
    }
  }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    let (grid, section, _) = part(section)
    return grid.sectionTitle(section, extent)
  }

  package func sectionKey(_ section: Int) -> [UInt8]? {
    let (grid, section, _) = part(section)
    return grid.sectionKey(section)
  }

  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    for part in titled where index < part.columnCount {
      if let title = part.columnTitle(index, extent) { return title }
    }
    return nil
  }

  package func column(named name: [UInt8]) -> Int? {
    titled.lazy.compactMap { $0.column(namedExactly: name) }.first
  }

  package var frozenCount: Int { parts.first?.frozenCount ?? 1 }
  package var titleColumn: Int? { parts.lazy.compactMap(\.titleColumn).first }

  package var hasSectionStyles: Bool { parts.contains { $0.hasSectionStyles } }

  package func style(ofSection section: Int) -> AskedStyle? {
    let (grid, section, _) = part(section)
    return grid.style(ofSection: section)
  }
}

extension Columns {
  /// Puts the columns of a part below equal titles of a whole; new columns come last.
  ///
  /// Nil if the part's columns keep their numbers: all match, or one grid has no titles.
  fileprivate init?(of part: Grid, in whole: Grid) {
    guard whole.hasColumnTitles, part.hasColumnTitles else { return nil }
    var sources = [Int?](repeating: nil, count: whole.columnCount)
    var places = Dictionary(grouping: (0..<whole.columnCount).reversed()) {
      whole.titleBytes(ofColumn: $0)
    }
    for column in 0..<part.columnCount {
      // Columns with equal titles are taken in turn, and columns without one by their numbers.
      let title = part.titleBytes(ofColumn: column)
      if title == nil, column < whole.columnCount, whole.columnTitle(column) == nil {
        sources[column] = column
      } else if let title, let place = places[title]?.popLast() {
        sources[place] = column
      } else {
        sources.append(column)
      }
    }
    let titling = whole.titleColumn.flatMap { sources[$0] }
    let keepsNumbers = (0..<part.columnCount).allSatisfy { sources[$0] == $0 }
    if keepsNumbers, titling == part.titleColumn { return nil }
    self.init(sources, of: part.columnCount, titling: titling)
  }
}

extension Grid {
  /// The columns that may have titles; a grid without titles may have very many columns.
  fileprivate var firstColumns: Range<Int> { 0..<min(columnCount, 1_000) }

  fileprivate var hasColumnTitles: Bool { firstColumns.contains { columnTitle($0) != nil } }
}

/// The ends of the parts of a whole; bisection finds the part that has a place.
struct Ends: Equatable, Sendable {
  private var ends: [Int] = []

  init(of counts: some Sequence<Int> = []) {
    for count in counts { append(count) }
  }

  var total: Int { ends.last ?? 0 }

  func start(ofPart number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }
  func count(ofPart number: Int) -> Int { ends[number] - start(ofPart: number) }

  mutating func append(_ count: Int) {
    ends.append(total + count)
  }

  func part(at place: Int) -> (number: Int, place: Int) {
    let number = ends.indices.partitionPoint { ends[$0] <= place }
    return (number, number == 0 ? place : place - ends[number - 1])
  }
}
