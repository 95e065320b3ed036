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
