import GridpickModel

/// Content that remembers the items it was asked for lately: a frame shows nearly all that the one
/// before it showed, and to decode an item costs more than to draw it.
///
/// Content never changes, so what is remembered is never stale. Used by one thread.
final class RememberedContent: GridContent {
  private struct Memory {
    let position: Position
    let item: GridItem?
  }

  /// Rows of 64 items, 64 of them: more than any screen shows, and no two of one screen in one place.
  private static let side = 64
  /// A small grid is decoded faster than memory for it is had; a large one is asked for this much soon.
  private static let asksBefore = 4_000

  let content: any GridContent
  private var asked = 0
  private var memories: [Memory?] = []

  init(_ content: any GridContent) {
    self.content = content
  }

  func item(at position: Position) -> GridItem? {
    guard !memories.isEmpty else {
      asked += 1
      if asked == Self.asksBefore {
        memories = Array(repeating: nil, count: Self.side * Self.side)
      }
      return content.item(at: position)
    }
    let place = position.section % Self.side * Self.side + position.index % Self.side
    if let memory = memories[place], memory.position == position { return memory.item }
    let item = content.item(at: position)
    memories[place] = Memory(position: position, item: item)
    return item
  }

  var sectionCount: Int { content.sectionCount }
  var columnCount: Int { content.columnCount }
  var hasSectionStyles: Bool { content.hasSectionStyles }

  func itemCount(inSection section: Int) -> Int { content.itemCount(inSection: section) }
  func value(at position: Position) -> [UInt8] { content.value(at: position) }
  func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    content.beginning(ofValueAt: position, count: count)
  }
  func hasItem(at position: Position) -> Bool { content.hasItem(at: position) }
  func record(at position: Position) -> [UInt8] { content.record(at: position) }
  func identity(at position: Position) -> [UInt8]? { content.identity(at: position) }
  func json(at position: Position) -> [UInt8]? { content.json(at: position) }
  func sectionTitle(_ section: Int) -> String? { content.sectionTitle(section) }
  func columnTitle(_ index: Int) -> String? { content.columnTitle(index) }
  func styleName(ofSection section: Int) -> String? { content.styleName(ofSection: section) }
  var unabridged: any GridContent { content.unabridged }
}
