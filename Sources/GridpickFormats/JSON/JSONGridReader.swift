/// Recognises the shape of a JSON grid in one pass, and notes where its sections and items begin.
struct JSONGridReader {
  private let progress: JSONProgress
  private let options: ReadingOptions

  static func reading(_ options: ReadingOptions) -> Reading {
    let findings = Findings(JSONFindings(options))
    return Reading { (feed) throws(FormatError) in
      try JSONGridReader(progress: JSONProgress(feed, findings), options: options).read()
    } document: {
      findings.current.document
    }
  }

  private func read() throws(FormatError) {
    do throws(JSONRefusal) {
      var scanner = JSONScanner(progress.bytes, noting: progress.longValues)
      scanner.skipBlanks()
      let around = try scanner.enter(options.pointer)
      try readGrid(at: &scanner)
      try scanner.leave(around)
      scanner.skipBlanks()
      guard scanner.isAtEnd else { throw scanner.refusal(expected: "the end of the input") }
      progress.finish()
    } catch {
      if progress.isPaused { return }
      progress.tellRest()
      throw progress.source.error(at: error.offset, expected: error.expected)
    }
  }

  private func readGrid(at scanner: inout JSONScanner) throws(JSONRefusal) {
    switch scanner.current {
    case .openBracket: try readArray(at: &scanner)
    case .openBrace:
      var reader = JSONObjectReader(scanner, progress)
      try reader.read()
      scanner = reader.scanner
    default: throw scanner.refusal(expected: "an array or an object")
    }
  }

  /// The first element decides what an array holds: arrays, records, or else items.
  private func readArray(at scanner: inout JSONScanner) throws(JSONRefusal) {
    guard scanner.enter(.array) else { return progress.begin(.list) }
    switch scanner.current {
    case .openBracket: try readSections(at: &scanner)
    case .openBrace: try readRecords(at: &scanner)
    default: try readList(at: &scanner)
    }
  }

  private func readList(at scanner: inout JSONScanner) throws(JSONRefusal) {
    progress.begin(.list)
    repeat {
      let item = try scanner.skipItem()
      progress.note(item: item, end: scanner.offset)
    } while try scanner.advance(in: .array)
  }

  private func readSections(at scanner: inout JSONScanner) throws(JSONRefusal) {
    progress.begin(.sections)
    var items: [Int] = []
    repeat {
      let start = scanner.offset
      guard scanner.current == .openBracket else {
        throw scanner.refusal(expected: "an array, as the first element is")
      }
      items.removeAll(keepingCapacity: true)
      try scanner.skipItems(noting: &items)
      progress.note(section: start, items: items, end: scanner.offset)
    } while try scanner.advance(in: .array)
  }

  private func readRecords(at scanner: inout JSONScanner) throws(JSONRefusal) {
    progress.begin(.records)
    var reader = JSONRecordReader(flattens: options.flattens)
    repeat {
      let start = scanner.offset
      guard scanner.current == .openBrace else {
        throw scanner.refusal(expected: "an object, as the first element is")
      }
      try reader.read(at: &scanner)
      progress.note(record: start, by: &reader, end: scanner.offset)
    } while try scanner.advance(in: .array)
  }
}

extension InputFormat {
  static let json = InputFormat(
    name: .json, extensions: ["json"], summary: "a list, sections, records or a grid document",
    titlesByKeys: true
  ) { JSONGridReader.reading($0) }
}
