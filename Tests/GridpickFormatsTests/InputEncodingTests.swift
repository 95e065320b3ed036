import GridpickFormats
import Testing

/// UTF-16 with a byte order mark becomes UTF-8; everything else stays as it is.
@Suite struct InputEncodingTests {
  /// Decodes bytes that come in pieces.
  private func decoded(_ bytes: [UInt8], inPiecesOf length: Int) -> [UInt8] {
    var encoding = InputEncoding()
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      let piece = Array(bytes[start..<min(bytes.count, start + length)])
      result += piece.withUnsafeBufferPointer { encoding.decode($0) } ?? piece
    }
    return result + encoding.finish()
  }

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    "\u{feff}\(text)".utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: ["", "a", "name;Größe\r\nweb;1,5\n", "日本 😀 é", "😀"], [false, true])
  func `UTF-16 with a mark is read in pieces of any size`(text: String, bigEndian: Bool) {
    for length in 1...5 {
      let bytes = Self.utf16(text, bigEndian: bigEndian)
      #expect(decoded(bytes, inPiecesOf: length) == Array(text.utf8))
    }
  }

  @Test(arguments: [
    [], [0xff], [0xfe], [0xff, 0x41, 0x42], [0xef, 0xbb, 0xbf, 0x41], [0x61, 0, 0x62, 0],
  ])
  func `other bytes stay unchanged`(bytes: [UInt8]) {
    for length in 1...3 { #expect(decoded(bytes, inPiecesOf: length) == bytes) }
  }

  @Test(arguments: [
    ([0xff, 0xfe, 0x41, 0x00, 0x42], "A\u{fffd}"), ([0xff, 0xfe, 0x3d, 0xd8], "\u{fffd}"),
    ([0xfe, 0xff, 0xde, 0x00, 0x00, 0x41], "\u{fffd}A"),
    ([0xfe, 0xff, 0xd8, 0x3d, 0x00, 0x41], "\u{fffd}A"),
  ])
  func `half a character becomes a replacement character`(bytes: [UInt8], text: String) {
    for length in 1...4 { #expect(decoded(bytes, inPiecesOf: length) == Array(text.utf8)) }
  }

  @Test func `decoded bytes never exceed the requested room`() {
    var encoding = InputEncoding()
    let wide = Self.utf16(String(repeating: "日", count: 500), bigEndian: false)
    let room = 100
    var start = 2
    _ = Array(wide[..<2]).withUnsafeBufferPointer { encoding.decode($0) }
    while start < wide.count {
      let piece = Array(wide[start...].prefix(encoding.mostBytes(for: room)))
      let count = piece.withUnsafeBufferPointer { encoding.decode($0) }?.count
      #expect(count.map { $0 <= room } == true)
      start += piece.count
    }
  }
}
