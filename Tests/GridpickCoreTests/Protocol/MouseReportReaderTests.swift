import Testing

@testable import GridpickCore

struct MouseReportReaderTests {
  /// The progress after every byte of a text.
  private func progress(_ text: String) -> [SequenceProgress<MouseEvent>] {
    var reader = MouseReportReader()
    return text.utf8.map { reader.read($0) }
  }

  private func place(_ line: Int, _ column: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: column)
  }

  @Test func `a report ends with its final byte and not before`() {
    let seen = progress("0;33;16M")
    #expect(seen.dropLast().allSatisfy { $0 == .reading })
    #expect(seen.last == .finished(.press(.primary, place(15, 32))))
    #expect(progress("0;38;16m").last == .finished(.release(place(15, 37))))
    #expect(progress("32;34;16M").last == .finished(.motion(.primary, place(15, 33))))
    #expect(
      progress("65;1;1M").last == .finished(.wheel(.down, at: ScreenPoint(line: 0, column: 0))))
  }

  @Test(arguments: ["0;224;300M", "0;00224;0300M"])
  func `coordinates go beyond 223`(text: String) {
    #expect(progress(text).last == .finished(.press(.primary, place(299, 223))))
  }

  @Test(arguments: [
    "M", "m", "0M", "0;5M", "0;5;5;5M", ";;M", "0;;5M", "0;5;M", "0;0;5M", "0;5;0m", "3;5;5M",
    "0;999999999;5M", "0;1000000000;5M", "0;99999999999999999999;5M", "99999999999999999999;5;5M",
    "-1;5;5M", "0;-5;5M", "0;5;-5m", "0;5:1;5M", "?0;5;5M", "0;5;5 M", "0 ;5;5M",
  ])
  func `an absurd report is read to its end and ignored`(text: String) {
    let seen = progress(text)
    #expect(seen.dropLast().allSatisfy { $0 == .reading })
    #expect(seen.last == .finished(nil))
  }

  @Test(arguments: [3, 4, 16, 35, 36, 200, 10_000])
  func `a report may have any number of parameters`(count: Int) {
    let text = Array(repeating: "7", count: count).joined(separator: ";") + "M"
    let seen = progress(text)
    #expect(seen.dropLast().allSatisfy { $0 == .reading })
    #expect(seen.last == .finished(nil))
  }

  @Test func `an endless report never grows`() {
    var reader = MouseReportReader()
    #expect((0..<100_000).allSatisfy { reader.read(0x30 + UInt8($0 % 10)) == .reading })
    #expect(reader.read(0x4d) == .finished(nil))
  }

  @Test(arguments: ["j", "A", "n", "N", "~", "é", "\u{1b}", "\r", "\t", "\u{0}", "\u{7f}", "@"])
  func `a byte outside the syntax of a report is refused, wherever it comes`(byte: String) {
    let report = "32;34;16"
    for length in 0...report.count {
      #expect(progress(report.prefix(length) + byte).last == .refused)
    }
    #expect(progress(String(repeating: "1", count: 99) + byte).last == .refused)
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func `no byte crashes the reader`(byte: UInt8) {
    var reader = MouseReportReader()
    switch byte {
    case 0x20...0x3f: #expect(reader.read(byte) == .reading)
    case UInt8(ascii: "M"), UInt8(ascii: "m"): #expect(reader.read(byte) == .finished(nil))
    default: #expect(reader.read(byte) == .refused)
    }
  }
}
