/// The numbers of the texts of rows, as they are first seen; more rows change no number.
package struct GroupTexts: Sendable {
  private var texts = NumberedTexts()
  private(set) var numbers: [UInt32] = []
  /// The first row of each number.
  private(set) var firstRows: [UInt32] = []

  package init(upTo count: Int = 0) { numbers.reserveCapacity(count) }

  package var count: Int { numbers.count }

  /// Numbers the text of the next row as it is shown: in UTF-8, and with a word for an empty one.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if !bytes.isEmpty, bytes.allSatisfy({ $0 < 0x80 }) { return append(number: bytes) }
    var shown = bytes.isEmpty ? Groups.nothing : String(decoding: bytes, as: UTF8.self)
    shown.withUTF8 { append(number: $0) }
  }

  private mutating func append(number text: UnsafeBufferPointer<UInt8>) {
    let number = texts.number(of: text)
    if number == firstRows.count { firstRows.append(UInt32(numbers.count)) }
    numbers.append(number)
  }
}
