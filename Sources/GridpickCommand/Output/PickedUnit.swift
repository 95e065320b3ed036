import GridpickCore

enum PickedUnit: String, CaseIterable, Sendable {
  case cell
  case row
  case column

  var unit: MarkUnit {
    switch self {
    case .cell: .item
    case .row: .section
    case .column: .column
    }
  }
}
