/// The grid in which a controller moves, and the pagers that say how its items lie.
package struct Ground {
  package let pagers: Pagers
  package let grid: Grid

  package init(_ pagers: Pagers, _ grid: Grid) {
    self.pagers = pagers
    self.grid = grid
  }
}
