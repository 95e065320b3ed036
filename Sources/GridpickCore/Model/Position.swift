/// A place in what is shown: a section and an item of it, both counted from 0.
///
/// Only a `GridShape` knows which item of the data is shown at a position.
package struct Position: Hashable, Sendable {
  package var section: Int
  package var index: Int

  package init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}
