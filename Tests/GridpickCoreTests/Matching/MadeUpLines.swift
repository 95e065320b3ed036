import GridpickTestSupport

/// Lines as people have them, and queries made from them; the same in every run.
struct MadeUpLines {
  private static let words = [
    "src", "main", "Grid", "picker", "README", "test", "data", "Über", "café", "naïve", "Ångström",
    "straße", "Łódź", "ÉCOLE", "漢字", "日本語", "한국어", "ключ", "Ключ", "Ωmega", "i18n", "v2", "x86_64",
    "foo", "Bar", "baz", "HTTPServer", "fooBar", "index", "LICENSE", "o'clock", "a|b", "^top",
    "end$",
    "!not", "\\back", "it's", "😀", "e\u{301}", "ſtop", "ﬁne", "İ", "ẞ", "K",
  ]
  private static let joints = [
    "/", "/", "/", "_", "-", ".", " ", "", "", "  ", ":", "\t", "\u{a0}", "\u{3000}",
  ]
  private static let ends = ["", "", "", "", " ", "  ", ".swift", ".txt", "$", "\t", "\u{3000}"]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[number(0..<choices.count)]
  }

  mutating func line() -> String {
    var line = one(of: ["", "", "", "", "/", " ", "\t", "./", "\u{3000}"])
    for index in 0..<number(0..<6) {
      line += (index > 0 ? one(of: Self.joints) : "") + one(of: Self.words)
    }
    return line + one(of: Self.ends)
  }

  /// No two are alike.
  mutating func lines(_ count: Int) -> [String] {
    var lines: Set<[UInt8]> = []
    while lines.count < count { lines.insert(Array(line().utf8)) }
    return lines.sorted { $0.lexicographicallyPrecedes($1) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Some terms, most of letters that a line has.
  mutating func query(for lines: [String]) -> String {
    var terms: [String] = []
    for _ in 0..<one(of: [1, 1, 1, 2, 2, 3, 4]) {
      terms.append(
        number(0..<8) == 0 ? one(of: ["|", "|", "|", "!", "$", "^", "'", "^$"]) : term(for: lines))
    }
    return one(of: ["", "", "", " ", "  "])
      + terms.joined(separator: one(of: [" ", " ", "  ", " | "]))
      + one(of: ["", "", "", " ", " |", "\\ "])
  }

  mutating func term(for lines: [String]) -> String {
    let before = one(of: ["", "", "", "", "'", "^", "!", "!", "!'", "!^", "'^", "^'", "!!", "''"])
    return before + letters(of: one(of: lines)) + one(of: ["", "", "", "", "$", "$", "$$"])
  }

  /// Letters of a line in their order, or side by side; now and then another one, or in the other case.
  private mutating func letters(of line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    guard !scalars.isEmpty else { return "" }
    var start = number(0..<scalars.count)
    if number(0..<3) == 0 { start = 0 }
    let step = one(of: [1, 1, 1, 2, 4])
    var result = ""
    var index = start
    for _ in 0..<number(1..<6) where index < scalars.count {
      let letter = String(scalars[index])
      result +=
        number(0..<12) == 0
        ? letter.uppercased() : number(0..<3) == 0 ? letter.lowercased() : letter
      index += number(1..<(step + 1))
    }
    if number(0..<4) == 0, start == 0 { result = line }
    return result.replacing("\t", with: "").replacing(" ", with: "\\ ")
  }
}
