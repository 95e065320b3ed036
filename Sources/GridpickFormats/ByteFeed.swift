/// The bytes of an input while more of them may arrive: they never move, there are only ever more.
///
/// Unchecked since it is handed to the thread that reads, and used by that thread alone from then on.
package final class ByteFeed: @unchecked Sendable {
  /// What asking for more bytes comes to.
  package enum Arrival {
    /// So many more lie behind those that were there.
    case more(Int)
    /// None for now: reading ends early, with what has been understood.
    case pause
    case end
  }

  /// All that is there.
  package private(set) var source: SourceText
  package private(set) var hasEnded = false
  private let arrival: () -> Arrival
  private let announcement: () -> Void

  /// `arrival` may wait; `announcement` tells that more of the input has been understood.
  package init(
    _ source: SourceText, arrival: @escaping () -> Arrival,
    announcement: @escaping () -> Void = {}
  ) {
    self.source = source
    self.arrival = arrival
    self.announcement = announcement
  }

  /// A feed of bytes that are all there.
  package convenience init(_ source: SourceText) {
    self.init(source, arrival: { .end })
    hasEnded = true
  }

  /// Waits until there is more; false where none comes, for now or at all.
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

  /// Tells that there is more to be seen than before.
  package func announce() {
    announcement()
  }
}
