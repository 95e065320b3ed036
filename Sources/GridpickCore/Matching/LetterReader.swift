/// A reader of the letters of a text; bytes that are not UTF-8 read as U+FFFD, one byte at a time.
struct LetterReader {
  struct Letter {
    let scalar: UInt32
    let length: Int

    static let broken = Letter(scalar: 0xfffd, length: 1)
  }

  let text: UnsafeBufferPointer<UInt8>

  /// Returns the letter that begins at an offset, which must lie in the text.
  @inline(__always)
  func letter(at offset: Int) -> Letter {
    let first = text[offset]
    return first < 0x80 ? Letter(scalar: UInt32(first), length: 1) : longLetter(at: offset)
  }

  /// Returns the letter that ends at an offset, which must lie behind the start of the text.
  func letter(before offset: Int) -> Letter {
    for length in stride(from: min(4, offset), to: 1, by: -1) {
      let letter = letter(at: offset - length)
      if letter.length == length { return letter }
    }
    let last = text[offset - 1]
    return last < 0x80 ? Letter(scalar: UInt32(last), length: 1) : .broken
  }

  private func longLetter(at offset: Int) -> Letter {
    let first = text[offset]
    let (length, least): (Int, UInt32)
    switch first {
    case 0xc2..<0xe0: (length, least) = (2, 0x80)
    case 0xe0..<0xf0: (length, least) = (3, 0x800)
    case 0xf0..<0xf5: (length, least) = (4, 0x1_0000)
    default: return .broken
    }
    guard offset + length <= text.count else { return .broken }
    var scalar = UInt32(first) & (0x7f >> UInt32(length))
    for byte in text[(offset + 1)..<(offset + length)] {
      guard byte & 0xc0 == 0x80 else { return .broken }
      scalar = scalar << 6 | UInt32(byte & 0x3f)
    }
    guard scalar >= least, Unicode.Scalar(scalar) != nil else { return .broken }
    return Letter(scalar: scalar, length: length)
  }
}
