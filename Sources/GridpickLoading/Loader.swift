import GridpickFormats
import GridpickSystem

/// Reads one input: its beginning at once, the rest on a thread of its own while the beginning is shown.
package final class Loader {
  /// What there is to be seen of the input, and whether more may come.
  package struct Part {
    package var document: ReadDocument
    package var hasEnded: Bool
    /// Why nothing more comes, where the input cannot be read to its end.
    package var failure: LoadingFailure?

    package init(document: ReadDocument, hasEnded: Bool, failure: LoadingFailure? = nil) {
      self.document = document
      self.hasEnded = hasEnded
      self.failure = failure
    }
  }

  /// How long a producer may take before the screen is shown without it.
  private static let patience = Duration.milliseconds(15)

  private let bytes: InputBytes
  private let progress: LoadingProgress
  private let guess: FormatGuess
  private var hasStarted = false
  /// The extent of the newest part that was handed out.
  private var shownExtent: Int
  /// The beginning; what is read later is not shown before it is more.
  package let first: Part
  /// What the beginning looks like; nil while the input has not even begun.
  package let format: FormatName?
  /// What the input was found to be since.
  package var currentFormat: FormatName? { progress.format ?? format }

  /// Reads the beginning, by which the format is guessed.
  package init(_ input: Input, _ guess: FormatGuess) throws(LoadingFailure) {
    do {
      bytes = try input.open(guess.options)
      progress = try LoadingProgress()
    } catch {
      throw .input(error)
    }
    self.guess = guess
    let feed = bytes.beginning(limit: FormatGuess.beginning, within: Self.patience)
    while feed.waitForMore() {}
    if let failure = bytes.failure { throw .input(failure) }
    let isWhole = feed.hasEnded
    guard isWhole || guess.canJudge(feed.source) else {
      format = nil
      first = Part(document: .nothing, hasEnded: false)
      shownExtent = 0
      return
    }
    let format = guess.format(of: feed.source, isWhole: isWhole)
    let reading = format.format.reading(guess.options)
    do {
      try reading.run(isWhole ? ByteFeed(feed.source) : ByteFeed(feed.source) { .pause })
    } catch {
      guard !isWhole, !guess.canJudge(feed.source, isRefused: true) else {
        throw .format(error.naming(formatOf: feed.source))
      }
    }
    self.format = format
    first = Part(document: reading.document(), hasEnded: isWhole)
    shownExtent = first.document.extent
  }

  /// From here on what is read is on the screen.
  package func noteSeen() {
    progress.noteSeen()
  }

  /// Refuses an input whose values are no longer those that were read.
  package func checkUnchanged() throws(LoadingFailure) {
    if bytes.hasChanged { throw .input(.changed) }
  }

  /// Readable when there is more to be seen than before.
  package var descriptor: Int32 { progress.bell.descriptor }

  /// Waits until there is more to be seen; after `start`.
  package func waitForNews() {
    progress.bell.wait()
  }

  /// Reads on, from the start, on a thread of its own; for an input that has not ended.
  ///
  /// Once is enough, more is harmless.
  package func start() {
    guard !hasStarted else { return }
    hasStarted = true
    Thread.start { [bytes, progress, guess] in
      do throws(FormatError) {
        try Self.readAll(bytes, guess, progress)
        progress.end(bytes.failure.map(LoadingFailure.input))
      } catch {
        // What was cut off seldom makes sense, and says less than why.
        progress.end(
          bytes.failure.map(LoadingFailure.input) ?? .format(error.naming(formatOf: bytes.source)))
      }
    }
  }

  private static func readAll(
    _ bytes: InputBytes, _ guess: FormatGuess, _ progress: LoadingProgress
  ) throws(FormatError) {
    var feed = bytes.everything(announcing: progress.bell.ring)
    while !guess.canJudge(feed.source), feed.waitForMore() {}
    let format = guess.format(of: feed.source, isWhole: feed.hasEnded)
    do {
      try read(feed, as: format, guess, progress)
    } catch {
      // What came first may have looked like another format than what comes next: a line of JSON is a
      // value by itself, and two are values a line.
      feed = bytes.everything(announcing: progress.bell.ring)
      let better = formatOfRefused(feed, as: format, guess, progress)
      guard better != format, better != .lines || !progress.isSettled else { throw error }
      try read(feed, as: better, guess, progress)
    }
  }

  /// The format of an input that was refused in one, which may be the same; waits for as much as tells it.
  private static func formatOfRefused(
    _ feed: ByteFeed, as format: FormatName, _ guess: FormatGuess, _ progress: LoadingProgress
  ) -> FormatName {
    while guess.format(of: feed.source, isWhole: feed.hasEnded) == format,
      !guess.canJudge(feed.source, isRefused: true), feed.waitForMore()
    {}
    let better = guess.format(of: feed.source, isWhole: feed.hasEnded)
    // The fault may lie behind the beginning.
    return better == format && !progress.isSettled
      ? guess.format(of: feed.source, isWhole: true, upTo: .max) : better
  }

  private static func read(
    _ feed: ByteFeed, as format: FormatName, _ guess: FormatGuess, _ progress: LoadingProgress
  ) throws(FormatError) {
    let reading = format.format.reading(guess.options)
    progress.begin(reading, of: format)
    try reading.run(feed)
  }

  /// What there is by now; nil while it is less than what was shown before.
  package func news() -> Part? {
    let state = progress.take()
    guard let document = state.document, state.hasEnded || document.extent >= shownExtent
    else { return nil }
    shownExtent = document.extent
    return Part(document: document, hasEnded: state.hasEnded, failure: state.failure)
  }
}
