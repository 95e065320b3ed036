/// One format of an input: its names, and the way to read it.
package struct InputFormat: Sendable {
  package var name: FormatName
  /// The file extensions that mean this format, in lower case and without the dot.
  package var extensions: [String]
  package var summary: String
  package var delimiters = DelimiterRule.none
  package var canEndWithNul = false
  /// True if the keys of all records decide which field is the title, not the order in one record.
  package var titlesByKeys = false
  package var reading: @Sendable (ReadingOptions) -> Reading
}

/// The delimiters that the user may choose in a format.
package enum DelimiterRule: Equatable, Sendable {
  /// None: the format has its own separator.
  case none
  /// One byte that has no other meaning beside quotes.
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
