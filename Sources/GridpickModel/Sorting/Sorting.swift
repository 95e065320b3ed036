/// What is put in order, by what, and which way round (rule L13).
package struct Sorting: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// The sections, by their titles.
    case titles
    /// The sections, by their items in a column.
    case column(Int)
    /// The columns, by the items of a section.
    case section(Int)
    /// The items of a flat list.
    case items
  }

  package var key: Key
  package var isDescending: Bool

  package init(by key: Key, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }
}

extension Permutation {
  /// Between two questions whether it is still wanted, so many labels are looked at.
  private static let stride = 4_096

  /// The order that a sorting asks for, of all that is there; nil where nobody wants it any more.
  ///
  /// What is sorted is what is seen: numbers as numbers, text by its natural order, what is empty last,
  /// and what is alike as it came.
  package init?(of data: GridData, by sorting: Sorting, isWanted: () -> Bool = { true }) {
    let labels = SortedLabels(of: data, by: sorting.key)
    var worths = SortedWorths(isDescending: sorting.isDescending)
    for member in 0..<labels.count {
      if member.isMultiple(of: Self.stride), !isWanted() { return nil }
      worths.append(labels.label(member))
    }
    guard isWanted() else { return nil }
    self.init(worths.members())
  }
}

/// The labels that a sorting goes by, one after the other.
private struct SortedLabels {
  let count: Int
  let label: (Int) -> String?

  init(of data: GridData, by key: Sorting.Key) {
    switch (data, key) {
    case (.list(let list), _):
      count = list.count
      label = { list.item(at: ItemID(ofList: $0))?.label }
    case (.grid(let grid), .titles):
      count = grid.sectionCount
      label = { grid.sectionTitle($0) }
    case (.grid(let grid), .column(let column)):
      count = grid.sectionCount
      label = { grid.label(at: Position(section: $0, index: column)) }
    case (.grid(let grid), .section(let section)):
      count = section < grid.sectionCount ? grid.columnCount : 0
      label = { grid.label(at: Position(section: section, index: $0)) }
    case (.grid, .items):
      count = 0
      label = { _ in nil }
    }
  }
}

extension Grid {
  /// Nil where nothing is seen.
  fileprivate func label(at position: Position) -> String? {
    position.index < itemCount(inSection: position.section) ? item(at: position)?.label : nil
  }
}
