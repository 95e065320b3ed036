/// Why an input cannot be read, and where.
package struct FormatError: Error, Equatable {
  package var place: TextPlace
  /// The offending text as it is; empty at the end of the input.
  package var found: String
  /// What would have been right, as a short phrase: `an array or an object`.
  package var expected: String

  package init(place: TextPlace, found: String, expected: String) {
    self.place = place
    self.found = found
    self.expected = expected
  }
}
