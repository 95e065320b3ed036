import GridpickBisection

/// What there is to pick from: items, and how they are shown.
///
/// Places of what is shown (`Position`) and of the data (`ItemID`) are told apart by their types; asked
/// by either, it answers the same.
package struct Grid {
  package let shape: any GridShape
  package let store: any ItemStore
  /// What was seen lately; nil where nothing is remembered.
  private var memory: ItemMemory?
  /// What of it may be current; nil is all.
  private var offer: Offer?

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

// MARK: - What may be current

extension Grid {
  /// The same, of which these alone may be current, by their places in the data as it lies; nil is a flat
  /// list.
  ///
  /// Where it is known that each section has some, or that sections stand as they lie and each that has any
  /// shows some, they need not be looked for.
  package func offering(
    _ matches: Matches, of whole: (any GridShape)?, isInEachSection: Bool = false,
    isInOrder: Bool = false
  ) -> Grid {
    var grid = self
    grid.offer = Offer(
      matches, of: whole, in: shape, isInEachSection: isInEachSection, isInOrder: isInOrder)
    return grid
  }

  /// Whether what lies at a place may be current, if there is anything.
  package func offers(_ position: Position) -> Bool {
    guard let offer else { return true }
    return id(at: position).map(offer.contains) ?? false
  }

  /// Whether one can be anywhere.
  package var offersAnything: Bool { offer?.sections.map { $0.count > 0 } ?? true }

  /// Whether one can be in a section at all.
  package func offersSection(_ section: Int) -> Bool {
    offer?.sections == nil || self.section(from: section, going: 1) == section
  }

  /// The first section from one on that one can be in, this one or a later one, or with a minus an earlier
  /// one; nil where there is none that way.
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

  /// Where in a section one is, when an index is asked for: the last item of a short row (rule P1), and of
  /// what may be current the nearest, of two as near the earlier (rule F4).
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

  /// So many places are tried before they are looked for by what matches.
  private static let triedPlaces = 64

  private func index(nearest index: Int, inSection section: Int, upTo distance: Int) -> Int? {
    for distance in 0...distance {
      for near in [index - distance, index + distance]
      where near >= 0 && near < itemCount(inSection: section) {
        if offers(Position(section: section, index: near)) { return near }
      }
    }
    return nil
  }

  /// By bisection, where items stand in the order of the data; nil where they do not.
  private func offeredIndex(nearest index: Int, inSection section: Int, _ offer: Offer) -> Int? {
    guard
      let place = id(at: Position(section: section, index: index)).flatMap({
        offer.whole?.position(of: $0)
      }),
      let neighbours = offer.neighbours(of: place)
    else { return nil }
    let shown = neighbours.compactMap { offer.whole?.id(at: $0).flatMap(position) }
    // In another order what is next in the data may be far away.
    guard zip(neighbours, shown).allSatisfy({ $0.index - place.index == $1.index - index }) else {
      return nil
    }
    return shown.map(\.index).min { abs($0 - index) < abs($1 - index) }
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

  package func style(ofSection section: Int) -> AskedStyle? { shape.style(ofSection: section) }

  package func id(at position: Position) -> ItemID? { shape.id(at: position) }

  /// Where a section stands in another grid of the same items, by the first that both show; nil where none is.
  package func section(_ section: Int, in other: Grid) -> Int? {
    (0..<itemCount(inSection: section)).lazy
      .compactMap { id(at: Position(section: section, index: $0)) }
      .compactMap { other.position(of: $0)?.section }.first
  }

  package func position(of id: ItemID) -> Position? { shape.position(of: id) }

  /// What lies at a place inside; nil is an empty slot.
  package func item(at position: Position) -> GridItem? {
    guard let id = id(at: position) else { return nil }
    guard let memory else { return store.item(at: id) }
    return memory.item(at: id, shownAt: position, in: store)
  }

  /// Whether there is something to pick, and it may be; also at an index beyond the section's end.
  package func hasItem(at position: Position) -> Bool {
    guard position.index < itemCount(inSection: position.section), let id = id(at: position),
      offer?.contains(id) ?? true
    else { return false }
    return store.hasItem(at: id)
  }

  /// Where the first lies that there is to pick in a section; nil where there is none.
  package func firstItem(ofSection section: Int) -> Position? {
    (0..<itemCount(inSection: section)).lazy.map { Position(section: section, index: $0) }
      .first(where: hasItem)
  }

  package func value(at position: Position) -> [UInt8] {
    id(at: position).map(store.value) ?? []
  }

  /// No more than so many bytes of it.
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
