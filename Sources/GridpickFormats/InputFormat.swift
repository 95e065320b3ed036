/// One format an input can have: its names, and how it is read.
package struct InputFormat: Sendable {
  package var name: FormatName
  /// The file extensions that mean this format, in lower case and without the dot.
  package var extensions: [String]
  /// What help says about it.
  package var summary: String
  /// Begins to read an input from its start.
  package var reading: @Sendable (ReadingOptions) -> Reading
}

extension InputFormat {
  /// Reads an input that is all there.
  package func read(
    _ source: SourceText, _ options: ReadingOptions = ReadingOptions()
  ) throws(FormatError) -> ReadDocument {
    let reading = reading(options)
    try reading.run(ByteFeed(source))
    return reading.document()
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
