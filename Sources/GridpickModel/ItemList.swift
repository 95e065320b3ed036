/// A flat run of items that has yet to be flowed into columns: its items are those of section 0.
package protocol ItemList: ItemStore {
  var count: Int { get }
  /// Whether any of them may be an empty slot.
  var mayHaveGaps: Bool { get }
}

extension ItemID {
  /// The item of a flat list.
  package init(ofList index: Int) {
    self.init(section: 0, index: index)
  }
}

/// What an input holds: sections, or a flat list.
package enum GridData {
  case grid(Grid)
  case list(any ItemList)
}

extension GridData {
  /// How many sections there are, or items of a list.
  package var count: Int {
    switch self {
    case .grid(let grid): grid.sectionCount
    case .list(let list): list.count
    }
  }

  package var isEmpty: Bool { count == 0 }
}
