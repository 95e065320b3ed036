import GridpickModel
import GridpickTestSupport

/// A grid whose items are known by their labels; one that begins with `?` by nothing.
struct IdentifiedGrid: GridContent {
  private let grid: TestGrid

  init(_ rows: [[String?]], titles: [String] = []) {
    grid = TestGrid(rows).titled(sections: titles)
  }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { grid.columnCount }

  func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }
  func item(at position: Position) -> GridItem? { grid.item(at: position) }
  func value(at position: Position) -> [UInt8] { grid.value(at: position) }
  func sectionTitle(_ section: Int) -> String? { grid.sectionTitle(section) }

  func identity(at position: Position) -> [UInt8]? {
    guard let label = item(at: position)?.label, !label.hasPrefix("?") else { return nil }
    return Array(label.utf8)
  }
}

/// A list whose items are known by their labels.
struct IdentifiedList: ItemList {
  private let list: TestList

  init(_ labels: [String]) {
    list = TestList(labels)
  }

  var count: Int { list.count }

  func item(at index: Int) -> GridItem? { list.item(at: index) }
  func value(at index: Int) -> [UInt8] { list.value(at: index) }
  func identity(at index: Int) -> [UInt8]? { item(at: index).map { Array($0.label.utf8) } }
}
