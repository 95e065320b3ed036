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

/// A list for tests that only has to provide its count and its items.
package protocol ListSource: Source {
  var count: Int { get }
}

extension ListSource {
  package var rowKind: RowKind { .item }
  package var sectionCount: Int { count }
  package var columnCount: Int { min(1, count) }
  package func itemCount(inSection section: Int) -> Int { 1 }
}

/// An item in the notation of the tests: `label/detail/colour`, `_` for a space, `¶` for a line
/// break, `·` for an empty slot.
package enum TestItem {
  package static func read(_ text: String) -> GridItem? {
    guard text != "·" else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(shown)
    return GridItem(
      parts[0], detail: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil,
      color: parts.count > 2 ? ItemColor(parts[2]) : nil)
  }

  /// Returns the text with its spaces and line breaks.
  package static func shown(_ text: some StringProtocol) -> String {
    String(text.map { $0 == "_" ? " " : $0 == "¶" ? "\n" : $0 })
  }
}
