import GridpickCore

/// The options `--select-1` and `--exit-0`, which decide before anything is shown.
package struct EarlyChoice: Equatable, Sendable {
  package enum Decision: Equatable, Sendable {
    case pick(ItemID)
    /// There is nothing to pick: the program ends without a message.
    case nothing
    case show
    /// The data that is still to come decides.
    case undecided
  }

  package var picksOnlyItem = false
  package var endsWhenEmpty = false

  package init() {}

  /// Looks for no more items than it needs, because it is asked often, about a grid of any size.
  package func decision(
    on content: Grid, of unit: MarkUnit = .item, isComplete: Bool
  ) -> Decision {
    guard picksOnlyItem || endsWhenEmpty else { return .show }
    var only: ItemID?
    for section in 0..<content.sectionCount {
      for index in 0..<content.itemCount(inSection: section) {
        let position = Position(section: section, index: index)
        let isThere =
          unit == .section ? content.canBeCurrent(position) : content.hasItem(at: position)
        guard isThere else { continue }
        if only != nil || !picksOnlyItem { return .show }
        only = content.id(at: position)
        if unit == .section { break }
      }
    }
    return decision(only, isComplete: isComplete)
  }

  package func decision(on findings: Findings, isComplete: Bool) -> Decision {
    guard picksOnlyItem || endsWhenEmpty else { return .show }
    if findings.count > (picksOnlyItem ? 1 : 0) { return .show }
    return decision(findings.best, isComplete: isComplete)
  }

  private func decision(_ only: ItemID?, isComplete: Bool) -> Decision {
    guard isComplete else { return .undecided }
    if let only { return .pick(only) }
    return endsWhenEmpty ? .nothing : .show
  }
}

/// The words that an option may choose from, used by its parser, help and completion.
struct Choice<Element: Sendable>: Sendable {
  /// The rows, which are made when asked for and not at every start.
  private let rows: @Sendable () -> [(word: String, element: Element)]

  init(_ rows: @escaping @Sendable () -> [(word: String, element: Element)]) {
    self.rows = rows
  }

  var words: [String] { rows().map(\.word) }

  var values: OptionValues { .words(OptionWords(rows().map(\.word))) }

  func element(called word: String) throws(OptionRow.ValueError) -> Element {
    let rows = rows()
    guard let row = rows.first(where: { $0.word == word }) else {
      throw .choice(word, among: rows.map(\.word))
    }
    return row.element
  }
}

extension Choice where Element: CaseIterable & RawRepresentable<String> {
  static func one(of type: Element.Type) -> Choice {
    Choice { Element.allCases.map { ($0.rawValue, $0) } }
  }
}

extension Choice {
  /// A choice between the cases of an enum of words, and a word that leaves the choice open.
  static func one<Word: CaseIterable & RawRepresentable<String> & Sendable>(
    of type: Word.Type, or open: String
  ) -> Choice where Element == Word? {
    Choice { Word.allCases.map { ($0.rawValue, $0) } + [(open, nil)] }
  }
}
