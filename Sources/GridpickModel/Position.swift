/// A place in what is shown: a section and an item of it, both counted from 0.
///
/// What of the data lies there a `GridShape` says, and nobody else.
package struct Position: Hashable, Sendable {
  package var section: Int
  package var index: Int

  package init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }
}
