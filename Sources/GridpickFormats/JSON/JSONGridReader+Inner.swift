extension JSONGridReader {
  /// Reads the records of an array, around which all was read, and which hold each a list of others.
  func readInnerRecords(
    at scanner: inout JSONScanner, in list: JSONInnerList, from origin: String
  ) throws(JSONRefusal) {
    let inner = JSONPointer(list.path.keys).text
    progress.begin(.records, from: "\(origin)/*\(inner)", in: list)
    var reader = JSONRecordReader(flattens: options.flattens)
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
      throw scanner.refusal(expected: "an object, as the first element is")
    }
    try scanner.skipValue()
    let end = scanner.offset
    let object = JSONValue(scanner.bytes, at: start, knowing: progress.longValues)
    let inner = list.elements(of: object)
    for record in inner?.records ?? [start] {
      scanner.offset = record
      try reader.read(at: &scanner, within: inner?.around)
      progress.note(record: record, title: inner.map { _ in start }, by: &reader, end: end)
    }
    scanner.offset = end
  }
}
