/// A query in the form of fzf: a list of terms, all of which must match (rule F1).
package struct Query: Equatable, Sendable {
  package let text: String
  /// The groups of terms; in each group at least one term must match.
  package let alternatives: [[Term]]
  fileprivate let ignoresCase: Bool

  /// Reads a query; `column` returns the column of a title, as in `title:term`.
  ///
  /// In a literal query accents always count; in an exact one, words are not fuzzy. Without
  /// `ignoresCase` a capital counts.
  package init(
    _ text: String, isLiteral: Bool = false, isExact: Bool = false, ignoresCase: Bool = false,
    column: (String) -> Int? = { _ in nil }
  ) {
    self.text = text
    self.ignoresCase = ignoresCase
    var reader = QueryReader(isLiteral: isLiteral, isExact: isExact, ignoresCase: ignoresCase)
    for token in QueryReader.tokens(of: text).prefix(Self.mostTerms) {
      reader.add(token, column: column)
    }
    alternatives = reader.alternatives
  }

  /// The number of terms that are read: nobody types more, and each term is searched in every text.
  private static let mostTerms = 64

  package var isEmpty: Bool { alternatives.isEmpty }

  /// True if `earlier` matches everything that this query matches; terms are compared by position.
  package func narrows(_ earlier: Query) -> Bool {
    guard alternatives.count >= earlier.alternatives.count else { return false }
    return zip(alternatives, earlier.alternatives).allSatisfy { own, others in
      own.count <= others.count && zip(own, others).allSatisfy { $0.implies($1) }
    }
  }
}

/// A reader that groups the words of a query as fzf does: a lone `|` joins the terms beside it.
private struct QueryReader {
  var alternatives: [[Term]] = []
  let isLiteral: Bool
  let isExact: Bool
  let ignoresCase: Bool
  var isBehindBar = false
  var isJoining = false

  /// Splits a text at spaces; a space after a backslash, or a tab, is a space within a word.
  static func tokens(of text: String) -> [String.UnicodeScalarView] {
    var tokens: [String.UnicodeScalarView] = []
    var token = String.UnicodeScalarView()
    var isEscaping = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case " " where isEscaping:
        token.removeLast()
        token.append(" ")
      case " ":
        if !token.isEmpty { tokens.append(token) }
        token = String.UnicodeScalarView()
      case "\t": token.append(" ")
      default: token.append(scalar)
      }
      isEscaping = scalar == "\\"
    }
    return token.isEmpty ? tokens : tokens + [token]
  }

  /// Adds a word; one without letters adds no term, but a bar before it still joins the next term.
  mutating func add(_ token: String.UnicodeScalarView, column: (String) -> Int?) {
    if !alternatives.isEmpty, !isBehindBar, token.elementsEqual("|".unicodeScalars) {
      isBehindBar = true
      isJoining = true
      return
    }
    isBehindBar = false
    guard
      let term = Term(
        token, isLiteral: isLiteral, isExact: isExact, ignoresCase: ignoresCase, column: column)
    else { return }
    if isJoining {
      alternatives[alternatives.count - 1].append(term)
    } else {
      alternatives.append([term])
    }
    isJoining = false
  }
}

/// A query as it was typed, with its spaces; in a history it counts more than any score.
struct Phrase {
  private let run: LetterRun

  init?(_ query: Query) {
    let text = query.text.unicodeScalars.drop { $0 == " " }
    let blanks = text.reversed().prefix { $0 == " " }.count
    let folding = LetterFolding(
      of: text.dropLast(blanks), isLiteral: false, ignoresCase: query.ignoresCase)
    let letters = text.dropLast(blanks).map { folding.folded($0.value) }
    guard !letters.isEmpty else { return nil }
    run = LetterRun(letters, folding)
  }

  /// Returns most for the phrase itself, less for a text or a word that begins with it.
  func score(in text: TextBytes) -> Int {
    if run.whole(text) != nil { return 3 * Scoring.phrase }
    if run.atStart(of: text) != nil { return 2 * Scoring.phrase }
    return run.best(in: text, .wordStart) != nil ? Scoring.phrase : 0
  }
}
