extension Term {
  /// Reads a word of a query; nil if the operators leave no letter.
  convenience init?(
    _ token: String.UnicodeScalarView, isLiteral: Bool, isExact: Bool = false,
    column: (String) -> Int?
  ) {
    var rest = token[...]
    let isInverse = rest.first == "!"
    if isInverse { rest.removeFirst() }
    var number: Int?
    if let title = Self.title(of: rest, column) {
      number = title.column
      rest = rest[title.end...]
      if !isInverse, rest.first == "!" {
        self.init(rest.dropFirst(), isLiteral, isExact, isInverse: true, number)
        return
      }
    }
    self.init(rest, isLiteral, isExact, isInverse: isInverse, number)
  }

  private convenience init?(
    _ text: Substring.UnicodeScalarView, _ isLiteral: Bool, _ isExact: Bool, isInverse: Bool,
    _ column: Int?
  ) {
    let folding = LetterFolding(of: text, isLiteral: isLiteral)
    var rest = text
    var isUnfinished = false
    let comparison =
      column == nil ? nil : Comparison(text, isUnfinished: &isUnfinished).map(Kind.comparison)
    if isUnfinished { return nil }
    let kind = comparison ?? Self.removeOperators(from: &rest, isExact: isExact || isInverse)
    let letters = rest.map { folding.folded($0.value) }
    guard !letters.isEmpty else { return nil }
    self.init(letters, kind, folding, isInverse: isInverse, column: column)
  }

  /// Removes the operators: `'` makes a fuzzy term exact, and an exact term fuzzy.
  private static func removeOperators(
    from text: inout Substring.UnicodeScalarView, isExact: Bool
  ) -> Kind {
    var kind = isExact ? Kind.exact : .fuzzy
    if text.last == "$", text.count > 1 {
      text.removeLast()
      kind = .suffix
    }
    switch text.first {
    case "'":
      text.removeFirst()
      kind = isExact ? .fuzzy : .exact
      if text.last == "'", text.count > 1 {
        text.removeLast()
        kind = .word
      }
    case "^":
      text.removeFirst()
      kind = kind == .suffix ? .equal : .prefix
    default: break
    }
    return kind
  }

  /// A title may have colons, and the longest one counts, before one that is cut.
  ///
  /// Only 256 scalars are tried, so that a long query is read in time.
  private static func title(
    of text: Substring.UnicodeScalarView, _ column: (String) -> Int?
  ) -> (column: Int, end: String.Index)? {
    for index in text.prefix(256).indices.reversed()
    where text[index] == ":" && index > text.startIndex {
      if let number = column(String(text[..<index])) {
        return (number, text.index(after: index))
      }
    }
    return nil
  }
}

extension LetterFolding {
  /// Makes case count if the term has a capital, and accents if the term has an accent.
  init(of text: Substring.UnicodeScalarView, isLiteral: Bool) {
    let small = text.lazy.map { Self.lowercase($0.value) }
    ignoresCase = zip(small, text).allSatisfy { $0 == $1.value }
    ignoresAccents = !isLiteral && small.allSatisfy { Self.base(of: $0) == $0 }
  }
}
