extension Grid {
  /// Where an item of an older grid is now: nil where it is gone (rule P8).
  package func position(of position: Position, in old: Grid) -> Position? {
    let section = section(identifiedBy: old.identity(ofSection: position.section))
    guard let identity = old.identity(at: position) else {
      return section.flatMap { self.position(likeItem: position, of: old, inSection: $0) }
    }
    return self.position(of: identity, near: position, inSection: section)
  }

  /// Where an item of an older grid is now whose whole record is the same; the nearest of several.
  package func position(ofRecordLike position: Position, in old: Grid) -> Position? {
    guard let record = old.id(at: position).map(old.store.record) else { return nil }
    let section = Outwards(from: position.section, below: sectionCount)
      .prefix(ItemIdentity.searchedCount)
      .first { section in
        let place = Position(section: section, index: position.index)
        guard place.index < itemCount(inSection: section), let id = id(at: place) else {
          return false
        }
        return store.record(at: id) == record
      }
    return section.flatMap { self.position(likeItem: position, of: old, inSection: $0) }
  }

  /// By its column's title, or where that has none by its number.
  private func position(
    likeItem position: Position, of old: Grid, inSection section: Int
  ) -> Position? {
    let count = itemCount(inSection: section)
    guard let title = old.columnTitle(position.index) else {
      return position.index < count ? Position(section: section, index: position.index) : nil
    }
    return Outwards(from: position.index, below: count).prefix(ItemIdentity.searchedCount)
      .first { columnTitle($0) == title }
      .map { Position(section: section, index: $0) }
  }

  /// First in the same place, then in the same section, then in the others, the nearest first.
  private func position(
    of identity: [UInt8], near position: Position, inSection section: Int?
  ) -> Position? {
    var left = ItemIdentity.searchedCount
    let isNear =
      position.section < sectionCount
      && position.index < itemCount(inSection: position.section)
    if isNear, self.identity(at: position) == identity { return position }
    if let section, let index = index(of: identity, near: position.index, in: section, &left) {
      return Position(section: section, index: index)
    }
    for other in Outwards(from: position.section, below: sectionCount) where other != section {
      guard left > 0 else { return nil }
      // An empty section takes its time too.
      left -= 1
      if let index = index(of: identity, near: position.index, in: other, &left) {
        return Position(section: other, index: index)
      }
    }
    return nil
  }

  private func index(
    of identity: [UInt8], near index: Int, in section: Int, _ left: inout Int
  ) -> Int? {
    for index in Outwards(from: index, below: itemCount(inSection: section)) {
      guard left > 0 else { return nil }
      left -= 1
      if self.identity(at: Position(section: section, index: index)) == identity { return index }
    }
    return nil
  }
}

extension ItemList {
  /// Where an item of an older list is now: nil where it is gone (rule P8).
  package func index(of index: Int, in old: any ItemList) -> Int? {
    guard let identity = old.identity(at: ItemID(ofList: index)) else {
      return index < count ? index : nil
    }
    return Outwards(from: index, below: count).prefix(ItemIdentity.searchedCount)
      .first { self.identity(at: ItemID(ofList: $0)) == identity }
  }
}

/// How far an item is looked for.
private enum ItemIdentity {
  /// So many items are asked for theirs within a frame.
  static let searchedCount = 10_000
}
