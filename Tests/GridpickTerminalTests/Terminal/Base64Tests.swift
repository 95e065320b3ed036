import Testing

@testable import GridpickTerminal

struct Base64Tests {
  /// The vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `text is encoded as RFC 4648 says`(text: String, written: String) {
    #expect(Base64.encoded(Array(text.utf8)) == written)
  }

  @Test func `every digit is used, and stands for its number`() {
    let bytes = (0..<64).chunked(by: 4).flatMap { group in
      let bits = group.reduce(0) { $0 << 6 | $1 }
      return [UInt8(bits >> 16), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
    }
    #expect(
      Base64.encoded(bytes) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  }
}

extension Range<Int> {
  fileprivate func chunked(by count: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: count).map { $0..<$0 + count }
  }
}
