/// The values that an option may have, as far as they are known, for the completion by a shell.
package enum OptionValues: Sendable {
  /// A value that nobody can know beforehand, such as a number or a text.
  case free
  case file
  case command
  /// Titles of columns, several with a separator; `behindColon` may follow a title and a colon.
  case titles(separator: Character? = nil, behindColon: String = "")
  case words(OptionWords)
}

package struct OptionWords: Sendable {
  /// The words are made when asked for, and not at every start.
  private let makeFirst: @Sendable () -> [String]
  private let makeNext: @Sendable () -> [String]
  /// The characters that separate words; empty if the value is a single word.
  package let separators: String
  /// The characters in a part that are followed by words of another kind.
  package let signs: String

  /// The words with which a part may begin.
  package var first: [String] { makeFirst() }
  /// The words that may follow a sign.
  package var next: [String] { makeNext() }

  init(
    _ first: @escaping @autoclosure @Sendable () -> [String], separators: String = "",
    signs: String = "", next: @escaping @autoclosure @Sendable () -> [String] = []
  ) {
    makeFirst = first
    self.separators = separators
    self.signs = signs
    makeNext = next
  }
}
