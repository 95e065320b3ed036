/// The letters that lead to each item in view.
///
/// An axis with one place in view has no letters; if both axes have one, a label has one letter.
package struct JumpLabels {
  /// The letters, the easiest to type first.
  private static let alphabet = Array("asdfghjklqwertyuiopzxcvbnm")

  /// The labels of the places in view with room for one, whether or not they hold an item.
  package private(set) var places: [Position: String] = [:]

  package init(of content: Grid, _ placement: Placement, at offsets: Offsets) {
    let panes = placement.panes(at: offsets)
    let body = panes.body
    let areRows = placement.gridAxis(along: .vertical) == .section
    let view = areRows ? body.lines : body.columns
    let sections = placement.visibleSections(at: offsets)
      .clamped(to: 0..<(panes.isTooSmall ? 0 : content.sectionCount))
      .filter { !placement.cells(of: $0, offsets: offsets).clamped(to: view).isEmpty }
    let items = sections.map { placement.items(in: $0, offsets: offsets).placesInView }
    let mostItems = items.map(\.count).max() ?? 0
    let columns = Self.letterCount(of: areRows ? mostItems : sections.count)
    let rows = max(Self.letterCount(of: areRows ? sections.count : mostItems), columns == 0 ? 1 : 0)
    for (sectionNumber, (section, items)) in zip(sections, items).enumerated() {
      let span = placement.cells(of: section, offsets: offsets)
      for (itemNumber, item) in items.enumerated() {
        let room = areRows ? item.seen : span.clamped(to: body.columns)
        guard room.count >= rows + columns else { continue }
        places[Position(section: section, index: item.index)] =
          Self.letters(of: areRows ? sectionNumber : itemNumber, count: rows)
          + Self.letters(of: areRows ? itemNumber : sectionNumber, count: columns)
      }
    }
  }

  private static func letterCount(of pages: Int) -> Int {
    var (letters, most) = (0, 1)
    while most < pages {
      letters += 1
      most *= alphabet.count
    }
    return letters
  }

  private static func letters(of number: Int, count: Int) -> String {
    var (rest, letters) = (number, "")
    for _ in 0..<count {
      letters = String(alphabet[rest % alphabet.count]) + letters
      rest /= alphabet.count
    }
    return letters
  }
}
