// The grid in a document that is no grid itself.
extension JSONGridReader {
  /// Reads an object that was passed and is no grid itself: the only grid in it, or its values.
  func readFound(
    in start: Int, _ doubt: JSONRefusal, at scanner: inout JSONScanner
  ) throws(JSONRefusal) {
    let object = JSONValue(scanner.bytes, at: start, knowing: progress.longValues)
    let found = try grid(in: object, doubt)
    // Members that were announced as titled sections are none.
    progress.begin(.sections)
    progress.isHeldBack = true
    let end = scanner.offset
    let lineEnd = progress.source.newline(from: start) ?? end
    let isLine = options.pointer == JSONPointer() && lineEnd >= end
    if let found {
      if isLine { try awaitEnd(at: &scanner, shows: false) }
      scanner.offset = found.value.start
      progress.isHeldBack = isLine && progress.isPaused
      try read(found, at: &scanner)
    } else {
      scanner.offset = start
      try readValues(at: &scanner)
      if isLine { try awaitEnd(at: &scanner, shows: true) }
    }
    scanner.offset = end
  }

  /// Waits for the end of the input behind an object on one line.
  ///
  /// If another line follows, the object is one of several records. If `shows` is true, the object
  /// is shown as a record while the reader waits.
  private func awaitEnd(at scanner: inout JSONScanner, shows: Bool) throws(JSONRefusal) {
    while scanner.current.isBlank {
      if shows, scanner.current == .newline { progress.isHeldBack = false }
      scanner.offset += 1
    }
    guard scanner.isAtEnd else { throw scanner.refusal(expected: Self.end) }
  }

  /// Returns the only grid in an object; nil if the object is shown by its values.
  private func grid(
    in object: JSONValue, _ doubt: JSONRefusal
  ) throws(JSONRefusal) -> JSONGridSearch.Grid? {
    // A pointer names the grid itself, so there is no search.
    if options.pointer != JSONPointer() {
      return object.holdsRecords ? JSONGridSearch.Grid(pointer: JSONPointer(), value: object) : nil
    }
    let search = JSONGridSearch(object)
    guard search.outstanding.count < 2 else {
      throw JSONRefusal(offset: doubt.offset, expected: doubt.expected, choices: search.choices)
    }
    return search.outstanding.first
  }

  private func read(
    _ found: JSONGridSearch.Grid, at scanner: inout JSONScanner
  ) throws(JSONRefusal) {
    let origin = found.pointer == JSONPointer() ? nil : found.pointer.text
    if found.value.isObject {
      try readMembers(at: &scanner, from: origin)
    } else if scanner.enter(.array) {
      if let origin, let list = JSONInnerList(ofRecords: found.value) {
        try readInnerRecords(at: &scanner, in: list, from: origin)
      } else {
        try readRecords(at: &scanner, from: origin)
      }
    } else {
      progress.begin(.records, from: origin)
    }
  }
}

// Inner records.
extension JSONGridReader {
  /// Reads the records of an array, around which all was read, and which hold each a list of others.
  private func readInnerRecords(
    at scanner: inout JSONScanner, in list: JSONInnerList, from origin: String
  ) throws(JSONRefusal) {
    let inner = JSONPointer(list.path.keys).text
    progress.begin(.records, from: "\(origin)/*\(inner)", in: list)
    var reader = JSONRecordReader(flattens: options.flattens, in: list)
    repeat {
      try readInnerRecords(at: &scanner, in: list, by: &reader)
    } while try scanner.advance(in: .array)
  }

  /// Reads an object around inner records; without any it is a record itself.
  func readInnerRecords(
    at scanner: inout JSONScanner, in list: JSONInnerList, by reader: inout JSONRecordReader
  ) throws(JSONRefusal) {
    let start = scanner.offset
    guard scanner.current == .openBrace else {
      throw scanner.refusal(expected: "an object, like the first element")
    }
    try scanner.skipValue()
    let end = scanner.offset
    let object = JSONValue(scanner.bytes, at: start, knowing: progress.longValues)
    let inner = list.elements(of: object)
    for record in inner ?? [start] {
      scanner.offset = record
      try reader.read(at: &scanner, within: inner.map { _ in start })
      progress.note(record: record, title: inner.map { _ in start }, by: &reader, end: end)
    }
    scanner.offset = end
  }
}
