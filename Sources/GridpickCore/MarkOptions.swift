import GridpickModel

/// How things are marked, where they can be (rule M1).
package struct MarkOptions: Equatable, Sendable {
  /// How many at most; nil is any number.
  package var most: Int?
  package var unit: Marks.Unit

  package init(most: Int? = nil, unit: Marks.Unit = .item) {
    self.most = most
    self.unit = unit
  }
}
