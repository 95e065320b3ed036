/// A search through the bytes of many texts at once for a run of letters, sixteen bytes at a time.
package struct RunScan: Sendable {
  private struct Letter {
    let byte: UInt8
    let caseBit: UInt8

    @inline(__always)
    func matches(_ other: UInt8) -> Bool { other | caseBit == byte }

    @inline(__always)
    func matches(_ others: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
      others | SIMD16(repeating: caseBit) .== SIMD16(repeating: byte)
    }
  }

  private let letters: [Letter]

  fileprivate var length: Int { letters.count }

  /// Returns nil for a term that may match without a run of ASCII letters.
  init?(_ term: Term) {
    guard term.kind != .fuzzy, !term.isComparison, !term.isInverse,
      term.letters.allSatisfy({ $0 < 0x80 })
    else {
      return nil
    }
    letters = term.letters.map { letter in
      let isCased = term.folding.ignoresCase && 0x61...0x7a ~= letter
      return Letter(byte: UInt8(letter), caseBit: isCased ? 0x20 : 0)
    }
  }

  /// Returns the place where the letters begin, or of the first byte beyond ASCII.
  ///
  /// The letters may end behind `end`.
  package func place(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    letters.withUnsafeBufferPointer { letters in
      let raw = UnsafeRawBufferPointer(bytes)
      let span = letters.count - 1
      let (first, last) = (letters[0], letters[span])
      var offset = start
      // Both loads end within the buffer, whose end may lie behind `end`.
      while offset < end, offset + span + 16 <= bytes.count {
        let heads = raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        let tails = raw.loadUnaligned(fromByteOffset: offset &+ span, as: SIMD16<UInt8>.self)
        var hits = (first.matches(heads) .& last.matches(tails)).bits
        hits |= heads.bitsBeyondASCII
        while hits != 0 {
          let place = offset &+ hits.trailingZeroBitCount
          if Self.mayStand(letters, at: place, in: bytes) { return place < end ? place : nil }
          hits &= hits &- 1
        }
        offset &+= 16
      }
      guard offset < end else { return nil }
      return (offset..<end).first { Self.mayStand(letters, at: $0, in: bytes) }
    }
  }

  private static func mayStand(
    _ letters: UnsafeBufferPointer<Letter>, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if bytes[place] >= 0x80 { return true }
    guard place + letters.count <= bytes.count else { return false }
    return letters.indices.allSatisfy { letters[$0].matches(bytes[place &+ $0]) }
  }
}

extension Query {
  /// A scan for the longest run of letters that each match has; nil if no term asks for one.
  package var scan: RunScan? {
    alternatives.lazy.filter { $0.count == 1 }.compactMap { $0.first.flatMap(RunScan.init) }
      .max { $0.length < $1.length }
  }
}
