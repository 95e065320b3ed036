/// A shape that reorders the sections of its base; some sections may be left out.
package struct LinedUpShape: DerivedShape {
  package let base: any GridShape
  private let sections: any Lineup

  package init(_ base: any GridShape, sections: any Lineup) {
    self.base = base
    self.sections = sections
  }

  package func baseSection(_ section: Int) -> Int { sections.member(at: section) ?? section }

  package var sectionCount: Int { sections.count(of: base.sectionCount) }
  package var columnCount: Int { base.columnCount }

  package func itemCount(inSection section: Int) -> Int {
    base.itemCount(inSection: baseSection(section))
  }

  package func id(at position: Position) -> ItemID? {
    base.id(at: Position(section: baseSection(position.section), index: position.index))
  }

  package func position(of id: ItemID) -> Position? {
    guard let own = base.position(of: id), let place = sections.place(ofMember: own.section)
    else { return nil }
    return Position(section: place, index: own.index)
  }
}
