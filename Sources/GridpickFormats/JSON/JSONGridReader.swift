/// A one-pass reader that finds the shape of a JSON grid, and the starts of its sections and items.
struct JSONGridReader {
  let progress: JSONProgress
  let options: ReadingOptions
  /// True if several objects follow each other, each with records at the same pointer.
  private let isPaged: Bool

  static let end = "the end of the input"

  static func reading(_ options: ReadingOptions, isPaged: Bool = false) -> Reading {
    let findings = Findings(JSONFindings(options))
    return Reading { (feed) throws(FormatError) in
      let progress = JSONProgress(feed, findings)
      try JSONGridReader(progress: progress, options: options, isPaged: isPaged).read()
    } document: {
      findings.current.document
    }
  }

  private func read() throws(FormatError) {
    do throws(JSONRefusal) {
      var scanner = JSONScanner(progress.bytes, noting: progress.longValues)
      scanner.skipBlanks()
      if isPaged {
        try readPages(at: &scanner)
      } else {
        let around = try scanner.enter(options.pointer)
        try readGrid(at: &scanner)
        try scanner.leave(around)
      }
      scanner.skipBlanks()
      guard scanner.isAtEnd else { throw scanner.refusal(expected: Self.end) }
      progress.finish()
    } catch {
      if progress.isPaused { return }
      progress.tellRest()
      throw progress.source.error(error)
    }
  }

  private func readGrid(at scanner: inout JSONScanner) throws(JSONRefusal) {
    switch scanner.current {
    case .openBracket: try readArray(at: &scanner)
    case .openBrace:
      let start = scanner.offset
      var reader = JSONObjectReader(scanner, progress, fields: JSONFields(options.fields))
      let doubt = try reader.read()
      scanner = reader.scanner
      if let doubt { try readFound(in: start, doubt, at: &scanner) }
    default: throw scanner.refusal(expected: "an array or an object")
    }
  }

  /// Reads an object that becomes one row for each value, once nothing can follow the object.
  func readValues(at scanner: inout JSONScanner) throws(JSONRefusal) {
    let start = scanner.offset
    var reader = JSONRecordReader(flattens: options.flattens)
    try reader.read(at: &scanner)
    progress.begin(.values)
    progress.note(record: start, by: &reader, end: scanner.offset)
  }

  /// Reads an array; its first element decides if it holds arrays, records or items.
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
    progress.begin(.rows)
    var items: [Int] = []
    var isHeader = options.hasHeader == true
    repeat {
      let start = scanner.offset
      guard scanner.current == .openBracket else {
        throw scanner.refusal(expected: "an array, like the first element")
      }
      items.removeAll(keepingCapacity: true)
      try scanner.skipItems(noting: &items)
      if isHeader {
        progress.note(header: items)
      } else {
        progress.note(section: start, items: items, end: scanner.offset)
      }
      isHeader = false
    } while try scanner.advance(in: .array)
  }

  func readRecords(
    at scanner: inout JSONScanner, from origin: String? = nil
  ) throws(JSONRefusal) {
    var reader = JSONRecordReader(flattens: options.flattens)
    progress.begin(.records, from: origin)
    try readRecords(at: &scanner, by: &reader)
  }

  private func readPages(at scanner: inout JSONScanner) throws(JSONRefusal) {
    progress.begin(.records, from: options.pointer.text)
    var reader = JSONRecordReader(flattens: options.flattens)
    repeat {
      let around = try scanner.enter(options.pointer)
      guard scanner.current == .openBracket else {
        throw scanner.refusal(expected: "an array of records, like the first line")
      }
      if scanner.enter(.array) { try readRecords(at: &scanner, by: &reader) }
      try scanner.leave(around)
      scanner.skipBlanks()
    } while !scanner.isAtEnd
  }

  private func readRecords(
    at scanner: inout JSONScanner, by reader: inout JSONRecordReader
  ) throws(JSONRefusal) {
    repeat {
      let start = scanner.offset
      guard scanner.current == .openBrace else {
        throw scanner.refusal(expected: "an object, like the first element")
      }
      try reader.read(at: &scanner)
      progress.note(record: start, by: &reader, end: scanner.offset)
    } while try scanner.advance(in: .array)
  }

  func readMembers(
    at scanner: inout JSONScanner, from origin: String?
  ) throws(JSONRefusal) {
    progress.begin(.members, from: origin)
    var reader = JSONRecordReader(flattens: options.flattens)
    var hasMore = scanner.enter(.object)
    while hasMore {
      let title = scanner.offset
      try scanner.skipKey()
      let start = scanner.offset
      try reader.read(at: &scanner)
      progress.note(record: start, title: title, by: &reader, end: scanner.offset)
      hasMore = try scanner.advance(in: .object)
    }
  }
}

extension InputFormat {
  static let json = InputFormat(
    name: .json, extensions: ["json"], summary: "a list, sections, records or a grid document",
    titlesByKeys: true
  ) { JSONGridReader.reading($0) }
}
