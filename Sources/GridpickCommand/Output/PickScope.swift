import GridpickCore

/// The part of the grid that a pick takes along.
package enum PickScope: String, CaseIterable, Sendable {
  case cell
  case row
  case column
}

extension PickScope {
  /// The unit of marks, which is the unit of picks.
  var unit: Marks.Unit {
    switch self {
    case .cell: .item
    case .row: .section
    case .column: .column
    }
  }
}
