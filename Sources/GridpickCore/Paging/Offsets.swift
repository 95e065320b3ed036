/// The offsets of the view: along the sections, and within each section.
package struct Offsets {
  package let section: Int
  /// The section of the position; the offset of its items says how far a banner is scrolled away.
  package let current: Int
  private let items: (Int) -> Int

  /// Creates offsets with which all sections are scrolled alike.
  package init(section: Int, item: Int) {
    self.init(section: section, current: 0) { _ in item }
  }

  package init(section: Int, current: Int, items: @escaping (Int) -> Int) {
    self.section = section
    self.current = current
    self.items = items
  }

  package func item(in section: Int) -> Int { items(section) }
}
