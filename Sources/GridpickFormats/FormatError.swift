/// Why an input cannot be read, and where.
package struct FormatError: Error, Equatable {
  package var place: TextPlace
  /// The offending text as it is; empty at the end of the input.
  package var found: String
  /// What would have been right, as a short phrase: `an array or an object`.
  package var expected: String
  /// Where the grid may be that is asked for, if there are several, the largest first.
  package var choices: [GridChoice] = []
  /// The format that would read an input which was to be JSON and is not.
  package private(set) var otherFormat: FormatName?

  package init(place: TextPlace, found: String, expected: String) {
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// The same, with the format that would read all of the refused input.
  package func naming(formatOf source: SourceText) -> FormatError {
    var error = self
    error.otherFormat =
      switch JSONBeginning(source, isWhole: true) {
      case .lines: .ndjson
      case .other: found.isEmpty ? nil : .lines
      case .value: found.isEmpty ? .lines : nil
      }
    return error
  }
}

/// One of several grids in a JSON text.
package struct GridChoice: Equatable, Sendable {
  /// The JSON pointer to it.
  package var pointer: String
  /// How many records it has.
  package var count: Int

  package init(pointer: String, count: Int) {
    self.pointer = pointer
    self.count = count
  }
}
