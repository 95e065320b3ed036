import GridpickCore
import Synchronization

/// One input that is being read; its document so far is available at any time, from any thread.
package struct Reading: Sendable {
  /// Reads to the end or to a pause, which is no error; after a refusal the document stays.
  package let run: @Sendable (ByteFeed) throws(FormatError) -> Void
  package let document: @Sendable () -> ReadDocument
}

/// The findings of a reader, shared with threads that look; the reader copies only after a look.
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

extension Reading {
  /// A reading that `choose` picks by the first bytes, and if they are all; nil asks for more.
  static func chosen(
    _ choose: @escaping @Sendable (SourceText, _ isWhole: Bool) -> Reading?
  ) -> Reading {
    let chosen = Mutex<Reading?>(nil)
    return Reading { (feed) throws(FormatError) in
      var reading = choose(feed.source, feed.hasEnded)
      while reading == nil {
        // At the end of the input the bytes that are there decide.
        guard feed.waitForMore() || feed.hasEnded else { return }
        reading = choose(feed.source, feed.hasEnded)
      }
      guard let reading else { return }
      chosen.withLock { $0 = reading }
      try reading.run(feed)
    } document: {
      chosen.withLock { $0 }?.document() ?? .nothing
    }
  }

  package func noting(_ note: String) -> Reading {
    Reading(run: run) {
      var document = document()
      document.settings.note = document.settings.note.map { "\(note), \($0)" } ?? note
      return document
    }
  }
}

/// The bytes of an input while more bytes may arrive; bytes never move, and none are taken away.
///
/// Unchecked, because the feed is handed to the reading thread, which alone uses it from then on.
package final class ByteFeed: @unchecked Sendable {
  package enum Arrival {
    /// The number of bytes that have come.
    case more(Int)
    /// No bytes for now: reading ends early, with the document understood so far.
    case pause
    case end
  }

  package private(set) var source: SourceText
  package private(set) var hasEnded = false
  private let arrival: () -> Arrival
  /// Tells that more input is understood.
  package let announce: () -> Void

  /// Creates a feed; `arrival` may wait.
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

  /// Waits until there are more bytes; returns false if none come, for now or at all.
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

/// The settings that an input contains beside its items.
package struct DocumentSettings: Equatable, Sendable {
  package var title: String?
  package var header: [String] = []
  package var banner: [String] = []
  /// A word about how the input is read, which may not be what was expected; nil if there is none.
  package var note: String?
  package var layout: NamedSetting?
  /// The pointer to the grid in a document that is not a grid itself; else nil.
  package var origin: String?
  /// True if sections are records and columns are their fields, or if other rows are as wide.
  package var isTable = false
  /// Indented, a drawn tree, or paragraphs (rule L12).
  package var isText = false
  package var style: String?
  /// Every style that the document names, once, with the place of its first use.
  package var styles: [NamedSetting] = []

  package init() {}
}

/// A name in a document that only the caller of the reader can judge, with its place for an error.
package struct NamedSetting: Equatable, Sendable {
  package var name: String
  package var place: TextPlace

  package init(_ name: String, at place: TextPlace) {
    self.name = name
    self.place = place
  }
}

/// The result of reading an input so far.
package struct ReadDocument {
  package var data: Grid
  package var settings: DocumentSettings
  /// The number of bytes of the input in the document, which never gets smaller.
  package var extent: Int
  /// The records that could not be read: the first error, and their number.
  package var faults = Faults()
  /// A short message about the way the input is shown; nil if there is none.
  package var notice: String?

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
    /// True if what could not be read is shown as it is, so that nothing is lost.
    package var areShown = false

    package mutating func append(_ fault: FormatError) {
      if first == nil { first = fault }
      count += 1
    }
  }
}
