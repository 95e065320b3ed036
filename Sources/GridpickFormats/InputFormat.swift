/// One format of an input: its names, and the way to read it.
package struct InputFormat: Sendable {
  package var extensions: [String]
  package var summary: String
  package var reading: @Sendable (ReadingOptions) -> Reading
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

  /// True if the user may choose this delimiter: any in lines, in csv one byte beside quotes.
  package func takes(_ delimiter: Delimiter) -> Bool {
    switch (self, delimiter) {
    case (.lines, _): true
    case (.csv, .bytes(let bytes)): bytes.count == 1 && !"\"\r\n".utf8.contains(bytes[0])
    case (.json, _), (.ndjson, _), (.csv, _), (.tsv, _): false
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
  /// The grids that the user can choose from, the largest first.
  package var choices: [GridChoice] = []
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
  package static func named(byExtensionOf fileName: String?) -> FormatName? {
    guard let fileName, let dot = fileName.lastIndex(of: ".") else { return nil }
    let suffix = fileName[dot...].dropFirst().lowercased()
    return allCases.first { $0.format.extensions.contains(suffix) }
  }
}
