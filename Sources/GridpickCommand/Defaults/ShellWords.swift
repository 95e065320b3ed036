import GridpickSystem

/// Words as a shell parts them, with its quotes, backslashes and comments; nothing is put in for a `$` or a `~`.
struct ShellWords {
  /// The words of a line; a quote may go on over its end.
  struct Line: Equatable {
    /// From 1.
    let number: Int
    var words: [SystemText] = []
  }

  /// A quote that is never closed.
  struct Fault: Error, Equatable {
    let line: Int
    /// What stands from it on, on its line.
    let beginning: String
  }

  private var rest: ArraySlice<UInt8>
  private var number = 1

  /// The lines that have words.
  static func lines(of text: [UInt8]) throws(Fault) -> [Line] {
    var reader = ShellWords(rest: text[...])
    var lines: [Line] = []
    while !reader.rest.isEmpty {
      let line = try reader.line()
      if !line.words.isEmpty { lines.append(line) }
    }
    return lines
  }

  private mutating func line() throws(Fault) -> Line {
    var line = Line(number: number)
    while let byte = rest.first, byte != UInt8(ascii: "\n") {
      if byte.isBlank {
        take()
      } else if byte == UInt8(ascii: "#") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else {
        line.words.append(SystemText(try word()))
      }
    }
    take()
    return line
  }

  private mutating func word() throws(Fault) -> [UInt8] {
    var word: [UInt8] = []
    while let byte = rest.first, byte != UInt8(ascii: "\n"), !byte.isBlank {
      let quote = (rest: rest, number: number)
      take()
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

  /// What stands to the end of a quote; nil where there is none.
  private mutating func quoted(by quote: UInt8) -> [UInt8]? {
    var text: [UInt8] = []
    while let byte = take() {
      if byte == quote { return text }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += escaped { "\"\\$`".utf8.contains($0) }
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// What a backslash and what stands behind it mean; before the end of a line nothing.
  private mutating func escaped(where isEscaped: (UInt8) -> Bool) -> [UInt8] {
    guard let byte = take() else { return [UInt8(ascii: "\\")] }
    if byte == UInt8(ascii: "\n") { return [] }
    return isEscaped(byte) ? [byte] : [UInt8(ascii: "\\"), byte]
  }

  @discardableResult private mutating func take() -> UInt8? {
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
  /// The end of a line may have a carriage return before it.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
