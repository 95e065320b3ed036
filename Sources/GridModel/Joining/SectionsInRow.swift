/// The items of all sections of a grid, one after another, as one flat list.
struct SectionsInRow: ItemList {
  private let content: any GridContent
  private let ends: Ends

  init(_ content: any GridContent) {
    self.content = content
    ends = Ends(of: (0..<content.sectionCount).lazy.map { content.itemCount(inSection: $0) })
  }

  var count: Int { ends.total }

  private func position(_ index: Int) -> Position {
    let (section, place) = ends.part(at: index)
    return Position(section: section, index: place)
  }

  func item(at index: Int) -> GridItem? { content.item(at: position(index)) }
  func value(at index: Int) -> [UInt8] { content.value(at: position(index)) }
  func record(at index: Int) -> [UInt8] { content.record(at: position(index)) }
  func json(at index: Int) -> [UInt8]? { content.json(at: position(index)) }
  func identity(at index: Int) -> [UInt8]? { content.identity(at: position(index)) }
}

extension GridData {
  /// Its items, whatever sections they stand in.
  var list: any ItemList {
    switch self {
    case .grid(let content): SectionsInRow(content)
    case .list(let list): list
    }
  }
}
