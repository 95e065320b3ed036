import GridpickCore

extension InputFormat {
  /// The format in which each line is an item of a list, or a section if there are columns.
  static let lines = InputFormat(
    name: .lines, extensions: [], summary: "one item per line, or with -d one record",
    delimiters: .any, canEndWithNul: true
  ) { options in
    let hasTitles = options.rowTitles ?? false
    let header = options.hasHeader ?? (options.headerLines > 0 ? true : nil)
    var syntax = RecordSyntax(terminator: options.endsWithNul ? 0 : UInt8(ascii: "\n"))
    var form = TableForm.table(hasHeader: header ?? false, rowTitles: hasTitles)
    switch options.delimiter {
    case nil where options.findsTables:
      form = .found(isAsked: false, hasHeader: header, rowTitles: hasTitles)
    case nil: form = .lines
    case .bytes(let bytes): syntax.separator = bytes.count == 1 ? .byte(bytes[0]) : .bytes(bytes)
    case .blanks: syntax.separator = .blanks
    case .aligned: form = .found(isAsked: true, hasHeader: header, rowTitles: hasTitles)
    }
    // Lines that stay whole keep all their bytes, a byte order mark included.
    return TableReader(
      syntax: syntax, form: form, keyName: options.fields.id,
      hasByteOrderMark: options.delimiter != nil, headerLines: options.headerLines,
      words: LineWords(shown: options.shownWords, searched: options.searchedWords)
    ).reading()
  }
}

/// The words of a line that are shown, and those that are searched; nil for all.
struct LineWords: Sendable {
  var shown: FieldPlaces?
  var searched: FieldPlaces?

  /// Calls `body` with the chosen words: a run as written, with its place; others joined by spaces.
  static func read<Result>(
    _ places: FieldPlaces, of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>, Range<Int>?) -> Result
  ) -> Result {
    let words = bytes[line].split(whereSeparator: \.isFieldBlank).map(\.indices)
    let chosen = places.indices(among: words.count)
    guard let (first, last) = FieldPlaces.ends(ofRun: chosen) else {
      return Array(chosen.map { bytes[words[$0]] }.joined(separator: " ".utf8))
        .withUnsafeBufferPointer { body($0, nil) }
    }
    let piece = words[first].lowerBound..<words[last].upperBound
    return body(UnsafeBufferPointer(rebasing: bytes[piece]), piece)
  }
}
