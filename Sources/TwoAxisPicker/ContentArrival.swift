import GridpickCore

/// Data that goes on arriving while its beginning is shown, as a picker asks for it.
package struct ContentArrival {
  /// Readable when there is more.
  package var descriptor: Int32
  /// Begins to read on; called once the beginning is on the screen, which it must not hold up.
  package var start: () -> Void
  /// What there is by now; nil where it is no more than before.
  package var news: () -> ContentUpdate?

  package init(
    descriptor: Int32, start: @escaping () -> Void, news: @escaping () -> ContentUpdate?
  ) {
    self.descriptor = descriptor
    self.start = start
    self.news = news
  }
}
