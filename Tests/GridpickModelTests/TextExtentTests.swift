import GridpickModel
import Testing

struct TextExtentTests {
  private static let most = TextExtent.seenByteCount

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: [0, 1, 5, most - 1, most])
  func `L1 what fits is decoded whole`(count: Int) {
    let text = String(repeating: "a", count: count)
    #expect(TextExtent.seen.text(of: bytes(text)) == text)
  }

  @Test(arguments: ["é", "漢", "👍", "aé", "ab👍"])
  func `L1 a longer one is cut between scalars, and says so`(pattern: String) {
    let text = String(repeating: pattern, count: Self.most)
    let seen = TextExtent.seen.text(of: bytes(text))
    #expect(seen.hasSuffix("…"))
    #expect(text.hasPrefix(seen.dropLast()))
    #expect((Self.most - 3...Self.most).contains(seen.utf8.count - 3))
    #expect(TextExtent.whole.text(of: bytes(text)) == text)
  }

  @Test func `bad UTF-8 is cut too`() {
    let seen = TextExtent.seen.text(of: [UInt8](repeating: 0x80, count: 2 * Self.most))
    #expect(seen.hasSuffix("\u{fffd}…"))
  }
}
