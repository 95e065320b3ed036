/// A fast test, eight bytes at a time, for bytes that contain a term's letters in their order.
struct LetterFilter: Equatable, Sendable {
  private struct Wanted: Equatable, Sendable {
    /// The letter, eight times.
    let bytes: UInt64
    /// The bit of small letters, eight times, if case does not count.
    let caseBits: UInt64
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lowBits: UInt64 = 0x7f7f_7f7f_7f7f_7f7f

  private let wanted: [Wanted]

  init(_ letters: [UInt32], _ folding: LetterFolding) {
    wanted = letters.map { letter in
      let isCased = folding.ignoresCase && 0x61...0x7a ~= letter
      // A letter beyond ASCII is never searched as a byte; any byte beyond ASCII may stand for it.
      let byte = letter < 0x80 ? UInt64(letter) : 0x80
      return Wanted(bytes: byte &* Self.ones, caseBits: isCased ? 0x20 &* Self.ones : 0)
    }
  }

  /// Returns the place of the first letter; nil if not all letters occur in their order.
  ///
  /// A byte beyond ASCII may stand for any letter, so that all bytes before the place are ASCII.
  func firstPlace(in bytes: TextBytes) -> Int? {
    guard bytes.count >= wanted.count, let start = UnsafeRawPointer(bytes.baseAddress) else {
      return nil
    }
    return wanted.withUnsafeBufferPointer { wanted in
      var place = Self.place(of: wanted[0], in: start, 0, bytes.count)
      let first = place
      for letter in wanted.dropFirst() {
        guard place < bytes.count else { return nil }
        place = Self.place(of: letter, in: start, place + 1, bytes.count)
      }
      return place < bytes.count ? first : nil
    }
  }

  /// Returns the next place of the first letter, whatever follows it, or the end of the bytes.
  func placeOfFirst(in bytes: TextBytes, from offset: Int) -> Int {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return bytes.count }
    return Self.place(of: wanted[0], in: start, offset, bytes.count)
  }

  @inline(__always)
  private static func place(
    of wanted: Wanted, in bytes: UnsafeRawPointer, _ offset: Int, _ count: Int
  ) -> Int {
    var offset = offset
    while offset + 8 <= count {
      let found = hits(of: wanted, in: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      if found != 0 { return offset + found.trailingZeroBitCount >> 3 }
      offset += 8
    }
    guard offset < count else { return count }
    let found = hits(of: wanted, in: bytes.word(at: offset, upTo: count))
    return found == 0 ? count : min(count, offset + found.trailingZeroBitCount >> 3)
  }

  /// Returns a word with the high bit set in each byte that is the wanted one or beyond ASCII.
  @inline(__always)
  private static func hits(of wanted: Wanted, in word: UInt64) -> UInt64 {
    let difference = (UInt64(littleEndian: word) | wanted.caseBits) ^ wanted.bytes
    let unequal = (difference & lowBits) &+ lowBits | difference
    return (~unequal | word) & ~lowBits
  }
}

extension UnsafeRawPointer {
  /// Reads the fewer than eight bytes from an offset to the end; the first byte is the lowest.
  @inline(__always)
  func word(at offset: Int, upTo count: Int) -> UInt64 {
    guard offset < count else { return 0 }
    var word: UInt64 = 0
    if count >= 8 {
      word = UInt64(littleEndian: loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      word >>= UInt64(8 - (count - offset)) << 3
    } else {
      for index in (offset..<count).reversed() {
        word = word << 8 | UInt64(load(fromByteOffset: index, as: UInt8.self))
      }
    }
    return word
  }
}
