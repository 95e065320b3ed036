/// The bytes of an input that were there at one moment, and the places in them.
///
/// Unchecked because of its pointer: the bytes do not move as long as their owner lives, and the
/// counted bytes are never written again. A mapped file may change all the same, so no code trusts
/// that a second read gives the same bytes.
package struct SourceText: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let owner: AnyObject?
  let colors: TextColors?

  /// Creates a text in memory that `owner` keeps; memory behind these bytes may be filled later.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, owner: AnyObject?, colors: TextColors? = nil
  ) {
    self.bytes = bytes
    self.owner = owner
    self.colors = colors
  }

  package init(_ bytes: [UInt8]) {
    let copy = ByteCopy(bytes)
    self.init(copy.bytes, owner: copy)
  }

  package var count: Int { bytes.count }

  /// Returns the text with `more` bytes, which have been filled behind these bytes.
  func extended(by more: Int) -> SourceText {
    with(UnsafeBufferPointer(start: bytes.baseAddress, count: count + more))
  }

  package func prefix(_ length: Int) -> SourceText {
    with(UnsafeBufferPointer(rebasing: bytes[..<min(length, count)]))
  }

  private func with(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceText {
    SourceText(bytes, owner: owner, colors: colors)
  }

  /// Calls `body` with the bytes; the pointer is valid only until `body` returns.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(owner) {} }
    return try body(bytes)
  }

  /// The offset where the text begins: after a byte order mark, if there is one.
  package var textStart: Int {
    withBytes { $0.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }
  }

  func newline(from start: Int) -> Int? {
    withBytes { bytes in
      let place = bytes.place(of: .newline, from: start)
      return place < bytes.count ? place : nil
    }
  }

  package func place(at offset: Int) -> TextPlace {
    place(at: offset, behind: TextPlace(), of: textStart)
  }

  /// Returns the place of an offset behind a known place.
  package func place(at offset: Int, behind known: TextPlace, of knownOffset: Int) -> TextPlace {
    withBytes { bytes in
      var place = known
      place.advance(over: bytes[min(knownOffset, offset)..<offset])
      return place
    }
  }

  /// Returns at most 20 characters of one line, unchanged; empty only at the end of the input.
  package func excerpt(at offset: Int) -> String {
    withBytes { bytes in
      let scalars = String(decoding: bytes[offset...].prefix(80), as: UTF8.self).unicodeScalars
      let line = scalars.prefix { $0 != "\n" && $0 != "\r" }
      let shown = line.isEmpty ? scalars.prefix(1) : line.prefix(20)
      return String(String.UnicodeScalarView(shown))
    }
  }

  func error(_ refusal: JSONRefusal) -> FormatError {
    var error = error(at: refusal.offset, expected: refusal.expected)
    error.choices = refusal.choices
    return error
  }

  package func error(at offset: Int, expected: String) -> FormatError {
    FormatError(place: place(at: offset), found: excerpt(at: offset), expected: expected)
  }
}

private final class ByteCopy {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.bytes = UnsafeBufferPointer(copy)
  }

  deinit {
    bytes.deallocate()
  }
}
