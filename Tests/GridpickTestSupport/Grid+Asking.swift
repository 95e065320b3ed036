import GridpickCore

extension Grid {
  /// The labels of what is shown, section by section; nil is a gap.
  package var labels: [[String?]] {
    (0..<sectionCount).map { labels(inSection: $0) }
  }

  package func labels(inSection section: Int) -> [String?] {
    (0..<itemCount(inSection: section)).map { index in
      item(at: Position(section: section, index: index))?.label
    }
  }

  /// The record of what is shown at a place; nothing where that is nothing in the data.
  package func record(at position: Position) -> [UInt8] {
    id(at: position).map(source.record) ?? []
  }

  package func json(at position: Position) -> [UInt8]? {
    id(at: position).flatMap(source.json)
  }
}
