/// The bytes of one run, read from the front as choices, and the rest as an input.
struct FuzzedBytes {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// Returns a number below `limit`, made of one byte; 0 if there are no more bytes.
  mutating func number(below limit: Int) -> Int {
    Int(rest.popFirst() ?? 0) % limit
  }

  mutating func isTrue() -> Bool { number(below: 2) == 1 }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns the pieces of the rest, each of this length but the last.
  func pieces(of length: Int) -> [[UInt8]] {
    stride(from: rest.startIndex, to: rest.endIndex, by: length).map {
      Array(rest[$0..<min($0 + length, rest.endIndex)])
    }
  }

  /// Returns the rest as texts between newlines; bytes that are no UTF-8 are replaced.
  var lines: [String] {
    rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
