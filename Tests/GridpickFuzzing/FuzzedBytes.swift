/// The bytes of one run: the first bytes are choices, the rest is an input.
struct FuzzedBytes {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// Returns a number below `limit`, made from one byte; 0 if no bytes are left.
  mutating func number(below limit: Int) -> Int {
    Int(rest.popFirst() ?? 0) % limit
  }

  mutating func isTrue() -> Bool { number(below: 2) == 1 }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns the rest in pieces of this length; the last piece may be shorter.
  func pieces(of length: Int) -> [[UInt8]] {
    stride(from: rest.startIndex, to: rest.endIndex, by: length).map {
      Array(rest[$0..<min($0 + length, rest.endIndex)])
    }
  }

  /// The rest as lines; invalid UTF-8 is replaced.
  var lines: [String] {
    rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
