import GridpickCore

/// A string of a JSON text as it is written between its quotes.
struct JSONString {
  private let written: Slice<UnsafeBufferPointer<UInt8>>

  init(_ written: Slice<UnsafeBufferPointer<UInt8>>) {
    self.written = written
  }

  /// The string's bytes with every escape resolved.
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
    written.prefix(extent.askedCount).contains(.backslash)
      ? extent.text(of: content(upTo: extent.askedCount))
      : extent.text(of: UnsafeBufferPointer(rebasing: written))
  }

  /// Compares byte for byte, because `String` treats a precomposed and a combining accent as equal.
  func reads(_ name: StaticString) -> Bool {
    name.withUTF8Buffer(reads)
  }

  func reads(_ name: [UInt8]) -> Bool {
    name.withUnsafeBufferPointer(reads)
  }

  private func reads(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: written)
    if text.count == name.count { return text.indices.allSatisfy { text[$0] == name[$0] } }
    // An escape is longer than the character it stands for, but at most six times.
    return text.count > name.count && text.count <= 6 * name.count && text.contains(.backslash)
      && content.elementsEqual(name)
  }

  /// Appends the character that an escape stands for, and returns the length of the escape.
  private static func appendEscape(
    at offset: Int, of text: UnsafeBufferPointer<UInt8>, to content: inout [UInt8]
  ) -> Int {
    var scanner = JSONScanner(text, at: offset)
    guard let unit = scanner.codeUnit(at: offset) else {
      content.append(character(escapedBy: scanner.byte(at: offset + 1)))
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

  private static func character(escapedBy letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
