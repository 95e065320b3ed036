/// Numbers and names in turn; numbers are always whole, and names are cut to the room.
///
/// Several arrays are faster than one of structs, for which the runtime would create a type.
struct StatusLine {
  private let look: Look
  private var words: [String] = []
  private var numbers: [String] = []
  private var names: [String] = []
  private var fillers: [String] = []
  /// The fewest columns of each filler; a shorter one says no more than is seen elsewhere.
  private var leastFillers: [Int] = []

  init(_ look: Look) {
    self.look = look
  }

  /// Adds a number such as `2/6`, the word before it, and a name after it; each may be empty.
  mutating func add(_ number: String, _ name: String = "", word: String = "") {
    words.append(word)
    numbers.append(number)
    names.append(name)
  }

  /// Adds a text for spare room, which is left out if fewer than `least` columns of it fit.
  mutating func fill(with text: String, atLeast least: Int) {
    guard !text.isEmpty else { return }
    fillers.append(text)
    leastFillers.append(least)
  }

  func width(upTo limit: Int) -> Int { min(limit, parts.width(upTo: limit, look)) }

  func wholeWidth(upTo limit: Int) -> Int {
    var width = width(upTo: limit)
    for filler in fillers where width < limit {
      width +=
        look.width(of: look.signs.separator, upTo: 3) + look.width(of: filler, upTo: limit - width)
    }
    return width
  }

  var leastWidth: Int { numbers.isEmpty ? 0 : look.width(of: numbers[0], upTo: 100) }

  func draw(at start: ScreenPoint, columns: Int, on canvas: inout Canvas) {
    var line = self
    line.giveWay(to: columns)
    let parts = line.fitted(to: columns)
    filled(parts, to: columns).draw(at: start, fitting: columns, on: &canvas)
  }

  /// The numbers with their words in one tone, the names in another.
  private var parts: Remark.Words {
    var parts = Remark.Words("")
    for part in numbers.indices {
      let number = words[part].isEmpty ? numbers[part] : words[part] + " " + numbers[part]
      if part > 0, !number.isEmpty || !names[part].isEmpty {
        parts.append(look.signs.separator, .dim)
      }
      parts.append(number, .dim)
      guard !names[part].isEmpty else { continue }
      if !number.isEmpty { parts.append(" ", .dim) }
      parts.append(names[part], .title)
    }
    return parts
  }

  /// Leaves out the words, then the second place's name, then that place, until the rest fits.
  private mutating func giveWay(to columns: Int) {
    guard width(upTo: columns + 1) > columns else { return }
    let second = words.indices.dropFirst().first { !words[$0].isEmpty }
    for part in words.indices { words[part] = "" }
    guard let second, width(upTo: columns + 1) > columns else { return }
    names[second] = ""
    guard width(upTo: columns + 1) > columns else { return }
    words.remove(at: second)
    numbers.remove(at: second)
    names.remove(at: second)
  }

  /// Returns as many numbers as fit; to make room, names are cut, the widest first.
  private mutating func fitted(to columns: Int) -> Remark.Words {
    var bare = self
    for part in names.indices { bare.names[part] = "" }
    while bare.numbers.count > 1, bare.width(upTo: columns + 1) > columns {
      bare.numbers.removeLast()
    }
    numbers = bare.numbers
    while width(upTo: columns + 1) > columns {
      if let shortened = parts.shortened(to: columns, look) { return shortened }
      let named = numbers.indices.filter { !names[$0].isEmpty }
      guard let widest = named.max(by: { names[$0].utf8.count < names[$1].utf8.count }) else {
        break
      }
      names[widest] = ""
    }
    return parts
  }

  private func filled(_ parts: Remark.Words, to columns: Int) -> Remark.Words {
    var parts = parts
    for (filler, least) in zip(fillers, leastFillers) {
      let lead = parts.isEmpty ? "" : look.signs.separator
      let left = columns - parts.width(upTo: columns, look) - look.width(of: lead, upTo: 3)
      guard look.width(of: filler, upTo: max(1, least)) <= left else { break }
      parts.append(lead, .dim)
      parts.append(filler, .title)
    }
    return parts
  }
}
