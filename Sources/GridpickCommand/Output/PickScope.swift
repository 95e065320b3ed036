/// How much of the grid a pick takes along.
package enum PickScope: String, CaseIterable, Sendable {
  case cell
  case row
  case column
}
