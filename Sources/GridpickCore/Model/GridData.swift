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

extension GridData {
  /// All rows in their groups; nil if they are not grouped.
  package var parts: Parts? {
    if case .grid(let grid) = self { grid.parts } else { nil }
  }

  /// The data as a table; each item of a flat list is a record with one field.
  var table: Grid {
    switch self {
    case .grid(let table): table
    case .list(let list): Grid(list, columns: 1, order: .rows)
    }
  }
}
