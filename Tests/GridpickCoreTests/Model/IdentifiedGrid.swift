import GridpickTestSupport

@testable import GridpickCore

/// A grid whose items are known by their labels; one that begins with `?` by nothing.
struct IdentifiedGrid: Source {
  private let grid: TestGrid

  init(_ rows: [[String?]], titles: [String] = []) {
    grid = TestGrid(rows).titled(sections: titles)
  }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { grid.columnCount }

  func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { grid.item(at: id) }
  func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    grid.sectionTitle(section, extent)
  }

  func identity(at id: ItemID) -> [UInt8]? {
    guard let label = item(at: id)?.label, !label.hasPrefix("?") else { return nil }
    return Array(label.utf8)
  }
}

/// A list whose items are known by their labels.
struct IdentifiedList: ListSource {
  let mayHaveGaps = false
  private let list: TestList

  init(_ labels: [String]) {
    list = TestList(labels)
  }

  var count: Int { list.count }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { list.item(at: id) }
  func value(at id: ItemID) -> [UInt8] { list.value(at: id) }
  func identity(at id: ItemID) -> [UInt8]? { item(at: id).map { Array($0.label.utf8) } }
}

extension Grid {
  /// The present place of an item of older data whose columns are linked.
  func position(of position: Position, in old: Grid) -> Position? {
    self.position(of: position, in: old, columnsAreLinked: true)
  }
}
