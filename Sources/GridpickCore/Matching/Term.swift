/// A term of a query; a class, because threads would contend for the parts of a copied struct.
package final class Term: Sendable {
  enum Kind: Equatable, Sendable {
    /// The letters in their order, with any other letters between them.
    case fuzzy
    case exact
    /// The letters side by side, with no letter or digit next to them.
    case word
    case prefix
    case suffix
    case equal
    /// No letters, but the value of the label in the term's column.
    case comparison(Comparison)
  }

  package let isInverse: Bool
  package let column: Int?
  let kind: Kind
  /// The letters of the term, folded like those of a text; never empty; unused by comparisons.
  let run: LetterRun
  /// The scan of ASCII texts; nil if the term has a letter beyond ASCII.
  let sweep: LetterSweep?

  /// The most letters of a fuzzy term; a longer one, which somebody has pasted, is exact.
  ///
  /// With this many, `Alignment` needs 1,024 bytes, which the stack gives without a call.
  static let mostFuzzy = 63

  init(_ letters: [UInt32], _ kind: Kind, _ folding: LetterFolding, isInverse: Bool, column: Int?) {
    self.isInverse = isInverse
    self.column = column
    self.kind = kind == .fuzzy && letters.count > Self.mostFuzzy ? .exact : kind
    run = LetterRun(letters, folding)
    sweep = LetterSweep(letters, folding)
  }

  /// Creates a copy for one thread, so that threads do not contend for one reference count.
  package init(like other: Term) {
    isInverse = other.isInverse
    column = other.column
    kind = other.kind
    run = other.run
    sweep = other.sweep
  }

  var letters: [UInt32] { run.letters }
  var folding: LetterFolding { run.folding }
  var filter: LetterFilter { run.filter }

  /// Returns the score of the term in a text, even if it is inverse; nil if it does not occur.
  package func score(in text: TextBytes) -> Int? {
    switch kind {
    case .fuzzy: alignedScore(in: text)
    case .comparison(let comparison): comparison.accepts(text) ? 0 : nil
    case .exact, .word, .prefix, .suffix, .equal:
      filter.firstPlace(in: text) == nil ? nil : runScore(in: text)
    }
  }

  var isComparison: Bool { if case .comparison = kind { true } else { false } }

  /// In a title a fuzzy term matches only from the beginning of a word, letter by letter (rule F2).
  package func score(inTitle title: TextBytes) -> Int? {
    if isComparison { return score(in: title) }
    return filter.firstPlace(in: title) == nil ? nil : runScore(in: title)
  }

  /// False if no text with some of these bytes, in their order, can match.
  package func mayOccur(in bytes: TextBytes) -> Bool {
    isInverse || isComparison || filter.firstPlace(in: bytes) != nil
  }

  /// Returns the bytes of a text that the term matches; empty if it is inverse or does not occur.
  package func places(in text: String, isTitle: Bool = false) -> [Range<Int>] {
    var text = text
    return isInverse ? [] : text.withUTF8 { places(in: $0, isTitle: isTitle) }
  }

  private func places(in text: TextBytes, isTitle: Bool) -> [Range<Int>] {
    if kind == .fuzzy, !isTitle { return alignedPlaces(in: text) }
    if isComparison { return score(in: text) == nil ? [] : [0..<text.count] }
    guard filter.firstPlace(in: text) != nil else { return [] }
    return runBytes(in: text).map { [$0] } ?? []
  }

  private func runScore(in text: TextBytes) -> Int? {
    runBytes(in: text).map(LetterReader(text: text).score(ofRun:))
  }

  private func runBytes(in text: TextBytes) -> Range<Int>? {
    switch kind {
    case .fuzzy: run.best(in: text, .wordStart)
    case .exact: run.best(in: text, .anywhere)
    case .word: run.best(in: text, .wholeWord)
    case .prefix: run.atStart(of: text)
    case .suffix: run.atEnd(of: text)
    case .equal: run.whole(text)
    case .comparison: nil
    }
  }
}

extension Term: Equatable {
  package static func == (one: Term, other: Term) -> Bool {
    one.letters == other.letters && one.kind == other.kind && one.folding == other.folding
      && one.isInverse == other.isInverse && one.column == other.column
  }
}

/// A comparison of labels with a number, size, time, date or version (rule F2), as sorted.
struct Comparison: Equatable, Sendable {
  private enum Order { case less, equal, greater }

