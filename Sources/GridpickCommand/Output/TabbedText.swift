/// The escapes with a backslash that keep fields separate between tabs, as `jq` writes `@tsv`.
enum TabbedText {
  /// The letters for the bytes that would separate fields or picks, or be taken for an escape.
  private static let escapes: [(byte: UInt8, letter: UInt8)] = [
    (UInt8(ascii: "\t"), UInt8(ascii: "t")), (UInt8(ascii: "\n"), UInt8(ascii: "n")),
    (UInt8(ascii: "\r"), UInt8(ascii: "r")), (0, UInt8(ascii: "0")),
    (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
  ]

  static func field(_ bytes: [UInt8]) -> [UInt8] {
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count)
    for byte in bytes {
      if let escape = escapes.first(where: { $0.byte == byte }) {
        written += [UInt8(ascii: "\\"), escape.letter]
      } else {
        written.append(byte)
      }
    }
    return written
  }
}
