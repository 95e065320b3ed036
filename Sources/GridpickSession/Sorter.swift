import GridpickModel

/// Who puts a picker's data in order: sections, or items of a list, and columns, one of each at a time.
package struct Sorter {
  /// Answers at once, or later by one of the sources; what was asked before along the same axis is dropped.
  package var start: (GridData, Sorting) -> Permutation?
  /// Where later answers come from.
  package var sources: [NewsSource]

  package init(start: @escaping (GridData, Sorting) -> Permutation?, sources: [NewsSource] = []) {
    self.start = start
    self.sources = sources
  }

  /// Answers always at once, however long that takes.
  package static var direct: Sorter { Sorter(start: { Permutation(of: $0, by: $1) }) }
}
