import Synchronization

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
