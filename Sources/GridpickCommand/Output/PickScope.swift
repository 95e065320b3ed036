import GridpickModel

/// How much of the grid a pick takes along.
package enum PickScope: String, CaseIterable, Sendable {
  case cell
  case row
  case column
}

extension PickScope {
  /// What is marked: what would be picked.
  var markUnit: Marks.Unit {
    switch self {
    case .cell: .item
    case .row: .section
    case .column: .column
    }
  }
}
