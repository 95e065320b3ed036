/// Puts the words of a query together as fzf does: a lone `|` joins the terms at its sides.
struct QueryReader {
  private(set) var alternatives: [[Term]] = []
  private let isLiteral: Bool
  private var isBehindBar = false
  private var isJoining = false

  init(isLiteral: Bool) {
    self.isLiteral = isLiteral
  }

  /// The words between blanks; a blank behind a backslash, and a tab, is one within a word.
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

  /// A term without a letter asks for nothing, but a bar before it still joins what comes behind.
  mutating func read(_ token: String.UnicodeScalarView, column: (String) -> Int?) {
    if !alternatives.isEmpty, !isBehindBar, token.elementsEqual("|".unicodeScalars) {
      isBehindBar = true
      isJoining = true
      return
    }
    isBehindBar = false
    guard let term = Term(token, isLiteral: isLiteral, column: column) else { return }
    if isJoining {
      alternatives[alternatives.count - 1].append(term)
    } else {
      alternatives.append([term])
    }
    isJoining = false
  }
}
