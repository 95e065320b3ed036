import GridpickModel

/// What one screen's worth of layout tells the controller: a pager for the sections, and one for the
/// items of each of them.
package struct Pagers {
  package let section: Pager
  private let items: (Int) -> Pager

  /// The items of all sections lie alike.
  package init(section: Pager, item: Pager) {
    self.init(section: section) { _ in item }
  }

  package init(section: Pager, items: @escaping (Int) -> Pager) {
    self.section = section
    self.items = items
  }

  package func item(in section: Int) -> Pager { items(section) }

  /// The pager of an axis, as seen from a position.
  package subscript(axis: GridAxis, at position: Position) -> Pager {
    switch axis {
    case .section: section
    case .item: item(in: position.section)
    }
  }
}
