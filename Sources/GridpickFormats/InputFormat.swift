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

/// The reason why an input cannot be read, with the place in the input.
package struct FormatError: Error, Equatable {
  package var place: TextPlace
  /// The offending text, unchanged; empty at the end of the input.
  package var found: String
  /// The text that would have been right, as a short phrase: `an array or an object`.
  package var expected: String
  /// The grids to choose from if there are several, the largest first.
  package var choices: [GridChoice] = []
  /// The format that could read an input which is not the expected JSON; nil if there is none.
  package private(set) var otherFormat: FormatName?

  /// Returns the same error with the format that could read all of the refused input.
  package func naming(formatOf source: SourceText) -> FormatError {
    var error = self
    error.otherFormat =
      switch FormatName(beginning: source, isWhole: true) {
      case .ndjson: .ndjson
      case .json: found.isEmpty ? .lines : nil
      case .lines, .csv, .tsv: found.isEmpty ? nil : .lines
      }
    return error
  }
}

/// One of several grids in a JSON text.
package struct GridChoice: Equatable, Sendable {
  package var pointer: String
  /// The number of records in the grid.
  package var count: Int
}

/// The formats of an input, by their names on the command line.
package enum FormatName: String, CaseIterable, Sendable {
  case json
  case ndjson
  case lines
  case csv
  case tsv
}

extension FormatName {
  /// Returns the format of an input: the file extension decides, then the beginning of the input.
  ///
  /// A bare scalar is lines, as in the output of `seq 10`. A first value that the prefix cuts is
  /// JSON. `isWhole` means that no more than the prefix is to be examined.
  package static func detected(
    fileName: String?, in prefix: SourceText, isWhole: Bool
  ) -> FormatName {
    named(byExtensionOf: fileName) ?? FormatName(beginning: prefix, isWhole: isWhole)
  }

  package static func named(byExtensionOf fileName: String?) -> FormatName? {
    guard let fileName, let dot = fileName.lastIndex(of: ".") else { return nil }
    let suffix = fileName[dot...].dropFirst().lowercased()
    return allCases.first { $0.format.extensions.contains(suffix) }
  }
}
