import GridpickCore

/// The words of a line that are shown, and those that are searched; nil for all.
struct LineWords: Sendable {
  var shown: FieldPlaces?
  var searched: FieldPlaces?

  /// Calls `body` with some words of a line, and with their place if they are one piece of it.
  ///
  /// Words beside each other keep what is between them; others are joined by a blank.
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
