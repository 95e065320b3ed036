import GridpickModel

/// What is moved about: the items, and how they lie.
package struct Ground {
  package let pagers: Pagers
  package let grid: Grid

  package init(_ pagers: Pagers, _ grid: Grid) {
    self.pagers = pagers
    self.grid = grid
  }
}
