import Synchronization

/// Lines of JSON that are pages: each is an object that wraps some of the records, as programs that ask for
/// a long list in parts print them.
enum JSONPages {
  /// True while the first line may be a page.
  static func mayBegin(_ source: SourceText) -> Bool {
    guard let end = source.newline(from: source.textStart) else { return true }
    return source.withBytes { pointer(ofLine: source.textStart..<end, in: $0) != nil }
  }

  /// Where each of the first two lines has its records; nil where they are no pages.
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
    name: .ndjson, extensions: ["ndjson", "jsonl"], summary: "a JSON value a line",
    titlesByKeys: true
  ) { options in
    let lines = NDJSONReader.reading(options)
    let pages = Mutex<Reading?>(nil)
    return Reading { (feed) throws(FormatError) in
      // What two lines say is known before anything is told of pages.
      while isUndecided(feed), feed.waitForMore() {}
      if isUndecided(feed), !feed.hasEnded { return }
      guard options.pointer == JSONPointer(), let pointer = JSONPages.pointer(in: feed.source)
      else {
        return try lines.run(feed)
      }
      var paged = options
      paged.pointer = pointer
      let reading = JSONGridReader.reading(paged, isPaged: true)
      pages.withLock { $0 = reading }
      try reading.run(feed)
    } document: {
      (pages.withLock { $0 } ?? lines).document()
    }
  }
}

/// True while there may be pages, and the second line has not come.
private func isUndecided(_ feed: ByteFeed) -> Bool {
  feed.source.newlineCount(upTo: 2) < 2 && JSONPages.mayBegin(feed.source)
}

extension SourceText {
  /// How many newlines there are, no more than the limit.
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
