import GridpickTerminal

/// Splits text into words as a shell does, with quotes and comments, but without `$` and `~`.
struct ShellWords {
  struct Word: Equatable {
    let text: SystemText
    /// The line on which the word begins, counted from 1.
    let line: Int
  }

  /// The error that a quote is never closed.
  struct Fault: Error, Equatable {
    let line: Int
    /// The text from the quote on, on its line.
    let beginning: String
  }

  private var rest: ArraySlice<UInt8>
  private var number = 1

  /// Returns the words of each line that has any; a quote or backslash may continue over its end.
  static func lines(of text: [UInt8]) throws(Fault) -> [[Word]] {
    var reader = ShellWords(rest: text[...])
    var lines: [[Word]] = []
    while !reader.rest.isEmpty {
      let words = try reader.line()
      if !words.isEmpty { lines.append(words) }
    }
    return lines
  }

  private mutating func line() throws(Fault) -> [Word] {
    var words: [Word] = []
    while let byte = rest.first, byte != UInt8(ascii: "\n") {
      if byte.isBlank {
        readByte()
      } else if byte == UInt8(ascii: "#") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "\\\n".utf8) {
        readByte()
        readByte()
      } else {
        let line = number
        words.append(Word(text: SystemText(try word()), line: line))
      }
    }
    readByte()
    return words
  }

  private mutating func word() throws(Fault) -> [UInt8] {
    var word: [UInt8] = []
    while let byte = rest.first, byte != UInt8(ascii: "\n"), !byte.isBlank {
      let quote = (rest: rest, number: number)
      readByte()
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard let quoted = quoted(by: byte) else { throw .open(quote.rest, at: quote.number) }
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

  /// Returns what a backslash means with the byte behind it; before the end of a line, nothing.
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

extension ShellWords.Fault {
  private static let shownBytes = 40

  fileprivate static func open(_ rest: ArraySlice<UInt8>, at line: Int) -> Self {
    let shown = rest.prefix(shownBytes).prefix { $0 != UInt8(ascii: "\n") }
    return Self(line: line, beginning: String(decoding: shown, as: UTF8.self))
  }
}

extension UInt8 {
  /// True for a blank; a carriage return is one, because it may stand before the end of a line.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
