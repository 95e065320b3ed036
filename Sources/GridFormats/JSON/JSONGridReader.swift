import GridModel

/// Recognises the shape of a JSON grid in one pass, and notes where its sections and items begin.
package enum JSONGridReader {
  package static func read(
    _ source: SourceText, options: ReadingOptions = ReadingOptions()
  ) throws(FormatError) -> ReadDocument {
    do throws(JSONRefusal) {
      return try source.withBytes { bytes throws(JSONRefusal) in
        var scanner = JSONScanner(bytes, at: source.textStart)
        scanner.skipBlanks()
        let document = try readGrid(of: source, at: &scanner, options: options)
        scanner.skipBlanks()
        guard scanner.isAtEnd else { throw scanner.refusal(expected: "the end of the input") }
        return document
      }
    } catch {
      throw source.error(at: error.offset, expected: error.expected)
    }
  }

  private static func readGrid(
    of source: SourceText, at scanner: inout JSONScanner, options: ReadingOptions
  ) throws(JSONRefusal) -> ReadDocument {
    switch scanner.current {
    case .openBracket:
      return ReadDocument(
        try readArray(of: source, at: &scanner, options: options), extent: source.count)
    case .openBrace:
      var reader = JSONObjectReader(scanner)
      let document = try reader.read(source, fields: options.fields)
      scanner = reader.scanner
      return document
    default: throw scanner.refusal(expected: "an array or an object")
    }
  }

  /// The first element decides what an array holds: arrays, records, or else items.
  private static func readArray(
    of source: SourceText, at scanner: inout JSONScanner, options: ReadingOptions
  ) throws(JSONRefusal) -> GridData {
    var inside = scanner
    switch inside.enter(.array) ? inside.current : 0 {
    case .openBracket:
      let index = try readSections(at: &scanner)
      return .grid(JSONSections(source: source, fields: options.fields, index: index))
    case .openBrace:
      let index = try JSONRecordIndex(at: &scanner)
      return .grid(JSONRecords(source: source, index: index, rowTitles: options.rowTitles ?? true))
    default:
      var offsets: [Int] = []
      try scanner.skipItems(noting: &offsets)
      return .list(JSONItemList(source: source, fields: options.fields, offsets: offsets))
    }
  }

  private static func readSections(
    at scanner: inout JSONScanner
  ) throws(JSONRefusal) -> JSONSectionIndex {
    var index = JSONSectionIndex()
    guard scanner.enter(.array) else { return index }
    repeat {
      guard scanner.current == .openBracket else {
        throw scanner.refusal(expected: "an array, as the first element is")
      }
      try index.readItems(from: &scanner)
      index.appendSection()
    } while try scanner.advance(in: .array)
    return index
  }
}

extension JSONGridReader {
  static func reading(_ options: ReadingOptions) -> Reading {
    let findings = Findings(JSONFindings())
    return Reading { (feed) throws(FormatError) in
      while feed.waitForMore() {}
      guard feed.hasEnded else { return }
      findings.update { $0.source = feed.source }
      let document = try read(feed.source, options: options)
      _ = document
    } document: {
      (try? read(findings.current.source, options: options))
        ?? ReadDocument(.list(EmptyList()), extent: 0)
    }
  }
}
private struct JSONFindings { var source = SourceText([]) }
private struct EmptyList: ItemList {
  var count: Int { 0 }
  func item(at index: Int) -> GridItem? { nil }
  func value(at index: Int) -> [UInt8] { [] }
}

extension InputFormat {
  static let json = InputFormat(
    name: .json, extensions: ["json"], summary: "a list, sections, records or a grid document"
  ) { JSONGridReader.reading($0) }
}
