import GridpickMatching
import GridpickModel

/// What is looked for, and in what.
package struct Search: Equatable, Sendable {
  /// What matches or does not.
  package enum Unit: Sendable {
    /// Each item by itself.
    case item
    /// A section with all that it has (rule F2).
    case section
  }

  package var query: Query
  package var unit: Unit
  /// The columns of a grid that are looked in, by their numbers in the data; nil is all of them.
  package var columns: [Int]?
  /// Whether what is found in a flat list stands best first.
  package var isRanked: Bool
  /// Where one was when find began: of what is equally good the nearest to it is the best, sections first
  /// (rule F5).
  package var origin: ItemID?
  /// Whether what is best in the section one is in comes before all that is in others.
  package var staysInSection: Bool
  /// Which data it is, by a number that is another one where that was replaced; more of the same keeps it.
  package var dataNumber: Int

  package init(
    _ query: Query, unit: Unit = .item, columns: [Int]? = nil, isRanked: Bool = true,
    origin: ItemID? = nil, staysInSection: Bool = false, dataNumber: Int = 0
  ) {
    self.query = query
    self.unit = unit
    self.columns = columns
    self.isRanked = isRanked
    self.origin = origin
    self.staysInSection = staysInSection
    self.dataNumber = dataNumber
  }
}
