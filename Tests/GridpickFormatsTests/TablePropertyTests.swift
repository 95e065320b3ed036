import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Random bytes against a reader that looks at one byte after another.
@Suite struct TablePropertyTests {
  static let sizes = [0, 1, 2, 5, 17, 63, 64, 65, 127, 128, 129, 200, 1000]

  private static var plain: ReadingOptions {
    var options = ReadingOptions(rowTitles: false)
    options.hasHeader = false
    return options
  }

  private func text(
    of size: Int, _ alphabet: String, using generator: inout SeededGenerator
  ) -> [UInt8] {
    let alphabet = Array(alphabet.utf8)
    return (0..<size).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
  }

  private func expectSame(
    _ bytes: [UInt8], _ name: FormatName, chunk: Int,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let isQuoted = name == .csv
    let expected = PlainTable(
      bytewise: bytes, separator: UInt8(ascii: isQuoted ? "," : "\t"), isQuoted: isQuoted)
    let data = try name.read(bytes, chunk: chunk, options: Self.plain).data
    guard PlainTable(data) != expected || data.columnCount != expected.columnCount else { return }
    let shown = bytes.count < 300 ? String(decoding: bytes, as: UTF8.self).debugDescription : "…"
    Issue.record("\(bytes.count) bytes in chunks of \(chunk): \(shown)", sourceLocation: location)
  }

  @Test(arguments: [
    (FormatName.csv, "\",\n\rax"), (.csv, "\"aaaaaaaaaa,bbbbbbbb\n\r"), (.csv, "\n\r"),
    (.csv, "\"\"\"\n,aaaaaaaaaaaaaaaaaaaaaaaaa"), (.csv, ",\n"), (.tsv, "\t\n\rax\""),
  ])
  func `records and fields equal those of a byte-by-byte reader`(name: FormatName, alphabet: String)
    throws
  {
    var generator = SeededGenerator(seed: 4180)
    for size in Self.sizes {
      for _ in 0..<40 {
        let chunk = Int.random(in: 1...100, using: &generator)
        try expectSame(text(of: size, alphabet, using: &generator), name, chunk: chunk)
      }
    }
  }

  @Test(arguments: [
    (16383, 1), (16384, 100), (16384, 16384), (16385, 16384), (16448, 64), (32769, 20_000),
    (40_000, 3),
  ])
  func `the quote state carries over from block to block`(size: Int, chunk: Int) throws {
    var generator = SeededGenerator(seed: UInt64(size))
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    try expectSame(text(of: size, "\",,\n\r" + letters, using: &generator), .csv, chunk: chunk)
    try expectSame(text(of: size, "\t\n\r" + letters, using: &generator), .tsv, chunk: chunk)
  }

  @Test func `a pause at any byte shows the complete records`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let bytes = text(of: 150, "\",\n\rabc", using: &generator)
      let limit = Int.random(in: 0...bytes.count, using: &generator)
      let chunk = Int.random(in: 1...70, using: &generator)
      // Until a line ends as usual, returns may end lines.
      guard bytes[..<limit].contains(UInt8(ascii: "\n")) else { continue }
      let data = try FormatName.csv.read(bytes, chunk: chunk, limit: limit, options: Self.plain)
        .data
      let whole = PlainTable(
        bytewise: Array(bytes[..<limit]), separator: UInt8(ascii: ","), isQuoted: true,
        hasEnded: false)
      #expect(PlainTable(data) == whole)
    }
  }

  @Test func `any bytes written as csv are read back unchanged`() throws {
    var generator = SeededGenerator(seed: 1)
    let records: [[[UInt8]]] = (0..<200).map { _ in
      (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        (0..<Int.random(in: 0...250, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
      }
    }
    let quote = UInt8(ascii: "\"")
    let lines = records.map { fields in
      Array(
        fields.map { [quote] + $0.flatMap { $0 == quote ? [$0, $0] : [$0] } + [quote] }
          .joined(separator: [UInt8(ascii: ",")]))
    }
    let bytes = Array(lines.joined(separator: Array("\r\n".utf8)))
    let document = try FormatName.csv.read(bytes, chunk: 100, options: Self.plain)
    #expect(PlainTable(document.data) == PlainTable(records))
    guard let grid = document.data.asTable else { return }
    let written = (0..<grid.sectionCount).map {
      grid.record(at: Position(section: $0, index: 0))
    }
    #expect(written == lines)
  }

  @Test func `any bytes written as lines are read back unchanged`() throws {
    var generator = SeededGenerator(seed: 2)
    let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false).map(Array.init)
    let expected = lines.last == [] ? lines.dropLast() : lines[...]
    let flat = try FormatName.lines.read(bytes, chunk: 999)
    #expect(PlainTable(flat.data) == PlainTable([Array(expected)]))
    var options = ReadingOptions()
    for separator in [[0x2c], [0x80], [0x61, 0x61], [0x2c, 0x01]] as [[UInt8]] {
      options.delimiter = .bytes(separator)
      let document = try FormatName.lines.read(bytes, chunk: 999, options: options)
      let ends = PlainTable(document.data).records.map { Array($0.joined(separator: separator)) }
      // Only the empty fields behind those of the line are no part of it.
      #expect(
        zip(ends, expected).allSatisfy { $0.starts(with: $1) } && ends.count == expected.count)
    }
  }
}
