import GridpickCore

package enum OutputFormat: String, CaseIterable, Sendable {
  /// The value, byte for byte.
  case text
  /// A record as a JSON object; of an item one with section, index, titles and value.
  case json
  case tsv
  case index
  case csv
  case md
}

extension OutputTemplate {
  func bytes(of cell: PickedCell) -> [UInt8] {
    Array(
      parts.map { part in
        switch part {
        case .text(let text): text
        case .field(let field): cell.bytes(of: field)
        case .separator: cell.content.fieldTable.fieldSeparator
        }
      }.joined())
  }

  /// Returns the template with places of columns, because titles take longer to find.
  func naming(_ grid: Grid) -> OutputTemplate {
    OutputTemplate(
      parts: parts.map { part in
        if case .field(let field) = part { .field(field.naming(grid)) } else { part }
      })
  }
}
