import GridpickSystem

/// One option: how it is written, what help says of it, and what it sets.
///
/// A value is bytes; an option that wants words asks for its `text`.
package struct OptionRow: Sendable {
  package typealias Set = @Sendable (inout CommandOptions, SystemText) throws(ValueError) -> Void

  package let name: String
  package let letter: Character?
  /// What stands for its value in the help; nil where it takes none.
  package let argument: String?
  /// Whether the value may be missing, and is empty then.
  package let isOptional: Bool
  /// What may stand for its value.
  package let values: OptionValues
  /// Put together where it is asked for, and not at every start.
  private let words: @Sendable () -> String
  package let set: Set

  package var help: String { words() }

  /// A value that the option cannot take.
  package struct ValueError: Error {
    private let reason: String
    private let isWhole: Bool

    /// What it would take, as a short phrase: `two numbers, as in 1,2`.
    init(expected: String) {
      reason = expected
      isWhole = true
    }

    /// The one of several words that was meant, if it is like one, or else all of them.
    static func choice(_ word: String, among words: [String]) -> ValueError {
      guard let nearest = words.nearest(to: word) else {
        return ValueError(expected: OptionTable.oneOf(words))
      }
      return ValueError(part: "'\(word)': did you mean \(nearest)?")
    }

    /// What is wrong with a part of it.
    init(part reason: String) {
      self.reason = reason
      isWhole = false
    }

    /// A word in it is none of those that there are; the nearest of them is named, or what there is.
    static func unknown(
      _ kind: String, _ word: String, among words: [String], expected: String
    ) -> ValueError {
      let nearest = words.nearest(to: word).map { "did you mean '\($0)'?" }
      return ValueError(part: "'\(word)' is not \(kind); \(nearest ?? "say \(expected)")")
    }

    func message(for value: SystemText) -> String {
      isWhole ? "'\(value.text)' is not \(reason)" : reason
    }
  }

  /// An option with a value.
  init(
    _ name: String, letter: Character? = nil, takes argument: String, isOptional: Bool = false,
    values: OptionValues = .free, _ help: @escaping @autoclosure @Sendable () -> String,
    _ set: @escaping Set
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.isOptional = isOptional
    self.values = values
    words = help
    self.set = set
  }

  /// An option whose value is one of some words, which the help names behind what it says.
  init<Element: Sendable>(
    _ name: String, letter: Character? = nil, takes argument: String, _ choice: Choice<Element>,
    _ help: String = "", _ set: @escaping @Sendable (inout CommandOptions, Element) -> Void
  ) {
    self.init(
      name, letter: letter, takes: argument, values: choice.values,
      help + OptionTable.names(choice.words)
    ) { (options, value) throws(ValueError) in
      set(&options, try choice.element(called: value.text))
    }
  }

  /// An option that is there or not.
  init(
    flag name: String, letter: Character? = nil,
    _ help: @escaping @autoclosure @Sendable () -> String,
    _ set: @escaping @Sendable (inout CommandOptions) -> Void
  ) {
    self.name = name
    self.letter = letter
    argument = nil
    isOptional = false
    values = .free
    words = help
    self.set = { (options: inout CommandOptions, _: SystemText) throws(ValueError) in set(&options)
    }
  }
}
