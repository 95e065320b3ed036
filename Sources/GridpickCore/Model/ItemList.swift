/// A flat list of items before it is flowed into columns; all its items have section 0.
package protocol ItemList: ItemStore {
  var count: Int { get }
  var mayHaveGaps: Bool { get }
}

extension ItemID {
  package init(ofList index: Int) {
    self.init(section: 0, index: index)
  }
}

/// The contents of an input: sections, or a flat list.
package enum GridData {
  case grid(Grid)
  case list(any ItemList)
}

extension GridData {
  /// The number of sections of a grid, or of items in a list.
  package var count: Int {
    switch self {
    case .grid(let grid): grid.sectionCount
    case .list(let list): list.count
    }
  }

  package var isEmpty: Bool { count == 0 }
}
