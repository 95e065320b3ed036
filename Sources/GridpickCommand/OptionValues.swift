/// What may stand for an option's value, as far as that is known: what a shell completes it by.
package enum OptionValues: Sendable {
  /// A number, a text: nobody knows.
  case free
  case file
  /// A line for the shell.
  case command
  /// The title of a column of the input, or as many as one likes where a sign parts them; a word may stand behind a
  /// title and a colon.
  case titles(separator: Character? = nil, behindColon: String = "")
  case words(OptionWords)
}

/// Words that a value is made of.
package struct OptionWords: Sendable {
  /// Made where they are asked for, and not at every start.
  private let makeFirst: @Sendable () -> [String]
  private let makeNext: @Sendable () -> [String]
  /// What parts them, where there may be several.
  package let separators: String
  /// Behind which of a part stand words of another kind.
  package let signs: String

  /// What a part begins with.
  package var first: [String] { makeFirst() }
  /// What stands behind a sign.
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
