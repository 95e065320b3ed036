import GridpickCore

/// A flat list written in a test; `TestItem` reads the texts as items.
package struct TestList: ListSource {
  private let items: [GridItem?]

  package init(_ texts: [String]) {
    items = texts.map(TestItem.read)
  }

  /// Creates items named by place: `0`, `1`, `2`.
  package init(count: Int) {
    self.init((0..<count).map(String.init))
  }

  package var count: Int { items.count }
  package var mayHaveGaps: Bool { items.contains { $0 == nil } }

  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { items[id.section] }

  package func value(at id: ItemID) -> [UInt8] { Array((items[id.section]?.label ?? "").utf8) }
}
