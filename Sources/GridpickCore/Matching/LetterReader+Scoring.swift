extension LetterReader {
  /// The start of the name of a file, behind the last slash that has something behind it.
  ///
  /// A text with a blank before its first slash is no path. It gets -1, so that no letter begins
  /// the name.
  @inline(__always)
  var nameStart: Int {
    var offset = 0
    // Compares eight bytes at once, like `startOfLastPart`.
    while offset + 8 <= text.count, let start = UnsafeRawPointer(text.baseAddress) {
      let word = UInt64(
        littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let slashes = word.places(of: Self.slashes)
      let found = slashes | word.places(of: Self.spaces)
      if found != 0 { return found & (0 &- found) & slashes != 0 ? startOfLastPart : -1 }
      offset += 8
    }
    while offset < text.count {
      if text[offset] == UInt8(ascii: "/") { return startOfLastPart }
      if text[offset] == UInt8(ascii: " ") { return -1 }
      offset += 1
    }
    return 0
  }

  private static let slashes: UInt64 = 0x2f2f_2f2f_2f2f_2f2f
  private static let spaces: UInt64 = 0x2020_2020_2020_2020

  private var startOfLastPart: Int {
    var end = text.count - 1
    // Compares eight bytes at once.
    while end >= 8, let start = UnsafeRawPointer(text.baseAddress) {
      let word = start.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
      let slashes = UInt64(littleEndian: word).places(of: Self.slashes)
      if slashes != 0 { return end - slashes.leadingZeroBitCount >> 3 }
      end -= 8
    }
    while end > 0 {
      end -= 1
      if text[end] == UInt8(ascii: "/") { return end + 1 }
    }
    return 0
  }

  /// Returns the letter before an offset; at the start of the text a blank, which scores the same.
  @inline(__always)
  func scalar(before offset: Int) -> UInt32 {
    guard offset > 0 else { return 0x20 }
    let last = text[offset - 1]
    return last < 0x80 ? UInt32(last) : letter(before: offset).scalar
  }

  /// Returns the score of letters that stand side by side.
  func score(ofRun run: Range<Int>) -> Int {
    let nameStart = nameStart
    var tally = Tally()
    var previous = scalar(before: run.lowerBound)
    var offset = run.lowerBound
    var place = 0
    while offset < run.upperBound {
      let letter = letter(at: offset)
      tally.add(
        place, worth: Scoring.beginning(letter.scalar, after: previous),
        name: Scoring.name(offset - nameStart))
      previous = letter.scalar
      offset += letter.length
      place += 1
    }
    return tally.score
  }
}

extension UInt64 {
  /// Returns the high bit of each byte that is equal to the byte at the same place of `bytes`.
  @inline(__always)
  fileprivate func places(of bytes: UInt64) -> UInt64 {
    let difference = self ^ bytes
    let unequal = (difference & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7f7f_7f7f_7f7f_7f7f | difference
    return ~unequal & 0x8080_8080_8080_8080
  }
}
