/// One escape sequence of a stream, as it was sent.
struct EscapeSequence: Equatable, CustomStringConvertible {
  /// Everything after the escape.
  let text: String

  var description: String { "ESC " + text }

  /// The parameters of SGR, nil where it is something else.
  var graphics: [Int]? {
    guard text.hasPrefix("["), text.hasSuffix("m") else { return nil }
    return text.dropFirst().dropLast().split(separator: ";").map { Int($0) ?? -1 }
  }

  /// True if it sets a colour; 39 and 49 are the terminal's own.
  var setsColor: Bool {
    graphics?.contains { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 } ?? false
  }

  /// The sequences that ncurses paints with: CSI, the character set, the keypad.
  var isPainting: Bool {
    text.hasPrefix("[") || ["(B", "=", ">", "7", "8", "M"].contains(text)
  }
}

/// Finds the escape sequences in a stream.
enum EscapeReader {
  static func sequences(in bytes: [UInt8]) -> [EscapeSequence] {
    var sequences: [EscapeSequence] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1b) {
      rest = rest[(start + 1)...]
      let end = end(of: rest)
      sequences.append(EscapeSequence(text: String(decoding: rest[..<end], as: UTF8.self)))
      rest = rest[end...]
    }
    return sequences
  }

  /// ECMA-48: CSI up to its final byte, others up to the first byte that is no intermediate.
  private static func end(of rest: ArraySlice<UInt8>) -> Int {
    let isControl = rest.first == UInt8(ascii: "[")
    let body = isControl ? rest.dropFirst() : rest
    let final = body.firstIndex {
      isControl ? (0x40...0x7e).contains($0) : !(0x20...0x2f).contains($0)
    }
    return final.map { $0 + 1 } ?? rest.endIndex
  }
}
