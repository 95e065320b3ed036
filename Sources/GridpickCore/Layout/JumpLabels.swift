/// The letters that lead to each item in view; an axis with one place has none, unless both do.
package struct JumpLabels {
  /// The letters, the easiest to type first.
  private static let alphabet = Array("asdfghjklqwertyuiopzxcvbnm")

  package let letters: (row: Int, column: Int)
  private let sectionsAreRows: Bool
  private let isLinked: Bool
  private var ofSections: [Int: String] = [:]
  /// The letters of the items in view by section; if sections are linked, of the first one alone.
  private var ofItems: [[Int: String]] = []
  private let sections: Range<Int>

  package init(of content: Grid, _ placement: Placement, at offsets: Offsets) {
    let panes = placement.panes(at: offsets)
    let body = panes.body
    let vertical = placement.gridAxis(along: .vertical)
    let sections =
      panes.isTooSmall ? 0..<0 : Self.sections(of: content, placement, at: offsets, in: body)
    let placed = (placement.itemsAreLinked ? sections.prefix(1) : sections).map {
      placement.items(in: $0, offsets: offsets).placesInView
    }
    let count = PerAxis(section: sections.count, item: placed.map(\.count).max() ?? 0)
    let other: GridAxis = vertical == .section ? .item : .section
    let column = Self.letterCount(of: count[other])
    letters = (max(Self.letterCount(of: count[vertical]), column == 0 ? 1 : 0), column)
    sectionsAreRows = vertical == .section
    isLinked = placement.itemsAreLinked
    self.sections = sections
    let width = letters.row + letters.column
    let sectionLetters = sectionsAreRows ? letters.row : letters.column
    for (number, section) in sections.enumerated() {
      let span = placement.cells(of: section, offsets: offsets)
      guard sectionsAreRows || span.clamped(to: body.columns).count >= width else { continue }
      ofSections[section] = Self.letters(of: number, count: sectionLetters)
    }
    for places in placed {
      var codes: [Int: String] = [:]
      for (number, place) in places.enumerated()
      where !sectionsAreRows || place.seen.count >= width {
        codes[place.index] = Self.letters(of: number, count: width - sectionLetters)
      }
      ofItems.append(codes)
    }
  }

  /// Returns the label of a place in view; nil if the place is not in view or has no room for it.
  package func label(of position: Position) -> String? {
    guard let section = ofSections[position.section],
      let item = items(of: position.section)[position.index]
    else { return nil }
    return sectionsAreRows ? section + item : item + section
  }

  /// The places in view that have a label, whether or not they hold an item.
  package var places: [(position: Position, label: String)] {
    sections.flatMap { section in
      items(of: section).keys.compactMap { index in
        let position = Position(section: section, index: index)
        return label(of: position).map { (position, $0) }
      }
    }
  }

  private func items(of section: Int) -> [Int: String] {
    ofItems[isLinked ? 0 : section - sections.lowerBound]
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

  private static func sections(
    of content: Grid, _ placement: Placement, at offsets: Offsets, in body: ScreenRect
  ) -> Range<Int> {
    let isDown = placement.gridAxis(along: .vertical) == .section
    let view = isDown ? body.lines : body.columns
    func isSeen(_ section: Int) -> Bool {
      !placement.cells(of: section, offsets: offsets).clamped(to: view).isEmpty
    }
    let sections = placement.visibleSections(at: offsets).clamped(to: 0..<content.sectionCount)
    guard let first = sections.first(where: isSeen), let last = sections.last(where: isSeen) else {
      return 0..<0
    }
    return first..<last + 1
  }
}
