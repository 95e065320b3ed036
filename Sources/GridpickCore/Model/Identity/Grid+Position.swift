extension Grid {
  /// Returns the present position of an item of an older grid; nil if the item is gone (rule P8).
  package func position(of position: Position, in old: Grid) -> Position? {
    let section = section(identifiedBy: old.identity(ofSection: position.section))
    guard let identity = old.identity(at: position) else {
      return section.flatMap { self.position(likeItem: position, of: old, inSection: $0) }
    }
    return self.position(of: identity, near: position, inSection: section)
  }

  /// Returns the position of an older grid's item in the nearest section with the same record.
  package func position(ofRecordLike position: Position, in old: Grid) -> Position? {
    guard let record = old.id(at: position).map(old.source.record) else { return nil }
    let section = Outwards(from: position.section, below: sectionCount)
      .prefix(ItemIdentity.searchedCount)
      .first { section in
        let place = Position(section: section, index: position.index)
        guard place.index < itemCount(inSection: section), let id = id(at: place) else {
          return false
        }
        return source.record(at: id) == record
      }
    return section.flatMap { self.position(likeItem: position, of: old, inSection: $0) }
  }

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

  /// Searches the same position, then the same section, then the other sections, nearest first.
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
      // Reading an empty section takes time too.
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
  /// Nil if gone (rule P8); without an id it is the nearest item with the same record.
  package func index(of index: Int, in old: any ItemList) -> Int? {
    let id = ItemID(ofList: index)
    let identity = old.identity(at: id)
    let record = identity == nil ? old.record(at: id) : nil
    return Outwards(from: index, below: count).prefix(ItemIdentity.searchedCount).first {
      let id = ItemID(ofList: $0)
      let other = self.identity(at: id)
      return other == identity && (record == nil || self.record(at: id) == record)
    }
  }
}

private enum ItemIdentity {
  /// The number of items whose identity can be read within one frame.
  static let searchedCount = 10_000
}
