/// The bytes of an input while more bytes may arrive; bytes never move, and none are taken away.
///
/// Unchecked, because the feed is handed to the reading thread, which alone uses it from then on.
package final class ByteFeed: @unchecked Sendable {
  package enum Arrival {
    /// The number of bytes added behind those that were there.
    case more(Int)
    /// No bytes for now: reading ends early, with the document understood so far.
    case pause
    case end
  }

  package private(set) var source: SourceText
  package private(set) var hasEnded = false
  private let arrival: () -> Arrival
  private let announcement: () -> Void

  /// Creates a feed; `arrival` may wait, and `announcement` tells that more input is understood.
  package init(
    _ source: SourceText, arrival: @escaping () -> Arrival,
    announcement: @escaping () -> Void = {}
  ) {
    self.source = source
    self.arrival = arrival
    self.announcement = announcement
  }

  /// Creates a feed of bytes that have all arrived.
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

  package func announce() {
    announcement()
  }
}
