import GridpickModel

/// A flat list written out in a test; the texts are items as `TestItem` reads them.
package struct TestList: ItemList {
  private let items: [GridItem?]

  package init(_ texts: [String]) {
    items = texts.map(TestItem.read)
  }

  /// Items named after their place: `0`, `1`, `2`.
  package init(count: Int) {
    self.init((0..<count).map(String.init))
  }

  package var count: Int { items.count }

  package func item(at index: Int) -> GridItem? { items[index] }

  package func value(at index: Int) -> [UInt8] { Array((items[index]?.label ?? "").utf8) }
}
