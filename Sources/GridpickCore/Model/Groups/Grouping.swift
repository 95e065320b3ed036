/// The way in which the records of a table are grouped.
package struct Grouping: Equatable, Sendable {
  /// The columns whose values make the groups; of two columns each pair of values is a group.
  package var columns: [ColumnName]
  /// The order of the groups; nil is the order in which they are first seen.
  package var sort: GroupSort?

  package init(by columns: [ColumnName]) {
    self.columns = columns
  }
}

package struct GroupSort: Equatable, Sendable {
  package enum Worth: String, CaseIterable, Sendable {
    case title
    case count
  }

  package var worth: Worth
  package var isDescending: Bool

  package init(by worth: Worth, isDescending: Bool = false) {
    self.worth = worth
    self.isDescending = isDescending
  }
}
