/// A control string of terminfo with numbers in it.
final class Parameterized {
  /// The string as terminfo has it, with a zero behind it.
  private let text: [CChar]
  /// What stands around the numbers; nil if terminfo's little language has to be run, which takes far longer.
  private let plain: Plain?
  /// Strings of small numbers asked for alone; no dictionary, whose type would cost start-up time.
  private var finished: [[UInt8]] = []
  private static let mostFinished = 256

  private struct Plain {
    let start: [UInt8]
    let end: [UInt8]
    /// True if there are two numbers, counted from 1.
    let isPlace: Bool

    init?(_ text: UnsafePointer<CChar>) {
      let place = strstr(text, "%i%p1%d;%p2%d")
      isPlace = place != nil
      guard let numbers = place ?? strstr(text, "%p1%d") else { return nil }
      let rest = UnsafePointer(numbers) + (isPlace ? 13 : 5)
      start = Array(UnsafeRawBufferPointer(start: text, count: UnsafePointer(numbers) - text))
      end = Array(UnsafeRawBufferPointer(start: rest, count: strlen(rest)))
      if start.contains(UInt8(ascii: "%")) || end.contains(UInt8(ascii: "%")) { return nil }
    }
  }

  /// Nil if the entry that was loaded last has no such string.
  init?(_ capability: String) {
    let bytes = Terminfo.immediate(capability)
    guard !bytes.isEmpty else { return nil }
    text = bytes.map(CChar.init(bitPattern:)) + [0]
    plain = text.withUnsafeBufferPointer { $0.baseAddress.flatMap { Plain($0) } }
  }

  func put(_ first: Int, _ second: Int = 0, to bytes: inout [UInt8]) {
    guard let plain else { return putFinished(first, second, to: &bytes) }
    bytes += plain.start
    bytes.append(number: plain.isPlace ? first + 1 : first)
    if plain.isPlace {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(number: second + 1)
    }
    bytes += plain.end
  }

  private func putFinished(_ first: Int, _ second: Int, to bytes: inout [UInt8]) {
    guard second == 0, 0..<Self.mostFinished ~= first else {
      return Terminfo.put(text, first, second, to: &bytes)
    }
    if finished.isEmpty { finished = Array(repeating: [], count: Self.mostFinished) }
    if finished[first].isEmpty { Terminfo.put(text, first, 0, to: &finished[first]) }
    bytes += finished[first]
  }
}

extension [UInt8] {
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
