extension Selection {
  package func members(by order: Permutation?) -> [UInt32] {
    order.map { ordered(by: $0).members } ?? members
  }
}

extension CellSelection {
  /// Returns at most `most` items, with the sections in the given order; nil keeps their order.
  package func ids(
    in whole: Grid, by order: Permutation?, upTo most: Int = .max
  ) -> [ItemID] {
    var places = Array(sections.indices)
    if let order {
      places.sort { order.place(of: Int(sections[$0])) < order.place(of: Int(sections[$1])) }
    }
    var ids: [ItemID] = []
    for place in places where ids.count < most {
      let section = Int(sections[place])
      ids += indexes(ofSectionAt: place).prefix(most - ids.count).compactMap {
        whole.id(at: Position(section: section, index: Int($0)))
      }
    }
    return ids
  }
}
