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
