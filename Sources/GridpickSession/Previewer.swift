import GridpickCore

/// Who runs the commands of previews, in the background, one at a time (rule V1).
package struct Previewer {
  /// Has one run as soon as nothing of the one before is left; answers at once where it cannot be.
  package var start: (PreviewRequest) -> PreviewNews?
  /// Ends what runs with all that it has started, and nothing is told of it any more.
  package var stop: () -> Void
  /// Where the news comes from.
  package var sources: [NewsSource]
  /// The same as `stop`, and waits until it is gone.
  package var end: () -> Void

  package init(
    start: @escaping (PreviewRequest) -> PreviewNews?, stop: @escaping () -> Void,
    sources: [NewsSource], end: @escaping () -> Void
  ) {
    self.start = start
    self.stop = stop
    self.sources = sources
    self.end = end
  }
}
