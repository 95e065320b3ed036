/// A set of bytes, as `[a-z]` is one.
struct ByteSet: Sendable {
  private var words = SIMD4<UInt64>()

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  mutating func insert(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  mutating func invert() {
    words = ~words
  }

  /// Inserts the bytes of a class such as `alpha`, without a locale; false if there is no such
  /// class.
  mutating func insert(class name: String) -> Bool {
    let ranges: [ClosedRange<Unicode.Scalar>]
    switch name {
    case "alnum": ranges = ["0"..."9", "A"..."Z", "a"..."z"]
    case "alpha": ranges = ["A"..."Z", "a"..."z"]
    case "blank": ranges = [" "..." ", "\t"..."\t"]
    case "cntrl": ranges = ["\0"..."\u{1f}", "\u{7f}"..."\u{7f}"]
    case "digit": ranges = ["0"..."9"]
    case "graph": ranges = ["!"..."~"]
    case "lower": ranges = ["a"..."z"]
    case "print": ranges = [" "..."~"]
    case "punct": ranges = ["!"..."/", ":"..."@", "["..."`", "{"..."~"]
    case "space": ranges = ["\t"..."\r", " "..." "]
    case "upper": ranges = ["A"..."Z"]
    case "xdigit": ranges = ["0"..."9", "A"..."F", "a"..."f"]
    default: return false
    }
    for range in ranges {
      insert(UInt8(ascii: range.lowerBound)...UInt8(ascii: range.upperBound))
    }
    return true
  }
}
