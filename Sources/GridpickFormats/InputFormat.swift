/// One format an input can have: its names, and how it is read.
package struct InputFormat: Sendable {
  package var name: FormatName
  /// The file extensions that mean this format, in lower case and without the dot.
  package var extensions: [String]
  /// What help says about it.
  package var summary: String
  package var delimiters = DelimiterRule.none
  /// Whether its records may end with NUL.
  package var canEndWithNul = false
  /// Whether the keys of all records, and not the order in one, tell which field is its title.
  package var titlesByKeys = false
  /// Begins to read an input from its start.
  package var reading: @Sendable (ReadingOptions) -> Reading
}

/// Which delimiters may be asked for in a format.
package enum DelimiterRule: Equatable, Sendable {
  /// What parts its fields is the format's own.
  case none
  /// One byte that means nothing else beside quotes.
  case besideQuotes
  case any

  package func allows(_ delimiter: Delimiter) -> Bool {
    switch (self, delimiter) {
    case (.any, _): true
    case (.besideQuotes, .bytes(let bytes)): bytes.count == 1 && !"\"\r\n".utf8.contains(bytes[0])
    case (.none, _), (.besideQuotes, .blanks), (.besideQuotes, .aligned): false
    }
  }
}

extension FormatName {
  /// The table of formats.
  package var format: InputFormat {
    switch self {
    case .json: .json
    case .ndjson: .ndjson
    case .lines: .lines
    case .csv: .csv
    case .tsv: .tsv
    }
  }
}
