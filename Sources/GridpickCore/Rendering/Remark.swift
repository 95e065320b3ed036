/// A message in the status line: what was done, or what a key does not do (rule S2).
package struct Remark: Equatable, Sendable {
  let head: Words
  private let shortHead: Words?
  /// The parts after the head; without room the last one is left out first.
  private let tails: [Words]

  init(_ head: Words, short: Words? = nil, tails: [Words] = []) {
    self.head = head
    shortHead = short
    self.tails = tails
  }

  /// The head as plain text, for the dialogue without a screen, which has no keys.
  var text: String { head.texts.joined() }

  /// The head with the tails that fit; a name is cut before the first tail is left out.
  func words(fitting columns: Int, _ look: Look) -> Words {
    for count in stride(from: tails.count, to: 0, by: -1) {
      let words = words(head, count, look)
      if words.width(upTo: columns + 1, look) <= columns { return words }
    }
    if !tails.isEmpty, let short = words(head, 1, look).shortened(to: columns, look) {
      return short
    }
    let fits = head.width(upTo: columns + 1, look) <= columns
    guard let shortHead, !fits || !tails.isEmpty else { return head }
    let words = words(shortHead, min(1, tails.count), look)
    if words.width(upTo: columns + 1, look) <= columns { return words }
    return fits ? head : shortHead
  }

  private func words(_ head: Words, _ count: Int, _ look: Look) -> Words {
    var words = head
    for (place, tail) in tails.prefix(count).enumerated() {
      words.append(place == 0 ? look.signs.separator : ", ", .dim)
      words.append(tail)
    }
    return words
  }
}

extension Remark: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(Words(text)) }
}

extension Remark {
  /// Text in several tones: words are dim, keys are plain, and names look like titles.
  struct Words: Equatable, Sendable {
    private(set) var texts: [String] = []
    private(set) var roles: [Role?] = []

    init(_ text: String, _ role: Role? = .dim) { append(text, role) }

    mutating func append(_ text: String, _ role: Role?) {
      texts.append(text)
      roles.append(role)
    }

    mutating func append(_ other: Words) {
      texts += other.texts
      roles += other.roles
    }

    var isEmpty: Bool { texts.allSatisfy(\.isEmpty) }

    func width(upTo limit: Int, _ look: Look) -> Int {
      var width = 0
      for text in texts where width < limit { width += look.width(of: text, upTo: limit - width) }
      return width
    }

    private static let leastName = 3

    /// Cuts the widest name so that all texts fit; nil if too little of the name would be left.
    func shortened(to columns: Int, _ look: Look) -> Words? {
      let whole = texts.map { look.width(of: $0, upTo: .max) }
      let names = texts.indices.filter { roles[$0] == .title }
      guard let name = names.max(by: { whole[$0] < whole[$1] }) else { return nil }
      let room = columns - whole.reduce(0, +) + whole[name]
      guard room >= Self.leastName else { return nil }
      let signs = look.signs.text
      var words = self
      let ruler = TextRuler(texts[name], upTo: 0, andMore: room, signs: signs)
      words.texts[name] =
        String(texts[name].part(ruler.bytes(within: 0..<room - 1))) + signs.ellipsisText
      return words
    }

    func draw(at start: ScreenPoint, fitting columns: Int, on canvas: inout Canvas) {
      let look = canvas.look
      var point = start
      for (place, text) in texts.enumerated() where point.column < start.column + columns {
        let room = start.column + columns - point.column
        // A text that just fits is cut if more follows, so that an ellipsis shows the missing end.
        let isLast = texts[(place + 1)...].allSatisfy(\.isEmpty)
        let shown = isLast || look.width(of: text, upTo: room + 1) < room ? text : text + " "
        point.column += canvas.draw(
          shown, fitting: room, at: point, style: roles[place].map { look.theme[$0] } ?? .plain)
      }
    }
  }
}

extension Remark.Words: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation parts: Parts) { self = parts.words }

  /// The parts of an interpolation, each in its tone.
  struct Parts: StringInterpolationProtocol {
    fileprivate var words = Remark.Words("")

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { words.append(text, .dim) }
    mutating func appendInterpolation(_ text: String) { words.append(text, .dim) }
    mutating func appendInterpolation(_ number: Int) { words.append(String(number), .dim) }
    mutating func appendInterpolation(key: String) { words.append(key, nil) }
    mutating func appendInterpolation(name: String) { words.append(name, .title) }
  }
}
