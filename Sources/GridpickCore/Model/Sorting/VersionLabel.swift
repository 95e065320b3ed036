/// Tests for labels that are versions, such as `1.2.3` and `v1.4-rc1`, or may be, such as `1.10`.
enum VersionLabel {
  /// Returns a version without the `v` before it; nil if the label is no version.
  static func text(of label: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let hasLetter = label.first.map { $0 | 0x20 } == UInt8(ascii: "v")
    let text = UnsafeBufferPointer(rebasing: label.dropFirst(hasLetter ? 1 : 0))
    return partCount(of: text) >= (hasLetter ? 2 : 3) ? text : nil
  }

  /// Returns true if the label may be a version: only digits, with at most one point between them.
  static func mayBe(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    label.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      && (1...2).contains(partCount(of: label))
  }

  /// Returns the number of numbers, joined by points, at the start of the text, at most three.
  private static func partCount(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var place = 0
    while count < 3, place < text.count, text[place].isDigit {
      while place < text.count, text[place].isDigit { place += 1 }
      count += 1
      guard place < text.count, text[place] == UInt8(ascii: ".") else { break }
      place += 1
    }
    return count
  }
}
