/// Nothing, in the form of a grid.
package struct EmptyContent: GridContent {
  package init() {}

  package var sectionCount: Int { 0 }
  package var columnCount: Int { 0 }

  package func itemCount(inSection section: Int) -> Int { 0 }
  package func item(at position: Position) -> GridItem? { nil }
  package func value(at position: Position) -> [UInt8] { [] }
}
