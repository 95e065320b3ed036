import GridpickCore
import Synchronization

/// The bytes of an input that had arrived at one moment, and places in them.
///
/// Unchecked because of the pointer: the owner keeps the bytes in place, and nobody writes to them
/// again. A mapped file may change, so the code does not trust a second read.
package struct SourceText: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let owner: AnyObject?
  let colors: TextColors?

  /// Creates a text in memory that `owner` keeps; memory after these bytes may be filled later.
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

  func extended(by more: Int) -> SourceText {
    with(UnsafeBufferPointer(start: bytes.baseAddress, count: count + more))
  }

  package func prefix(_ length: Int) -> SourceText {
    with(UnsafeBufferPointer(rebasing: bytes[..<min(length, count)]))
  }

  private func with(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceText {
    SourceText(bytes, owner: owner, colors: colors)
  }

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

  /// True if the text begins with the byte order mark of UTF-16.
  package var isUTF16: Bool {
    withBytes { $0.starts(with: [0xff, 0xfe]) || $0.starts(with: [0xfe, 0xff]) }
  }

  /// Returns the line and column of an offset; counts newlines, and scalars since the last one.
  package func place(at offset: Int) -> TextPlace {
    withBytes { bytes in
      var place = TextPlace()
      for byte in bytes[min(textStart, offset)..<offset] {
        if byte == UInt8(ascii: "\n") {
          place = TextPlace(line: place.line + 1)
        } else if byte & 0xc0 != 0x80 {
          place.column += 1
        }
      }
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

/// The styles of an input's bytes; the reading thread adds styles, and any thread can read them.
package final class TextColors: Sendable {
  /// A style that begins at `start` and lasts until the next change.
  package struct Change: Sendable {
    let start: Int
    let style: Style

    package init(start: Int, style: Style) {
      self.start = start
      self.style = style
    }
  }

  /// The largest number of changes, to limit memory; bytes after the last one have no colours.
  private static let most = 1 << 23
  /// The largest number of runs in one text, more than fit on a screen.
  private static let mostRuns = 256

  private let changes = Mutex<[Change]>([])

  package init() {}

  /// Appends changes; they must be in order and after the existing changes.
  package func append(_ more: [Change]) {
    changes.withLock { changes in
      let room = Self.most - changes.count
      guard room > 0 else { return }
      changes += more.prefix(room)
      if more.count > room, let last = changes.popLast() {
        changes.append(Change(start: last.start, style: .plain))
      }
    }
  }

  /// Returns the styled runs in a range of input bytes.
  func runs(in bytes: Range<Int>) -> [StyledRun] {
    changes.withLock { changes in
      let first = changes.indices.partitionPoint { changes[$0].start <= bytes.lowerBound }
      var runs: [StyledRun] = []
      for number in max(0, first - 1)..<changes.count {
        let start = max(changes[number].start, bytes.lowerBound)
        guard start < bytes.upperBound, runs.count < Self.mostRuns else { break }
        let end = number + 1 < changes.count ? changes[number + 1].start : .max
        let run = start..<max(start, min(end, bytes.upperBound))
        if !run.isEmpty, changes[number].style != .plain {
          runs.append(StyledRun(run, changes[number].style))
        }
      }
      return runs
    }
  }
}

extension SourceText {
  /// Returns the styles of a text that is shown as it is written; another one, such as a field in
  /// quotes, has none.
  func styles(ofBytes place: Range<Int>, shownAs text: String) -> [StyledRun] {
    guard let colors, !place.isEmpty else { return [] }
    let runs = colors.runs(in: place)
    guard !runs.isEmpty,
      place.count > TextExtent.seenByteCount || withBytes({ $0[place].starts(with: text.utf8) })
    else { return [] }
    return runs.map { run in
      let start = run.bytes.lowerBound - place.lowerBound
      return StyledRun(start..<start + run.bytes.count, run.style)
    }
  }
}

/// A place in a text, counted from line 1, column 1.
package struct TextPlace: Hashable, Sendable {
  package var line: Int = 1
  package var column: Int = 1
}
