/// Some of a grid's items, by their places in the data: section after section, and in each in order.
package struct CellSelection: Equatable, Sendable {
  /// The sections that have any, in order.
  package let sections: [UInt32]
  /// Where the items of each of these begin, and where the last ones end.
  package let starts: [UInt32]
  /// The items by their indexes, those of all sections one after the other.
  package let indexes: [UInt32]

  package init(sections: [UInt32], starts: [UInt32], indexes: [UInt32]) {
    self.sections = sections
    self.starts = starts
    self.indexes = indexes
  }

  package var count: Int { indexes.count }
}
