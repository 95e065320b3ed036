/// One term of a query, and how it is looked for.
package struct Term: Equatable, Sendable {
  /// Whether it must not occur.
  package let isInverse: Bool
  /// The only column it is asked for in, where there is one.
  package let column: Int?
  private let letters: [UInt8]

  init(_ text: String, isLiteral: Bool) {
    isInverse = false
    column = nil
    letters = Array(text.lowercased().utf8)
  }

  /// How well it occurs in a text, whether or not it may; nil where it does not.
  package func score(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var left = letters[...]
    for byte in text {
      let folded = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if folded == left.first { left.removeFirst() }
      if left.isEmpty { return letters.count }
    }
    return left.isEmpty ? letters.count : nil
  }

  /// The same in a title, where a fuzzy term occurs only from the beginning of a word on, letter by letter
  /// (rule F2).
  package func score(inTitle title: UnsafeBufferPointer<UInt8>) -> Int? { score(in: title) }

  /// False where no text that has these bytes can match, whatever its letters stand for.
  package func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { true }

  /// Which bytes of a text it takes, in their order; none where it does not occur.
  package func places(in text: String, isTitle: Bool = false) -> [Range<Int>] { [] }
}
