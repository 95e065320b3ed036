import GridpickCore

/// A list written for a test, which says how many items there are and shows them.
package protocol ListSource: Source {
  var count: Int { get }
}

extension ListSource {
  package var isList: Bool { true }
  package var sectionCount: Int { count }
  package var columnCount: Int { min(1, count) }
  package func itemCount(inSection section: Int) -> Int { 1 }
}
