import GridpickCore

/// What `--pick` prints of each pick.
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
