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

  package var isList: Bool { flatList != nil }

  package var flatList: (any ItemList)? {
    if case .list(let list) = self { list } else { nil }
  }
}
