/// The kind of an input, judged by its beginning.
enum JSONBeginning {
  case other
  /// The input begins with an array or object, which is alone or continues behind the prefix.
  case value
  /// The input begins with two arrays or objects, each of which ends its line.
  case lines

  /// Judges an input by its prefix; unless the prefix `isWhole`, a cut second value proves nothing.
  init(_ prefix: SourceText, isWhole: Bool) {
    self = prefix.withBytes { bytes in
      var scanner = JSONScanner(bytes, at: prefix.textStart)
      guard let isValue = scanner.passLine() else { return .value }
      guard isValue else { return .other }
      scanner.skipBlanks()
      if scanner.isAtEnd { return .value }
      guard let isSecond = scanner.passLine() else { return isWhole ? .lines : .value }
      return isSecond ? .lines : .other
    }
  }
}

extension JSONScanner {
  /// Passes an array or object and the rest of its line, and the blanks before it; returns false if
  /// there is none, or more on its line, and nil if it ends behind the bytes that are there.
  ///
  /// In `[0.1] usb 1-1` and `[1]+ Running` a time or a number comes before the rest of the line.
  mutating func passLine() -> Bool? {
    let byte = skipBlanks()
    guard byte == .openBracket || byte == .openBrace else { return false }
    guard (try? skipValue()) != nil else { return hasRunOut ? nil : false }
    return skipLineEnd()
  }
}

/// Lines that are each an object around some of the records, as for a long list in parts.
enum JSONPages {
  /// True until two lines tell whether they are pages; a first line that is no page tells it alone.
  static func mayBegin(_ source: SourceText) -> Bool {
    guard let end = source.newline(from: source.textStart) else { return true }
    return source.newline(from: end + 1) == nil
      && pointer(ofLine: source.textStart..<end, in: source) != nil
  }

  /// Returns the pointer to the records in each of the first two lines; nil if these are no pages.
  static func pointer(in source: SourceText) -> MemberPath? {
    guard let first = source.newline(from: source.textStart),
      let second = source.newline(from: first + 1),
      let pointer = pointer(ofLine: source.textStart..<first, in: source),
      pointer == self.pointer(ofLine: first + 1..<second, in: source)
    else { return nil }
    return pointer
  }

  private static func pointer(ofLine line: Range<Int>, in source: SourceText) -> MemberPath? {
    source.withBytes { bytes in
      let upToLine = UnsafeBufferPointer(rebasing: bytes[..<line.upperBound])
      var scanner = JSONScanner(upToLine, at: line.lowerBound)
      guard scanner.skipBlanks() == .openBrace else { return nil }
      let page = JSONValue(upToLine, at: scanner.offset)
      guard (try? scanner.skipValue()) != nil else { return nil }
      let search = JSONGridSearch(page)
      guard let grid = search.grids.first, search.grids.count == 1, grid.value.isArray,
        !search.isNamed, grid.value.count > page.count
      else { return nil }
      return grid.path
    }
  }
}
