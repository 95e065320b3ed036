import GridpickCore

/// A list for tests that only has to provide its count and its items.
package protocol ListSource: Source {
  var count: Int { get }
}

extension ListSource {
  package var isList: Bool { true }
  package var sectionCount: Int { count }
  package var columnCount: Int { min(1, count) }
  package func itemCount(inSection section: Int) -> Int { 1 }
}
