/// The items of all sections of a grid, one after another, as one flat list.
struct SectionsInRow: ItemList {
  private var content: any GridContent
  private let first: Int
  private let ends: Ends

  /// Of these sections, or of all.
  init(_ content: any GridContent, _ sections: Range<Int>? = nil) {
    self.content = content
    let sections = sections ?? 0..<content.sectionCount
    first = sections.lowerBound
    ends = Ends(of: sections.lazy.map { content.itemCount(inSection: $0) })
  }

  var count: Int { ends.total }

  private func position(_ index: Int) -> Position {
    let (section, place) = ends.part(at: index)
    return Position(section: first + section, index: place)
  }

  func item(at index: Int) -> GridItem? { content.item(at: position(index)) }
  func value(at index: Int) -> [UInt8] { content.value(at: position(index)) }
  func beginning(ofValueAt index: Int, count: Int) -> [UInt8] {
    content.beginning(ofValueAt: position(index), count: count)
  }

  func record(at index: Int) -> [UInt8] { content.record(at: position(index)) }
  func json(at index: Int) -> [UInt8]? { content.json(at: position(index)) }
  func identity(at index: Int) -> [UInt8]? { content.identity(at: position(index)) }

  var unabridged: any ItemList {
    var row = self
    row.content = content.unabridged
    return row
  }
}

extension GridData {
  /// What it holds of a section of other data: of the one that is known alike, where there are several.
  func list(of section: Int, in other: any GridContent) -> any ItemList {
    guard case .grid(let content) = self, content.sectionCount > 1,
      other.sectionTitle(section) != nil,
      let own = content.section(identifiedBy: other.identity(ofSection: section))
    else { return list }
    return SectionsInRow(content, own..<own + 1)
  }

  /// Its items, whatever sections they stand in.
  var list: any ItemList {
    switch self {
    case .grid(let content): SectionsInRow(content)
    case .list(let list): list
    }
  }
}
