/// The layout of one screen: a pager for the sections, and a pager for the items of each section.
package struct Pagers {
  package let section: Pager
  private let items: (Int) -> Pager

  /// Creates pagers for sections whose items all lie alike.
  package init(section: Pager, item: Pager) {
    self.init(section: section) { _ in item }
  }

  package init(section: Pager, items: @escaping (Int) -> Pager) {
    self.section = section
    self.items = items
  }

  package func item(in section: Int) -> Pager { items(section) }

  package subscript(axis: GridAxis, at position: Position) -> Pager {
    switch axis {
    case .section: section
    case .item: item(in: position.section)
    }
  }
}
