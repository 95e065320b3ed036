/// What there is to pick from: items, and how they are shown.
///
/// Places of what is shown (`Position`) and of the data (`ItemID`) are told apart by their types; asked
/// by either, it answers the same.
package struct Grid {
  package let shape: any GridShape
  package let store: any ItemStore
  /// What was seen lately; nil where nothing is remembered.
  private var memory: ItemMemory?

  package init(shape: any GridShape, store: any ItemStore) {
    self.shape = shape
    self.store = store
  }

  /// Data that knows by itself how it is shown.
  package init(_ source: any GridShape & ItemStore) {
    self.init(shape: source, store: source)
  }

  package static var empty: Grid { Grid(EmptyGrid()) }

  /// The same, remembering what it was asked for lately: it is to be asked by one thread from now on.
  package func remembering() -> Grid {
    var grid = self
    grid.memory = ItemMemory()
    return grid
  }
}

// MARK: - What is shown

extension Grid {
  package var sectionCount: Int { shape.sectionCount }
  package var columnCount: Int { shape.columnCount }
  package var sectionTitleName: String? { shape.sectionTitleName }
  package var hasSectionStyles: Bool { shape.hasSectionStyles }

  package func itemCount(inSection section: Int) -> Int { shape.itemCount(inSection: section) }
  package func sectionTitle(_ section: Int, _ extent: TextExtent = .seen) -> String? {
    shape.sectionTitle(section, extent)
  }

  package func columnTitle(_ index: Int, _ extent: TextExtent = .seen) -> String? {
    shape.columnTitle(index, extent)
  }

  package func styleName(ofSection section: Int) -> String? {
    shape.styleName(ofSection: section)
  }

  package func id(at position: Position) -> ItemID? { shape.id(at: position) }
  package func position(of id: ItemID) -> Position? { shape.position(of: id) }

  /// What lies at a place inside; nil is an empty slot.
  package func item(at position: Position) -> GridItem? {
    guard let id = id(at: position) else { return nil }
    guard let memory else { return store.item(at: id) }
    return memory.item(at: id, shownAt: position, in: store)
  }

  /// Whether there is something to pick; also at an index beyond the section's end.
  package func hasItem(at position: Position) -> Bool {
    guard position.index < itemCount(inSection: position.section), let id = id(at: position)
    else { return false }
    return store.hasItem(at: id)
  }

  package func value(at position: Position) -> [UInt8] {
    id(at: position).map(store.value) ?? []
  }

  /// No more than so many bytes of it.
  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    id(at: position).map { store.beginning(ofValueAt: $0, count: count) } ?? []
  }

  package func identity(at position: Position) -> [UInt8]? {
    id(at: position).flatMap(store.identity)
  }
}
