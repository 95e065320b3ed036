import GridpickCore

/// A grid written in a test, with nil for an empty slot: `TestGrid([["a", "b"], [], ["c", nil]])`.
package struct TestGrid: Source {
  private let sections: [[GridItem?]]
  package let columnCount: Int
  package var sectionTitles: [String] = []
  /// Records have their first items as titles.
  package var rowKind = RowKind.values
  package var titleColumn: Int? { rowKind == .record ? 0 : nil }
  package var sectionKeys: [String] = []
  package var columnTitles: [String] = []
  package var styleName: String?
  package var sectionStyles: [String] = []

  /// Creates a grid of texts, which `TestItem` reads as items.
  package init(_ rows: [[String?]]) {
    sections = rows.map { row in row.map { $0.flatMap(TestItem.read) } }
    columnCount = rows.map(\.count).max() ?? 0
  }

  /// Creates rows of equal length with items named by place: `r2c3`.
  package init(rows: Int, columns: Int) {
    self.init((0..<rows).map { row in (0..<columns).map { "r\(row)c\($0)" } })
  }

  package func titled(
    sections: [String] = [], columns: [String] = [], styles: [String] = []
  ) -> TestGrid {
    var titled = self
    titled.sectionStyles = styles
    titled.sectionTitles = sections
    titled.columnTitles = columns
    return titled
  }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int {
    rowKind == .record ? columnCount : sections[section].count
  }

  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    id.index < sections[id.section].count ? sections[id.section][id.index] : nil
  }

  package func value(at id: ItemID) -> [UInt8] {
    Array((item(at: id)?.label ?? "").utf8)
  }

  package func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    if rowKind == .record { return sections[section].first??.label }
    return section < sectionTitles.count ? sectionTitles[section] : nil
  }

  package func sectionKey(_ section: Int) -> [UInt8]? {
    section < sectionKeys.count ? Array(sectionKeys[section].utf8) : nil
  }

  package func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    index < columnTitles.count ? columnTitles[index] : nil
  }

  package var hasSectionStyles: Bool { styleName != nil || !sectionStyles.isEmpty }

  package func style(ofSection section: Int) -> AskedStyle? {
    (section < sectionStyles.count ? sectionStyles[section] : styleName).map(AskedStyle.named)
  }
}

extension Grid {
  /// The labels of all items, section by section; nil for a gap.
  package var labels: [[String?]] {
    (0..<sectionCount).map { labels(inSection: $0) }
  }

  package func labels(inSection section: Int) -> [String?] {
    (0..<itemCount(inSection: section)).map { index in
      item(at: Position(section: section, index: index))?.label
    }
  }

  /// Returns the record at a position; empty if no data is there.
  package func record(at position: Position) -> [UInt8] {
    id(at: position).map(source.record) ?? []
  }

  package func json(at position: Position) -> [UInt8]? {
    id(at: position).flatMap(source.json)
  }

  /// The grid; nil if it is a flat list.
  package var asTable: Grid? { isList ? nil : self }

  /// The source; nil unless it is a list.
  package var list: (any Source)? { isList ? source : nil }
}
