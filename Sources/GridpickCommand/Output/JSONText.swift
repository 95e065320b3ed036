/// The way JSON is written (RFC 8259).
enum JSONText {
  static let null = Array("null".utf8)

  /// Returns a string in quotes; only the characters are escaped that section 7 requires.
  static func string(_ text: String) -> [UInt8] {
    var written = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): written += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): written += Array("\\n".utf8)
      case UInt8(ascii: "\r"): written += Array("\\r".utf8)
      case UInt8(ascii: "\t"): written += Array("\\t".utf8)
      case 0..<0x20: written += Array("\\u00".utf8) + [digit(byte >> 4), digit(byte & 0xf)]
      default: written.append(byte)
      }
    }
    written.append(UInt8(ascii: "\""))
    return written
  }

  static func object(_ fields: [(name: String, value: [UInt8])]) -> [UInt8] {
    let written = fields.map { string($0.name) + [UInt8(ascii: ":")] + $0.value }
    return Array("{".utf8) + written.joined(separator: ",".utf8) + Array("}".utf8)
  }

  /// Returns JSON on one line: line breaks are blank space, because a string holds no raw one.
  static func onOneLine(_ text: [UInt8]) -> [UInt8] {
    text.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
