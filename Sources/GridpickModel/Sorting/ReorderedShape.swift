/// The shape of a grid whose sections stand in another order.
package struct ReorderedShape: DerivedShape {
  package let base: any GridShape
  private let order: Permutation

  package init(_ base: any GridShape, by order: Permutation) {
    self.base = base
    self.order = order
  }

  package func baseSection(_ section: Int) -> Int { order[section] }

  package var sectionCount: Int { base.sectionCount }
  package var columnCount: Int { base.columnCount }

  package func itemCount(inSection section: Int) -> Int {
    base.itemCount(inSection: order[section])
  }

  package func id(at position: Position) -> ItemID? {
    base.id(at: Position(section: order[position.section], index: position.index))
  }

  package func position(of id: ItemID) -> Position? {
    base.position(of: id).map {
      Position(section: order.place(of: $0.section), index: $0.index)
    }
  }
}
