/// The items, and the shape that maps a place in what is shown to a place in the data.
package struct Grid {
  package let shape: any GridShape
  package let store: any ItemStore
  private var memory: ItemMemory?
  /// The items that may be current; nil if all of them may be.
  private var offer: Offer?

  package init(shape: any GridShape, store: any ItemStore) {
    self.shape = shape
    self.store = store
  }

  package init(_ source: any GridShape & ItemStore) {
    self.init(shape: source, store: source)
  }

  package static var empty: Grid { Grid(EmptyGrid()) }

  /// Returns a copy that remembers items it was asked for; only one thread may use the copy.
  package func remembering() -> Grid {
    var grid = self
    grid.memory = ItemMemory()
    return grid
  }
}

// MARK: - Items that may be current

extension Grid {
  /// Only the matches may be current, which are places in `whole`, or in a flat list.
  ///
  /// Two flags spare a pass over the matches: `isInEachSection`, and `isInOrder` if sections stand
  /// in the order of the data and each shows some. `isShown`: matches are places in what is shown.
  package func offering(
    _ matches: Matches, of whole: Grid?, isInEachSection: Bool = false,
    isInOrder: Bool = false, isShown: Bool = false
  ) -> Grid {
    var grid = self
    grid.offer = Offer(
      matches, of: whole?.shape, in: shape, isInEachSection: isInEachSection,
      isInOrder: isInOrder, isShown: isShown)
    return grid
  }

  /// Returns true if the place may be current, whether or not it holds an item.
  package func offers(_ position: Position) -> Bool {
    offer == nil || offeredID(at: position) != nil
  }

  /// The place of an item among those of a list that may be current, and the number of these.
  func ordinal(of position: Position, in list: FlowedShape) -> (place: Int, count: Int) {
    let place = list.place(of: position)
    guard let sections = offer?.sections, list.columnCount == 1 else { return (place, list.count) }
    return ((0..<sections.count).partitionPoint { sections.section($0) < place }, sections.count)
  }

  package var offersAnything: Bool { offer?.sections.map { $0.count > 0 } ?? true }

  package func offersSection(_ section: Int) -> Bool {
    offer?.sections == nil || self.section(from: section, going: 1) == section
  }

  /// The nearest section from this one on that may be current, backwards if `direction` < 0.
  package func section(from section: Int, going direction: Int) -> Int? {
    guard let sections = offer?.sections else {
      return (0..<sectionCount).contains(section) ? section : nil
    }
    let place = (0..<sections.count).partitionPoint {
      direction < 0 ? sections.section($0) <= section : sections.section($0) < section
    }
    let found = direction < 0 ? place - 1 : place
    return (0..<sections.count).contains(found) ? sections.section(found) : nil
  }

  /// The last item of a short row, or the nearest match, the earlier of two (rules P1, F4).
  package func index(nearest asked: Int, inSection section: Int) -> Int {
    let count = itemCount(inSection: section)
    // Passing through an empty section must not scroll the columns back and forth.
    let last = max(0, (count > 0 ? count : columnCount) - 1)
    let index = min(max(asked, 0), last)
    guard let offer, offersSection(section) else { return index }
    let found = self.index(nearest: index, inSection: section, upTo: min(last, Self.triedPlaces))
    if let found { return found }
    return offeredIndex(nearest: index, inSection: section, offer)
      ?? self.index(nearest: index, inSection: section, upTo: last) ?? index
  }

  /// This many places are tried one by one before the matches are searched.
  static let triedPlaces = 64

  private func index(nearest index: Int, inSection section: Int, upTo distance: Int) -> Int? {
    for distance in 0...distance {
      for near in [index - distance, index + distance]
      where near >= 0 && near < itemCount(inSection: section) {
        if offers(Position(section: section, index: near)) { return near }
      }
    }
    return nil
  }

  /// To the next match or beyond the end, by bisection; nil in another order than the data's.
  func distance(from position: Position, going direction: Int) -> Int? {
    guard let offer, offer.keepsItems,
      let place = id(at: position).flatMap({ offer.whole?.position(of: $0) }),
      let near = offer.neighbours(
        of: Position(section: place.section, index: place.index + max(0, direction)))
    else { return nil }
    let next = near.first { ($0.index - place.index) * direction > 0 }
    let end = direction > 0 ? itemCount(inSection: position.section) : -1
    return abs((next?.index ?? end) - position.index)
  }

  /// Returns the nearest match, by bisection; nil if the items are not in the order of the data.
  private func offeredIndex(nearest index: Int, inSection section: Int, _ offer: Offer) -> Int? {
    guard
      let place = id(at: Position(section: section, index: index)).flatMap({
        offer.whole?.position(of: $0)
      }),
      let neighbours = offer.neighbours(of: place)
    else { return nil }
    let shown = neighbours.compactMap { offer.whole?.id(at: $0).flatMap(position) }
    // In another order the next item of the data may be shown far away.
    guard zip(neighbours, shown).allSatisfy({ $0.index - place.index == $1.index - index }) else {
      return nil
    }
    return shown.map(\.index).min { abs($0 - index) < abs($1 - index) }
  }
}

// MARK: - Another view of the same data

extension Grid {
  /// Returns the grid with these columns, each at most once; nil stands for all columns.
  package func showing(_ columns: [Int]?) -> Grid {
    guard let columns else { return self }
    return Grid(shape: RecolumnedShape(shape, columns: columns), store: store)
  }