  private let accepted: Set<Order>
  private let number: Double?
  /// The sort key of the operand as a version; nil if the operand cannot be a version.
  private let version: [UInt8]?

  /// Returns nil without a sign, or before text; `isUnfinished` means that only a sign is there.
  init?(_ text: Substring.UnicodeScalarView, isUnfinished: inout Bool) {
    guard let (accepted, signLength) = Self.sign(of: text) else { return nil }
    self.accepted = accepted
    var operand = String(text.dropFirst(signLength))
    (number, version, isUnfinished) = operand.withUTF8 { operand in
      let worth = LabelWorth(operand)
      let version = VersionLabel.text(of: operand) ?? (VersionLabel.mayBe(operand) ? operand : nil)
      return (worth.number, version.map(SortedTexts.key), worth == .nothing)
    }
    if number == nil, version == nil { return nil }
  }

  private static func sign(
    of text: Substring.UnicodeScalarView
  ) -> (accepted: Set<Order>, length: Int)? {
    let isWithEqual = text.dropFirst().first == "="
    let length = isWithEqual ? 2 : 1
    return switch text.first {
    case "=": ([.equal], 1)
    case "<": (isWithEqual ? [.less, .equal] : [.less], length)
    case ">": (isWithEqual ? [.greater, .equal] : [.greater], length)
    default: nil
    }
  }

  func accepts(_ label: TextBytes) -> Bool {
    switch LabelWorth(label) {
    case .nothing: return false
    case .number(let own):
      if let number {
        return accepted.contains(own < number ? .less : own > number ? .greater : .equal)
      }
      return VersionLabel.mayBe(label) && acceptsVersion(label)
    case .text:
      return VersionLabel.text(of: label).map(acceptsVersion) ?? false
    }
  }

  private func acceptsVersion(_ label: TextBytes) -> Bool {
    guard let version else { return false }
    let own = SortedTexts.key(of: label)
    if own == version { return accepted.contains(.equal) }
    return accepted.contains(own.lexicographicallyPrecedes(version) ? .less : .greater)
  }
}

extension Term {
  func implies(_ other: Term) -> Bool {
    guard column == other.column, isInverse == other.isInverse else { return false }
    return isInverse ? other.occurs(onlyWith: self) : occurs(onlyWith: other)
  }

  private func occurs(onlyWith other: Term) -> Bool {
    guard folding.implies(other.folding), letters.starts(with: other.letters) else { return false }
    // In a title a fuzzy term matches only from the beginning of a word: no other kind narrows it.
    return switch other.kind {
    case .fuzzy: kind == .fuzzy
    case .exact: kind != .fuzzy && !isComparison
    case .prefix: kind == .prefix || kind == .equal
    case .word, .suffix, .equal: kind == other.kind && letters.count == other.letters.count
    case .comparison: kind == other.kind
    }
  }

  /// Reads a word of a query; nil if the operators leave no letter.
  convenience init?(
    _ token: String.UnicodeScalarView, isLiteral: Bool, isExact: Bool = false,
    ignoresCase: Bool = false, column: (String) -> Int?
  ) {
    var rest = token[...]
    var isInverse = rest.first == "!"
    if isInverse { rest.removeFirst() }
    let title = Self.title(of: rest, column)
    if let title {
      rest = rest[title.end...]
      if !isInverse, rest.first == "!" {
        isInverse = true
        rest.removeFirst()
      }
    }
    let folding = LetterFolding(of: rest, isLiteral: isLiteral, ignoresCase: ignoresCase)
    var isUnfinished = false
    let comparison =
      title == nil ? nil : Comparison(rest, isUnfinished: &isUnfinished).map(Kind.comparison)
    if isUnfinished { return nil }
    let kind = comparison ?? Self.removeOperators(from: &rest, isExact: isExact || isInverse)
    let letters = rest.map { folding.folded($0.value) }
    guard !letters.isEmpty else { return nil }
    self.init(letters, kind, folding, isInverse: isInverse, column: title?.column)
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

  /// Returns the column of the longest title, because a title may have colons; only 256 scalars are
  /// tried, so that a long query is read in time.
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
  init(of text: Substring.UnicodeScalarView, isLiteral: Bool, ignoresCase: Bool) {
    let small = text.lazy.map { Self.lowercase($0.value) }
    self.ignoresCase = ignoresCase || zip(small, text).allSatisfy { $0 == $1.value }
    ignoresAccents = !isLiteral && small.allSatisfy { Self.base(of: $0) == $0 }
  }
}
