import GridpickCore

/// A string of a JSON text as it is written between its quotes.
struct JSONString {
  private let written: Slice<UnsafeBufferPointer<UInt8>>

  init(_ written: Slice<UnsafeBufferPointer<UInt8>>) {
    self.written = written
  }

  var start: Int { written.startIndex - 1 }
  var content: [UInt8] { content(upTo: .max) }

  func content(upTo limit: Int) -> [UInt8] {
    let beginning = written.prefix(limit)
    guard beginning.contains(.backslash) else { return Array(beginning) }
    let text = UnsafeBufferPointer(rebasing: written)
    var content: [UInt8] = []
    content.reserveCapacity(beginning.count)
    var offset = 0
    while offset < text.count, content.count < limit {
      if text[offset] == .backslash {
        offset += Self.appendEscape(at: offset, of: text, to: &content)
      } else {
        content.append(text[offset])
        offset += 1
      }
    }
    return content.count > limit ? Array(content.prefix(limit)) : content
  }

  func text(_ extent: TextExtent) -> String {
    extent.text(of: content(upTo: extent.askedCount))
  }

  /// Compares byte for byte, because `String` treats a precomposed and a combining accent as equal.
  func reads(_ name: [UInt8]) -> Bool {
    if written.count == name.count { return written.elementsEqual(name) }
    // An escape is longer than the character it stands for, but at most six times.
    return written.count > name.count && written.count <= 6 * name.count
      && written.contains(.backslash) && content == name
  }

  /// Appends the character that an escape stands for, and returns the length of the escape.
  private static func appendEscape(
    at offset: Int, of text: UnsafeBufferPointer<UInt8>, to content: inout [UInt8]
  ) -> Int {
    var scanner = JSONScanner(text, at: offset)
    guard let unit = scanner.codeUnit(at: offset) else {
      let letter = scanner.byte(at: offset + 1)
      content.append(character(escapedBy: letter) ?? letter)
      return 2
    }
    let low = UTF16.isLeadSurrogate(unit) ? scanner.codeUnit(at: offset + 6) : nil
    guard let low, UTF16.isTrailSurrogate(low) else {
      content.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
      return 6
    }
    content.append(contentsOf: String(decoding: [unit, low], as: UTF16.self).utf8)
    return 12
  }

  fileprivate static func character(escapedBy letter: UInt8) -> UInt8? {
    switch letter {
    case .quote, .backslash, UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }
}

extension JSONScanner {
  mutating func skipString() throws(JSONRefusal) {
    if stepOverKnown() { return }
    let start = offset
    offset += 1
    while true {
      skipPlain()
      switch current {
      case .quote:
        offset += 1
        return note(start)
      case .backslash: try skipEscape()
      case 0x80...: try skipWideScalar()
      case ..<0x20:
        let isCut = current == .newline || isAtEnd
        throw refusal(expected: isCut ? "a closing quote" : "an escape for a control character")
      default: offset += 1
      }
    }
  }

  /// Passes characters that stand for themselves, eight at a time while eight are left.
  ///
  /// The top bit of a byte ends up set if the byte is below 0x20, a quote, a backslash or not
  /// ASCII. Borrows run only upwards from such a byte, so the lowest bit set is exact.
  private mutating func skipPlain() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    while offset + 8 <= raw.count {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let special =
        word | (word &- ones &* 0x20) | ((word ^ ones &* 0x22) &- ones)
        | ((word ^ ones &* 0x5c) &- ones)
      let flags = special & (ones &* 0x80)
      offset += flags.trailingZeroBitCount / 8
      if flags != 0 { return }
    }
  }

  private mutating func skipEscape() throws(JSONRefusal) {
    let letter = byte(at: offset + 1)
    let isCodeUnit = letter == UInt8(ascii: "u")
    guard isCodeUnit || JSONString.character(escapedBy: letter) != nil else {
      throw refusal(expected: "an escape such as \\n or \\u0041")
    }
    guard !isCodeUnit || codeUnit(at: offset) != nil else {
      throw refusal(expected: "four hexadecimal digits after \\u")
    }
    offset += isCodeUnit ? 6 : 2
  }

  /// Returns the code unit of the escape `\u12ab` at `offset`; nil if there is no such escape.
  fileprivate mutating func codeUnit(at offset: Int) -> UInt16? {
    guard byte(at: offset) == .backslash, byte(at: offset + 1) == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for place in offset + 2..<offset + 6 {
      guard let digit = byte(at: place).hexadecimalDigit else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Passes a scalar beyond ASCII, by the table of well-formed UTF-8 (Unicode 3-7).
  private mutating func skipWideScalar() throws(JSONRefusal) {
    let second = byte(at: offset + 1)
    let length: Int
    switch (current, second) {
    case (0xc2...0xdf, 0x80...0xbf): length = 2
    case (0xe0, 0xa0...0xbf), (0xed, 0x80...0x9f): length = 3
    case (0xe1...0xec, 0x80...0xbf), (0xee...0xef, 0x80...0xbf): length = 3
    case (0xf0, 0x90...0xbf), (0xf1...0xf3, 0x80...0xbf), (0xf4, 0x80...0x8f): length = 4
    default: throw refusal(expected: "valid UTF-8")
    }
    for place in offset + 2..<offset + length where byte(at: place) & 0xc0 != 0x80 {
      throw refusal(expected: "valid UTF-8")
    }
    offset += length
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
