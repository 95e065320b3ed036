/// A reader that groups the words of a query as fzf does: a lone `|` joins the terms beside it.
struct QueryReader {
  private(set) var alternatives: [[Term]] = []
  private let isLiteral: Bool
  private let isExact: Bool
  private var isBehindBar = false
  private var isJoining = false

  init(isLiteral: Bool, isExact: Bool) {
    self.isLiteral = isLiteral
    self.isExact = isExact
  }

  /// Splits a text at blanks; a blank after a backslash, and a tab, is a blank within a word.
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
    guard let term = Term(token, isLiteral: isLiteral, isExact: isExact, column: column)
    else { return }
    if isJoining {
      alternatives[alternatives.count - 1].append(term)
    } else {
      alternatives.append([term])
    }
    isJoining = false
  }
}
