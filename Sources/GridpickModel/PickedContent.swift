/// What picks are printed from: all that there is, whatever is hidden on the screen.
package struct PickedContent {
  /// As it lies, which says at what place of the data an item is.
  package let whole: Grid
  /// With sections, or a list's items, in the order in which they are shown.
  package let ordered: Grid
  /// The order of sections, or of a list's items, and that of columns; nil is as they came.
  private let order: Permutation?
  private let columnOrder: Permutation?

  package init(
    whole: Grid, ordered: Grid, order: Permutation? = nil, columnOrder: Permutation? = nil
  ) {
    self.whole = whole
    self.ordered = ordered
    self.order = order
    self.columnOrder = columnOrder
  }

  /// What stands as it came.
  package init(_ content: Grid) {
    self.init(whole: content, ordered: content)
  }
}

// MARK: - What is marked

extension PickedContent {
  /// The marked items of a flat list, in its order; nil of anything else.
  package func listItems(of marks: Marks) -> (list: any ItemList, numbers: [UInt32])? {
    guard marks.unit == .item, let list = whole.store as? any ItemList else { return nil }
    return (list, ordered(marks.places.numbers))
  }

  /// The marked sections of a grid, in its order; nil of anything else.
  package func sections(of marks: Marks) -> [UInt32]? {
    marks.unit == .section ? ordered(marks.places.numbers) : nil
  }

  /// What is marked, in the order of the whole grid as sorted: an item of each (rule M3).
  ///
  /// An array, for to ask sequences for one after the other took longer than to print it.
  package func ids(of marks: Marks) -> [ItemID] {
    if let list = listItems(of: marks) { return list.numbers.map { ItemID(ofList: Int($0)) } }
    switch marks.unit {
    case .section:
      return ordered(marks.places.numbers).compactMap {
        whole.firstItem(ofSection: Int($0)).flatMap(whole.id)
      }
    case .column:
      let columns = marks.places.numbers.sorted { place(ofColumn: $0) < place(ofColumn: $1) }
      return columns.compactMap { column in
        (0..<whole.sectionCount).lazy.map { Position(section: $0, index: column) }
          .first(where: whole.hasItem).flatMap(whole.id)
      }
    case .item:
      return ordered(marks.sections).flatMap { items(ofSection: Int($0), marks) }
    }
  }

  private func items(ofSection section: Int, _ marks: Marks) -> [ItemID] {
    let ids = marks.indexes(ofSection: section).map { ItemID(section: section, index: $0) }
    let places = ids.map { whole.position(of: $0).map { place(ofColumn: $0.index) } ?? .max }
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return ids }
    return zip(places, ids).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func place(ofColumn column: Int) -> Int {
    columnOrder?.place(of: column) ?? column
  }

  private func ordered(_ numbers: [Int]) -> [UInt32] {
    guard let order else { return numbers.map(UInt32.init) }
    return numbers.map { UInt32(order.place(of: $0)) }.sorted().map { UInt32(order[Int($0)]) }
  }
}
