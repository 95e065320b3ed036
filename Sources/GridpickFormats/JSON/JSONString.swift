// Strings as written, without their quotes.

extension Slice<UnsafeBufferPointer<UInt8>> {
  func unescaped(upTo limit: Int = .max) -> [UInt8] {
    let beginning = prefix(limit)
    guard beginning.contains(.backslash) else { return Array(beginning) }
    var scanner = JSONScanner(bytes: UnsafeBufferPointer(rebasing: self), offset: 0)
    var content: [UInt8] = []
    while scanner.offset < count, content.count < limit {
      // Two escapes can form one character, so a run of escapes is decoded at once.
      var units: [UInt16] = []
      while units.count <= limit, scanner.current == .backslash,
        let unit = try? scanner.skipEscape()
      {
        units.append(unit)
      }
      if units.isEmpty {
        content.append(scanner.current)
        scanner.offset += 1
      } else {
        content += String(decoding: units, as: UTF16.self).utf8
      }
    }
    return Array(content.prefix(limit))
  }

  /// Compares byte for byte, because `String` treats a precomposed and a combining accent as equal.
  func reads(_ name: [UInt8]) -> Bool {
    // An escape is at most six bytes for one byte of content.
    if count > 6 * name.count { return false }
    return elementsEqual(name) || contains(.backslash) && unescaped(upTo: name.count + 1) == name
  }
}

extension JSONScanner {
  mutating func skipString() throws(JSONRefusal) {
    let start = offset
    var mayBeKnown = true
    offset += 1
    while true {
      skipPlain()
      if skipKnown(from: start, &mayBeKnown) != nil { return }
      switch current {
      case .quote:
        offset += 1
        return note(start)
      case .backslash: _ = try skipEscape()
      case 0x80...: try skipWideScalar()
      case ..<0x20:
        let isCut = current == .newline || isAtEnd
        throw refusal(expected: isCut ? "a closing quote" : "an escape for a control character")
      default: offset += 1
      }
    }
  }

  /// Skips characters without a special meaning, eight at a time while eight bytes are left.
  ///
  /// The top bit of a byte gets set if the byte is below 0x20, a quote, a backslash or not ASCII. A
  /// borrow only affects higher bytes, so the lowest set bit is exact.
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

  /// Skips an escape such as `\n` or `\u12ab`, and returns its UTF-16 code unit.
  fileprivate mutating func skipEscape() throws(JSONRefusal) -> UInt16 {
    let letter = byte(at: offset + 1)
    if let character = letter.escapedCharacter {
      offset += 2
      return UInt16(character)
    }
    guard letter == UInt8(ascii: "u") else {
      throw refusal(expected: "an escape such as \\n or \\u0041")
    }
    var unit: UInt16 = 0
    for place in offset + 2..<offset + 6 {
      guard let digit = byte(at: place).hexadecimalDigit else {
        throw refusal(expected: "four hexadecimal digits after \\u")
      }
      unit = unit << 4 | digit
    }
    offset += 6
    return unit
  }

  /// Skips a non-ASCII scalar, by the table of well-formed UTF-8 (Unicode 3-7).
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
  fileprivate var escapedCharacter: UInt8? {
    switch self {
    case .quote, .backslash, .slash: self
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  fileprivate var hexadecimalDigit: UInt16? {
    if isDigit { return UInt16(self - .zero) }
    let place = (self | 0x20) &- UInt8(ascii: "a")
    return place < 6 ? UInt16(place + 10) : nil
  }
}
