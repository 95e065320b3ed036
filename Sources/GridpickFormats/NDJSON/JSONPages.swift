/// Lines that are each an object around some of the records, as for a long list in parts.
enum JSONPages {
  static func mayBegin(_ source: SourceText) -> Bool {
    guard let end = source.newline(from: source.textStart) else { return true }
    return source.withBytes { pointer(ofLine: source.textStart..<end, in: $0) != nil }
  }

  /// Returns the pointer to the records in each of the first two lines; nil if these are no pages.
  static func pointer(in source: SourceText) -> JSONPointer? {
    guard let first = source.newline(from: source.textStart),
      let second = source.newline(from: first + 1)
    else { return nil }
    return source.withBytes { bytes in
      guard let pointer = pointer(ofLine: source.textStart..<first, in: bytes),
        pointer == self.pointer(ofLine: first + 1..<second, in: bytes)
      else { return nil }
      return pointer
    }
  }

  private static func pointer(
    ofLine line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONPointer? {
    let upToLine = UnsafeBufferPointer(rebasing: bytes[..<line.upperBound])
    var scanner = JSONScanner(upToLine, at: line.lowerBound)
    guard scanner.skipBlanks() == .openBrace else { return nil }
    let page = JSONValue(upToLine, at: scanner.offset)
    guard (try? scanner.skipValue()) != nil else { return nil }
    let search = JSONGridSearch(page)
    guard let grid = search.grids.first, search.grids.count == 1, grid.value.isArray,
      !page.isNamed, grid.value.count > page.count
    else { return nil }
    return grid.pointer
  }
}

extension InputFormat {
  static let ndjson = InputFormat(
    name: .ndjson, extensions: ["ndjson", "jsonl"], summary: "one JSON value per line",
    titlesByKeys: true
  ) { options in
    .chosen { source, isWhole in
      // The first two lines are examined before anything is announced as pages.
      if !isWhole, source.newlineCount(upTo: 2) < 2, JSONPages.mayBegin(source) { return nil }
      guard options.pointer == JSONPointer(), let pointer = JSONPages.pointer(in: source) else {
        return NDJSONReader.reading(options)
      }
      var paged = options
      paged.pointer = pointer
      return JSONGridReader.reading(paged, isPaged: true)
    }
  }
}

extension SourceText {
  fileprivate func newlineCount(upTo limit: Int) -> Int {
    var count = 0
    var start = 0
    while count < limit, let newline = newline(from: start) {
      count += 1
      start = newline + 1
    }
    return count
  }
}
