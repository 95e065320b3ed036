import GridpickCore
import GridpickTerminal

/// An option: its spelling, its help, and the settings that it changes.
package struct OptionRow: Sendable {
  typealias Change = @Sendable (inout CommandOptions, SystemText) throws -> Void

  package let name: String
  package let letter: Character?
  package let argument: String?
  /// True if the value may be missing; the value is then empty.
  package let isOptional: Bool
  package let values: OptionValues
  /// The help, which is made when needed and not at every start.
  private let words: @Sendable () -> String
  /// Throws only a `ValueError`.
  private let change: Change

  package var help: String { words() }

  package func set(
    _ options: inout CommandOptions, _ value: SystemText
  ) throws(ValueError) {
    do {
      try change(&options, value)
    } catch let error as ValueError {
      throw error.advised
    } catch {
      preconditionFailure("--\(name): \(error)")
    }
  }

  init(
    _ name: String, letter: Character? = nil, takes argument: String?, isOptional: Bool = false,
    values: OptionValues = .free, _ help: @escaping @autoclosure @Sendable () -> String,
    _ change: @escaping Change
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.isOptional = isOptional
    self.values = values
    words = help
    self.change = change
  }

  /// Creates an option whose value is a word of a choice; the help ends with these words.
  init<Element: Sendable>(
    _ name: String, letter: Character? = nil, takes argument: String, _ choice: Choice<Element>,
    _ help: String = "", _ set: @escaping @Sendable (inout CommandOptions, Element) -> Void
  ) {
    self.init(
      name, letter: letter, takes: argument, values: choice.values,
      help + choice.words.joined(separator: ", ")
    ) { set(&$0, try choice.element(called: $1.text)) }
  }

  /// Returns an option without a value.
  static func flag(
    _ name: String, letter: Character? = nil, _ help: String,
    _ set: @escaping @Sendable (inout CommandOptions) -> Void
  ) -> OptionRow {
    OptionRow(name, letter: letter, takes: nil, help) { options, _ in set(&options) }
  }
}

/// The words that an option may choose from, used by its parser, help and completion.
struct Choice<Element: Sendable>: Sendable {
  /// The rows, which are made when needed and not at every start.
  let rows: @Sendable () -> [(word: String, element: Element)]

  var words: [String] { rows().map(\.word) }

  var values: OptionValues { .words(OptionWords(rows().map(\.word))) }

  func element(called word: String) throws(ValueError) -> Element {
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
