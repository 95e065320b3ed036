/// A place in a text as a person counts it: line 1, column 1 is the first character.
package struct TextPlace: Hashable, Sendable {
  package var line: Int = 1
  package var column: Int = 1

  /// Moves past `bytes`: one line per newline, and one column per byte that begins a scalar.
  mutating func advance(over bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
  }
}
