/// The keys that matter where one is, the most useful first, each with a word (rule S1).
///
/// One list of hints would make Swift's runtime create its type before the first frame.
package struct Hints: Equatable, Sendable {
  private var prompt = ""
  private var shortPrompt = ""
  private var keys: [Key] = []
  private var names: [String] = []
  private var words: [String] = []
  /// True if the last hint stays when others go, as the hint of the help does.
  private var keepsLast = false
  /// The place of the hint that stays longest, which is that of Enter.
  private var main = 0
  private var conditions: [Int] = []
  var tellsRun = false

  package init() {}

  enum Condition: Int {
    case none
    /// The cell has an item, and does not show all of it.
    case isCut
    case hasItem
    case isEmpty

    func holds(for cell: Scene.CurrentCell) -> Bool {
      switch self {
      case .none: true
      case .isCut: cell == .cut
      case .hasItem: cell != .empty
      case .isEmpty: cell == .empty
      }
    }
  }

  mutating func say(_ prompt: String, orShortly short: String = "") {
    self.prompt = prompt
    shortPrompt = short
  }

  /// Adds a hint; a hint of a key that is not there is left out.
  mutating func add(
    _ key: Key?, _ word: String, if condition: Condition = .none, _ signs: Signs,
    named name: String? = nil
  ) {
    guard let key else { return }
    if key == Key(.enter) { main = keys.count }
    conditions.append(condition.rawValue)
    keys.append(key)
    names.append(name ?? key.name(ascii: signs.text == .ascii))
    words.append(word)
  }

  mutating func addLast(_ key: Key?, _ word: String, _ signs: Signs) {
    add(key, word, signs)
    keepsLast = key != nil
  }

  package var isEmpty: Bool { keys.isEmpty && prompt.isEmpty }

  // MARK: - Room

  /// The fewest columns of a line with hints, with more than one, and with a fifth one.
  private static let leastForOne = 20
  private static let leastForMore = 32
  private static let leastForFive = 120

  private static func most(on columns: Int) -> Int {
    if columns < leastForOne { return 0 }
    if columns < leastForMore { return 1 }
    return columns < leastForFive ? 4 : 5
  }

  /// A third of the line, and room for the main hint if two thirds of the line are enough for it.
  func leastRoom(on columns: Int, _ look: Look) -> Int {
    guard !keys.isEmpty else { return 0 }
    return max(14, columns / 3, min(width(of: main, look), columns * 2 / 3))
  }

  /// The prompt goes first, then hints from the end; the help's goes late, the main one never.
  func fitted(to room: Int, on columns: Int, at cell: Scene.CurrentCell, _ look: Look) -> Hints {
    var candidates = keys.indices.filter {
      Condition(rawValue: conditions[$0])?.holds(for: cell) == true
    }
    if keepsLast, candidates.count > 2 { candidates.insert(candidates.removeLast(), at: 1) }
    if let place = candidates.firstIndex(of: main) {
      candidates.insert(candidates.remove(at: place), at: 0)
    }
    var kept: [Int] = []
    var left = room + Self.gap
    for place in candidates where kept.count < Self.most(on: columns) {
      let width = width(of: place, look) + Self.gap
      guard width <= left else { continue }
      left -= width
      kept.append(place)
    }
    kept.sort()
    var hints = Hints()
    for place in kept {
      hints.keys.append(keys[place])
      hints.names.append(names[place])
      hints.words.append(words[place])
    }
    for prompt in [prompt, shortPrompt] where hints.prompt.isEmpty && columns >= Self.leastForOne {
      if look.width(of: prompt, upTo: room) + Self.gap <= left { hints.prompt = prompt }
    }
    return hints
  }

  private static let gap = 2

  private func width(of place: Int, _ look: Look) -> Int {
    let name = look.width(of: names[place], upTo: 100)
    return words[place].isEmpty ? name : name + 1 + look.width(of: words[place], upTo: 100)
  }

  func width(_ look: Look) -> Int {
    var width = prompt.isEmpty ? 0 : look.width(of: prompt, upTo: 100) + Self.gap
    for place in keys.indices { width += self.width(of: place, look) + Self.gap }
    return max(0, width - Self.gap)
  }

  // MARK: - Drawing, and the inverse of it

  func draw(at start: ScreenPoint, on canvas: inout Canvas, _ look: Look) {
    var point = start
    func draw(_ text: String, _ style: Style) {
      point.column += canvas.draw(
        text, fitting: canvas.window.columns.upperBound, signs: look.signs.text, at: point,
        style: style)
    }
    if !prompt.isEmpty {
      draw(prompt, look.theme[.dim])
      point.column += Self.gap
    }
    for place in keys.indices {
      draw(names[place], .plain)
      if !words[place].isEmpty {
        point.column += 1
        draw(words[place], look.theme[.dim])
      }
      point.column += Self.gap
    }
  }

  /// The key at a column, counted from where the hints are drawn; nil between two hints.
  func key(at column: Int, _ look: Look) -> Key? {
    var start = prompt.isEmpty ? 0 : look.width(of: prompt, upTo: 100) + Self.gap
    for place in keys.indices {
      let end = start + width(of: place, look)
      if start <= column, column < end { return keys[place] }
      start = end + Self.gap
    }
    return nil
  }
}
