/// The bytes of an input, and the places in them.
package struct SourceText: Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one way to the bytes, so that another store can take the array's place.
  ///
  /// The pointer is good only until `body` returns.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer(body)
  }

  /// Where the text begins: after a byte order mark, if there is one.
  package var textStart: Int {
    withBytes { $0.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }
  }

  package func place(at offset: Int) -> TextPlace {
    withBytes { bytes in
      var place = TextPlace()
      place.advance(over: bytes[min(textStart, offset)..<offset])
      return place
    }
  }

  /// The places of rising offsets, found in one pass.
  package func places(at offsets: [Int]) -> [TextPlace] {
    withBytes { bytes in
      var place = TextPlace()
      var reached = textStart
      return offsets.map { offset in
        place.advance(over: bytes[reached..<offset])
        reached = offset
        return place
      }
    }
  }

  /// At most 20 characters of one line, fit to be shown; empty only at the end of the input.
  package func excerpt(at offset: Int) -> String {
    withBytes { bytes in
      let scalars = String(decoding: bytes[offset...].prefix(80), as: UTF8.self).unicodeScalars
      let line = scalars.prefix { $0 != "\n" && $0 != "\r" }
      let shown = line.isEmpty ? scalars.prefix(1) : line.prefix(20)
      return String(String.UnicodeScalarView(shown.map(Self.standIn)))
    }
  }

  package func error(at offset: Int, expected: String) -> FormatError {
    FormatError(place: place(at: offset), found: excerpt(at: offset), expected: expected)
  }

  /// What is seen in place of a scalar that would be invisible or move the cursor.
  private static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control where scalar.value < 0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}"
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: "\u{fffd}"
    default: scalar
    }
  }
}
