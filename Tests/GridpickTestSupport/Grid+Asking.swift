import GridpickCore

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
}
