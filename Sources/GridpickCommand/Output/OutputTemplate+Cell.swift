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

  /// Returns the template with the places of columns instead of their titles, which take longer to
  /// find.
  func naming(_ grid: Grid) -> OutputTemplate {
    OutputTemplate(
      parts: parts.map { part in
        if case .field(let field) = part { .field(field.naming(grid)) } else { part }
      })
  }

  static func bytes(of field: PickField, in cell: PickedCell) -> [UInt8] {
    switch field {
    case .known(.row): Array((cell.row ?? "").utf8)
    case .known(.column): Array((cell.column ?? "").utf8)
    case .known(.value): cell.value
    case .known(.label): Array(cell.label.utf8)
    case .known(.section): Array("\(cell.position.section)".utf8)
    case .known(.index): Array("\(cell.index)".utf8)
    case .known(.number): Array("\(cell.number)".utf8)
    case .known(.line): cell.record
    case .place(let place): cell.field(at: place)
    case .title: []
    }
  }
}

extension PickField {
  /// Returns the place of the column instead of its title; a title that no column has stays.
  func naming(_ grid: Grid) -> PickField {
    guard case .title(let title) = self, let column = grid.shape.column(named: title)
    else { return self }
    return .place(column + 1)
  }
}
