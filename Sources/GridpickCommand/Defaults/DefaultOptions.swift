import GridpickTerminal

/// The default options of a person, from a file and a variable (rule H1).
struct DefaultOptions {
  static let variable = "GRIDPICK_OPTS"
  static let keyVariable = "GRIDPICK_KEY_OPTS"
  private static let most = 1 << 16

  /// The lines of the file, then the variable, which wins; an option ends with its line.
  let lines: [[WrittenWord]]
  let key: [WrittenWord]?

  init(_ environment: (String) -> String?) throws(Complaint) {
    lines =
      try Self.file(environment)
      + [Self.words(Self.variable, environment) ?? []]
      .filter { !$0.isEmpty }
    key = try Self.words(Self.keyVariable, environment)
  }

  private static func words(
    _ variable: String, _ environment: (String) -> String?
  ) throws(Complaint) -> [WrittenWord]? {
    guard let text = environment(variable) else { return nil }
    return try ShellWords.lines(of: Array(text.utf8)) { _ in variable }.flatMap(\.self)
  }

  private static func file(
    _ environment: (String) -> String?
  ) throws(Complaint) -> [[WrittenWord]] {
    guard let path = path(environment) else { return [] }
    var text: [UInt8]
    do {
      guard let file = try InputDescriptor.contents(of: SystemText(path), limit: most) else {
        return []
      }
      text = file
    } catch {
      throw Complaint(error, of: path)
    }
    // Editors of some systems begin a text with a byte order mark.
    if text.starts(with: "\u{feff}".utf8) { text.removeFirst("\u{feff}".utf8.count) }
    if let place = text.firstIndex(of: 0) {
      let line = 1 + text[..<place].count { $0 == UInt8(ascii: "\n") }
      throw Complaint("\(path):\(line): contains a NUL")
    }
    return try ShellWords.lines(of: text) { "\(path):\($0)" }
  }

  /// The path by the XDG Base Directory Specification, which ignores a relative folder.
  private static func path(_ environment: (String) -> String?) -> String? {
    let folder = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
    return (folder ?? home).map { $0 + "/gridpick/options" }
  }
}

/// Splits text into words as a shell does, with quotes and comments, but without `$` and `~`.
struct ShellWords {
  private var rest: ArraySlice<UInt8>
  /// Names a line as the place of a word.
  private let origin: (_ line: Int) -> String
  private var number = 1

  /// Returns the words of each line that has any; a quote or backslash may continue a line.
  static func lines(
    of text: [UInt8], origin: @escaping (_ line: Int) -> String
  ) throws(Complaint) -> [[WrittenWord]] {
    var reader = ShellWords(rest: text[...], origin: origin)
    var lines: [[WrittenWord]] = []
    while !reader.rest.isEmpty {
      let words = try reader.line()
      if !words.isEmpty { lines.append(words) }
    }
    return lines
  }

  private mutating func line() throws(Complaint) -> [WrittenWord] {
    var words: [WrittenWord] = []
    while let byte = rest.first, byte != UInt8(ascii: "\n") {
      if byte.isBlank {
        readByte()
      } else if byte == UInt8(ascii: "#") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "\\\n".utf8) {
        readByte()
        readByte()
      } else {
        let place = origin(number)
        words.append(WrittenWord(text: SystemText(try word()), origin: place))
      }
    }
    readByte()
    return words
  }

  private mutating func word() throws(Complaint) -> [UInt8] {
    var word: [UInt8] = []
    while let byte = rest.first, byte != UInt8(ascii: "\n"), !byte.isBlank {
      let line = number
      readByte()
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard let quoted = quoted(by: byte) else {
          throw Complaint("unclosed quote").of(origin(line))
        }
        word += quoted
      case UInt8(ascii: "\\"): word += escaped { _ in true }
      default: word.append(byte)
      }
    }
    return word
  }

  private mutating func quoted(by quote: UInt8) -> [UInt8]? {
    var text: [UInt8] = []
    while let byte = readByte() {
      if byte == quote { return text }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += escaped { "\"\\$`".utf8.contains($0) }
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// Returns the bytes that a backslash and the next byte mean; none before the end of a line.
  private mutating func escaped(where isEscaped: (UInt8) -> Bool) -> [UInt8] {
    guard let byte = readByte() else { return [UInt8(ascii: "\\")] }
    if byte == UInt8(ascii: "\n") { return [] }
    return isEscaped(byte) ? [byte] : [UInt8(ascii: "\\"), byte]
  }

  @discardableResult private mutating func readByte() -> UInt8? {
    let byte = rest.popFirst()
    if byte == UInt8(ascii: "\n") { number += 1 }
    return byte
  }
}

extension UInt8 {
  /// True for a blank, or a carriage return, which may come before the end of a line.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
