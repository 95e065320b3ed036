import GridpickCore
import Synchronization

/// An input that is being read; any thread can get the document so far at any time.
package struct Reading: Sendable {
  /// Reads to the end, or to a pause, which is no error; an error leaves the document available.
  package let run: @Sendable (ByteFeed) throws(FormatError) -> Void
  package let document: @Sendable () -> ReadDocument
}

/// The findings of a reader, shared with other threads; a copy is made only after they were read.
final class Findings<Found: Sendable>: Sendable {
  private let found: Mutex<Found>

  init(_ initial: Found) {
    found = Mutex(initial)
  }

  var current: Found { found.withLock { $0 } }

  func update(_ change: (inout sending Found) -> Void) {
    found.withLock { change(&$0) }
  }
}

/// The bytes of an input that is still arriving; bytes never move and are never removed.
///
/// Unchecked, because only the reading thread uses the feed after it is handed over.
package final class ByteFeed: @unchecked Sendable {
  package enum Arrival {
    /// The number of bytes that have arrived.
    case more(Int)
    /// No bytes at present: reading stops, and the document so far stays.
    case pause
    case end
  }

  package private(set) var source: SourceText
  package private(set) var hasEnded = false
  private let arrival: () -> Arrival
  /// Reports that more of the input has been read.
  package let announce: () -> Void

  /// Creates a feed; `arrival` may block.
  package init(
    _ source: SourceText, arrival: @escaping () -> Arrival,
    announcement: @escaping () -> Void = {}
  ) {
    self.source = source
    self.arrival = arrival
    announce = announcement
  }

  package convenience init(_ source: SourceText) {
    self.init(source, arrival: { .end })
    hasEnded = true
  }

  /// Waits for more bytes; returns false at a pause or at the end.
  package func waitForMore() -> Bool {
    guard !hasEnded else { return false }
    switch arrival() {
    case .more(let count):
      source = source.extended(by: count)
      return true
    case .pause: return false
    case .end:
      hasEnded = true
      return false
    }
  }
}

/// The settings that an input contains besides its items.
package struct DocumentSettings: Equatable, Sendable {
  package var title: String?
  package var header: [String] = []
  package var banner: [String] = []
  package var layout: String?
  /// The pointer to the grid, if the grid is only a part of the document; nil otherwise.
  package var origin: String?
  /// True if sections are records with fields as columns, or if rows are as wide as a table.
  package var isTable = false
  /// True for indented lines, a drawn tree, or paragraphs (rule L12).
  package var isText = false
  package var style: String?

  package init() {}
}

/// The document as read so far.
package struct ReadDocument {
  package var data: Grid
  package var settings: DocumentSettings
  /// The number of input bytes in the document; it never decreases.
  package var extent: Int
  /// The records that could not be read: the first error and the number of errors.
  package var faults = Faults()

  package init(_ data: Grid, settings: DocumentSettings = DocumentSettings(), extent: Int) {
    self.data = data
    self.settings = settings
    self.extent = extent
  }

  package var hasSections: Bool { !data.isList && !data.isEmpty }

  package static var nothing: ReadDocument { ReadDocument(.empty, extent: 0) }

  package struct Faults: Equatable, Sendable {
    package var first: FormatError?
    package var count = 0

    package mutating func append(_ fault: FormatError) {
      if first == nil { first = fault }
      count += 1
    }
  }
}
