import GridpickFormats
import GridpickTerminal

extension OptionTable {
  /// Reads `blanks`, `aligned` or bytes, where `\t`, `\n`, `\\`, `\0` and `\x1f` are escapes.
  static func delimiter(_ value: SystemText) throws(OptionRow.ValueError) -> Delimiter {
    switch value.text {
    case "blanks": return .blanks
    case "aligned": return .aligned
    default:
      guard let bytes = unescaped(value.bytes), !bytes.isEmpty else {
        throw OptionRow.ValueError(expected: #"blanks, aligned, or text with \t \n \\ \0 \xHH"#)
      }
      guard bytes.count < 3 || bytes.first != UInt8(ascii: "[") || bytes.last != UInt8(ascii: "]")
      else {
        throw OptionRow.ValueError(expected: "text, not a regular expression; or blanks, aligned")
      }
      return .bytes(bytes)
    }
  }

  private static func unescaped(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "0"): bytes.append(0)
      case UInt8(ascii: "x"):
        guard let byte = hexadecimal(rest.prefix(2)) else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return bytes
  }

  /// Returns the byte that two hexadecimal digits stand for; nil for anything else, such as a sign.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 2, text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(text, radix: 16)
  }
}
