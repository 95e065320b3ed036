import GridpickCore

extension OutputTemplate {
  func bytes(of cell: PickedCell) -> [UInt8] {
    Array(
      parts.map { part in
        switch part {
        case .text(let text): text
        case .field(let field): Self.bytes(of: field, in: cell)
        }
      }.joined())
  }

  static func bytes(of field: Field, in cell: PickedCell) -> [UInt8] {
    switch field {
    case .row: Array((cell.row ?? "").utf8)
    case .column: Array((cell.column ?? "").utf8)
    case .value: cell.value
    case .label: Array(cell.label.utf8)
    case .section: Array("\(cell.position.section)".utf8)
    case .index: Array("\(cell.position.index)".utf8)
    case .line: cell.record
    }
  }
}
