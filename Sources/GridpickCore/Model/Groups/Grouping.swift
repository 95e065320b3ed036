/// The way in which the records of a table are grouped, and the columns that an item shows.
package struct Grouping: Equatable, Sendable {
  /// The columns whose values make the groups; of two columns each pair of values is a group.
  package var columns: [ColumnName]
  /// The order of the groups; nil is the order in which they are first seen.
  package var sort: GroupSort?
  /// The columns that an item shows as a line, in this order; nil shows all that do not group.
  package var only: [ColumnName]?
  /// The column of an item's label; nil is the first one that does not group.
  package var label: ColumnName?
  package var detail: ColumnName?

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
