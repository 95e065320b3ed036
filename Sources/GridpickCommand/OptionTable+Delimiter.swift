import GridpickFormats

extension OptionTable {
  /// `blanks`, `aligned`, or bytes, with `\t`, `\n`, `\\`, `\0` and `\x1f` for those hard to type.
  static func delimiter(_ text: String) throws(OptionRow.ValueError) -> Delimiter {
    switch text {
    case "blanks": return .blanks
    case "aligned": return .aligned
    default:
      guard let bytes = unescaped(text), !bytes.isEmpty else {
        throw OptionRow.ValueError(expected: #"blanks, aligned, or text with \t \n \\ \0 \xHH"#)
      }
      return .bytes(bytes)
    }
  }

  private static func unescaped(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\" else {
        bytes += character.utf8
        continue
      }
      switch rest.popFirst() {
      case "t": bytes.append(UInt8(ascii: "\t"))
      case "n": bytes.append(UInt8(ascii: "\n"))
      case "\\": bytes.append(UInt8(ascii: "\\"))
      case "0": bytes.append(0)
      case "x":
        let digits = rest.prefix(2)
        // UInt8 takes a sign, which no byte has.
        guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
          let byte = UInt8(digits, radix: 16)
        else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return bytes
  }
}
