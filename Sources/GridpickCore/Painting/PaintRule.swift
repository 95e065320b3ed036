/// A rule that gives some texts a look (rule Q1).
///
/// The last `=` divides a rule. Left of it is a term of find: `state:^failed$` is looked for in one
/// column, and `'error` in all. Right of it is a colour: the word `good`, `wait`, `bad` or `done`,
/// a name, a number of the palette or `#rrggbb`. Attributes such as `:bold` may follow. With `:row`
/// at its end the rule paints the whole row. A title with `=heat` shades the numbers of a column by
/// their rank, and one with `=age` shades durations and dates.
package struct PaintRule: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The texts in which a term of find occurs, or the rows that have such a text.
    case texts(term: String, paint: CellPaint, isOfRow: Bool)
    case heat(ColumnName)
    case age(ColumnName)
  }

  let kind: Kind

  package static let stateNames = ["good", "wait", "bad", "done"]
  /// The words that shade a whole column, and the one that paints the whole row.
  package static let scaleNames = ["heat", "age"]
  package static let row = "row"

  package init(reading text: String) throws(ValueError) {
    guard let sign = text.lastIndex(of: "=") else { throw .colorless }
    let left = String(text[..<sign]).withoutOuterBlanks
    let right = String(text[text.index(after: sign)...]).withoutOuterBlanks.lowercased()
    guard !right.isEmpty else { throw .colorless }
    var words = right.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if let scale = Self.scaleNames.first(where: words.contains) {
      guard words.count == 1 else {
        throw ValueError(part: "'\(text)': use \(scale) alone, e.g. SIZE=\(scale)")
      }
      guard !left.isEmpty else { throw .termless }
      kind = scale == "heat" ? .heat(ColumnName(left)) : .age(ColumnName(left))
      return
    }
    guard Term(paintedBy: left, isLiteral: false, column: { _ in nil }) != nil else {
      throw .termless
    }
    let isOfRow = words.contains(Self.row)
    words.removeAll { $0 == Self.row }
    guard !words.isEmpty else { throw .colorless }
    kind = .texts(term: left, paint: try CellPaint(words, of: text), isOfRow: isOfRow)
  }

  package var needsClock: Bool { if case .age = kind { true } else { false } }
}

extension Term {
  /// Reads a whole text as one term of find, to which its spaces belong.
  convenience init?(paintedBy text: String, isLiteral: Bool, column: (String) -> Int?) {
    var token = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // As in a query, a space may have a backslash before it, and a tab is a space.
      if scalar == " ", token.last == "\\" { token.removeLast() }
      token.append(scalar == "\t" ? " " : scalar)
    }
    self.init(token, isLiteral: isLiteral, column: column)
  }
}

extension CellPaint {
  /// Reads the words of a colour, such as `bad`, or `#ff8800` and `bold`.
  fileprivate init(_ words: [String], of rule: String) throws(ValueError) {
    var words = words
    let state = words.lazy.compactMap(PrintedState.init(rawValue:)).first
    words.removeAll { $0 == state?.rawValue }
    let asked = try ColorSpec.Paint(words) { word in
      .unknown(
        "a colour", word, in: rule,
        among: PaintRule.stateNames + PaintRule.scaleNames + [PaintRule.row]
          + ColorSpec.attributeNames + ColorSpec.colorNames,
        expected: (PaintRule.stateNames + ["#rrggbb", "a number up to 255", "a name such as red"])
          .joinedByOr)
    }
    let ink = asked.color.map(Ink.color) ?? state?.paint.ink ?? .text
    self.init(ink, asked.attributes)
  }
}

extension ValueError {
  fileprivate static var colorless: ValueError {
    ValueError(expected: "a rule with a colour after =, e.g. STATUS:^Up=good")
  }

  fileprivate static var termless: ValueError {
    ValueError(expected: "a rule with text before =, e.g. STATUS:^Up=good")
  }
}

extension String {
  /// The text without outer spaces, except one after a backslash, which belongs to a term.
  fileprivate var withoutOuterBlanks: String {
    let rest = drop { $0 == " " }
    guard let last = rest.lastIndex(where: { $0 != " " }) else { return "" }
    let isEscaped = rest[last] == "\\" && rest.index(after: last) < rest.endIndex
    return String(rest[...last]) + (isEscaped ? " " : "")
  }
}