  /// Returns the grid with its sections in this order, perhaps only some of them.
  package func linedUp(_ sections: any Lineup) -> Grid {
    Grid(shape: LinedUpShape(shape, sections: sections), store: store)
  }

  /// Returns only these items, packed in each section, without the sections that have none.
  package func packed(_ cells: CellSelection) -> Grid {
    Grid(shape: PackedShape(shape, cells: cells), store: store)
  }

  /// Returns the grid with its sections and records in these orders; nil is that of the data.
  func reordered(by orders: ShownOrders?) -> Grid {
    guard let orders else { return self }
    let shape: any GridShape = orders.records.map { SortedGroups(self.shape, by: $0) } ?? self.shape
    let grid = Grid(shape: shape, store: store)
    return orders.sections.map(grid.linedUp) ?? grid
  }
}

// MARK: - What the data says

extension Grid {
  /// True if each section is a record, whose items are its fields (rule P11).
  package var sectionsAreRecords: Bool { shape.sectionsAreRecords }
  package var titleColumn: Int? { shape.titleColumn }
  package var frozenCount: Int { shape.frozenCount }
  package var valueName: String? { shape.valueName }
  package var isCostly: Bool { store.isCostly }
  package var isSearchedByProgram: Bool { store.isSearchedByProgram }
  package var recordsAreLines: Bool { store.recordsAreLines }
  package var itemsStandAlone: Bool { store.itemsStandAlone }
  package var fieldSeparator: [UInt8] { store.fieldSeparator }
  package var recordReading: (any RecordReading)? { shape as? any RecordReading }
  package var wholeRecordReading: (any WholeRecordReading)? { shape as? any WholeRecordReading }
  /// True if an item's id has the numbers of its place.
  var isDirect: Bool { shape is any DirectShape }
  /// The flow of a list into columns; nil for other data.
  var flow: FlowedShape? { shape as? FlowedShape }
  package var list: (any ItemList)? { store as? any ItemList }

  package func sectionKey(_ section: Int) -> [UInt8]? { shape.sectionKey(section) }
  package func column(named name: [UInt8]) -> Int? { shape.column(named: name) }
  package func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { store.item(at: id, extent) }
  package func value(at id: ItemID) -> [UInt8] { store.value(at: id) }
  package func record(at id: ItemID) -> [UInt8] { store.record(at: id) }
  package func json(at id: ItemID) -> [UInt8]? { store.json(at: id) }
  package func hasField(at id: ItemID) -> Bool { store.hasField(at: id) }
  package func recordNumber(of id: ItemID) -> Int? { store.recordNumber(of: id) }
}

// MARK: - Shape and items

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

  package func style(ofSection section: Int) -> AskedStyle? { shape.style(ofSection: section) }

  package func id(at position: Position) -> ItemID? { shape.id(at: position) }

  /// The other grid's section with the first item that both show; nil if they share none.
  package func section(_ section: Int, in other: Grid) -> Int? {
    (0..<itemCount(inSection: section)).lazy
      .compactMap { id(at: Position(section: section, index: $0)) }
      .compactMap { other.position(of: $0)?.section }.first
  }

  package func position(of id: ItemID) -> Position? { shape.position(of: id) }

  /// Returns the item at a place inside the grid; nil if the slot is empty.
  package func item(at position: Position) -> GridItem? {
    guard let id = id(at: position) else { return nil }
    guard let memory else { return store.item(at: id) }
    return memory.item(at: id, shownAt: position, in: store)
  }

  /// True for an item, and for a field of a record, even an empty one (rules P2, P11).
  package func canBeCurrent(_ position: Position) -> Bool {
    offeredID(at: position).map { shape.sectionsAreRecords || store.hasItem(at: $0) } ?? false
  }

  /// Returns true if the place holds an item that may be current; false beyond the section's end.
  package func hasItem(at position: Position) -> Bool {
    offeredID(at: position).map(store.hasItem) ?? false
  }

  private func offeredID(at position: Position) -> ItemID? {
    guard position.index < itemCount(inSection: position.section), let id = id(at: position)
    else { return nil }
    return offer?.contains(id) == false ? nil : id
  }

  package func firstPlace(ofSection section: Int) -> Position? {
    (0..<itemCount(inSection: section)).lazy.map { Position(section: section, index: $0) }
      .first(where: canBeCurrent)
  }

  /// The table whose columns give the fields of an item their names (rule X1).
  package var fieldTable: Grid { store.recordTable ?? self }

  package var isList: Bool { store is any ItemList }

  /// The place as programs read and write it: a list is one section, however it is flowed.
  package func dataPlace(of id: ItemID) -> Position? {
    isList ? Position(section: 0, index: id.index) : position(of: id)
  }

  /// Returns the item at a place in the data, or at the nearest place that there is.
  func nearestID(to place: Position) -> ItemID? {
    if let list = store as? any ItemList {
      return ItemID(ofList: max(0, min(place.index, list.count - 1)))
    }
    let section = max(0, min(place.section, sectionCount - 1))
    return id(
      at: Position(
        section: section, index: max(0, min(place.index, itemCount(inSection: section) - 1))))
  }

  package func value(at position: Position) -> [UInt8] {
    id(at: position).map(store.value) ?? []
  }

  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    id(at: position).map { store.beginning(ofValueAt: $0, count: count) } ?? []
  }

  package func words(at position: Position, for purpose: ItemWords) -> String? {
    id(at: position).flatMap { store.words(at: $0, for: purpose) }
  }

  package func identity(at position: Position) -> [UInt8]? {
    id(at: position).flatMap(store.identity)
  }
}
