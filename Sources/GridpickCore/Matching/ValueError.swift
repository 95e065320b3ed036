/// The reason, in words, why a value that a person has written, or that a placeholder stands for,
/// is not accepted (rules B3, V3).
package struct ValueError: Error, Equatable {
  package let reason: String
  private let isWhole: Bool
  /// An unknown action, key or event, which another picker may have; nil for other errors.
  package var word: String?

  package init(expected: String) {
    (reason, isWhole) = (expected, true)
  }

  package init(part reason: String, word: String? = nil) {
    (self.reason, isWhole, self.word) = (reason, false, word)
  }

  package static func choice(_ word: String, among words: [String]) -> ValueError {
    guard let nearest = words.nearest(to: word) else {
      return ValueError(expected: words.joinedByOr)
    }
    return ValueError(part: "'\(word)': did you mean \(nearest)?")
  }

  /// Names the nearest word, or `expected`; and `whole`, if the word is only a part of the value.
  package static func unknown(
    _ kind: String, _ word: String, in whole: String? = nil, among words: [String],
    expected: String
  ) -> ValueError {
    let nearest = words.nearest(to: word).map { "did you mean '\($0)'?" }
    let place = whole.map { "'\($0)': " } ?? ""
    return ValueError(part: place + "'\(word)' is not \(kind); \(nearest ?? "use \(expected)")")
  }

  package func message(for value: String) -> String {
    isWhole ? "'\(value)': expected \(reason)" : reason
  }
}

extension [String] {
  /// The names as in a sentence: `grid, cards or auto`.
  package var joinedByOr: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
