/// A place in what is shown, counted from 0; only a `Grid` knows which item is there.
package struct Position: Hashable, Sendable {
  package var section: Int
  package var index: Int

  package init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}
