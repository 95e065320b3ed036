import GridpickCore
import GridpickFormats
import GridpickTerminal
import Synchronization

/// A loader of one input, which reads the beginning at once, and the rest on a separate thread.
package final class Loader {
  package struct Part {
    package var document: ReadDocument
    package var hasEnded: Bool
    /// The reason why nothing more comes; nil unless the input cannot be read to its end.
    package var failure: LoadingFailure?
  }

  /// The time that a producer may take before the screen is shown without its data.
  private static let patience = Duration.milliseconds(15)

  private let bytes: InputBytes
  private let progress: LoadingProgress
  private let guess: FormatGuess
  private var hasStarted = false
  private var shownExtent: Int
  /// The beginning; a later part is not shown before it is at least as long.
  package let first: Part
  package let format: FormatName?
  package var currentFormat: FormatName? { progress.format ?? format }

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
    let failure = bytes.failure.map(LoadingFailure.input)
    if let failure, feed.source.count == 0 { throw failure }
    if feed.source.isUTF16 {
      throw .input(.utf16)
    }
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
      // An input that was cut off seldom makes sense, and the reason for the cut says more.
      if let failure, reading.document().data.isEmpty { throw failure }
      guard failure != nil || !isWhole && !guess.canJudge(feed.source, isRefused: true) else {
        throw .format(error.naming(formatOf: feed.source))
      }
    }
    self.format = format
    first = Part(document: reading.document(), hasEnded: isWhole, failure: failure)
    shownExtent = first.document.extent
  }

  package func noteSeen() {
    progress.noteSeen()
  }

  /// Throws an error with `name` if the input has changed since it was read.
  func checkUnchanged(_ name: String) throws(Complaint) {
    if bytes.hasChanged { throw Complaint("\(name): changed while being read") }
  }

  package var descriptor: Int32 { progress.bell.descriptor }

  package func waitForNews() {
    progress.bell.wait()
  }

  /// Reads the input from its start on a separate thread; needed unless `first` is the whole input.
  package func start() {
    guard !hasStarted else { return }
    hasStarted = true
    Thread.start { [self] in readAll { true } }
  }

  /// Reads the input from its start, until `isWanted` returns false.
  func readAll(while isWanted: @escaping () -> Bool) {
    do throws(FormatError) {
      try Self.readAll(guess, progress) { [bytes, progress] in
        bytes.everything(waiting: isWanted, announcing: progress.bell.ring)
      }
      progress.finish(bytes.failure.map(LoadingFailure.input))
    } catch {
      // An input that was cut off seldom makes sense, and the reason for the cut says more.
      progress.finish(
        bytes.failure.map(LoadingFailure.input) ?? .format(error.naming(formatOf: bytes.source)))
    }
  }

  /// Reads all bytes in the format guessed from the first, or in another if later bytes refute it.
  static func readAll(
    _ guess: FormatGuess, _ progress: LoadingProgress, from makeFeed: () -> ByteFeed
  ) throws(FormatError) {
    var feed = makeFeed()
    while !guess.canJudge(feed.source), feed.waitForMore() {}
    let format = guess.format(of: feed.source, isWhole: feed.hasEnded)
    do {
      try read(feed, as: format, guess, progress)
    } catch {
      // The beginning may mislead: one line of JSON is a value, two lines are one value per line.
      feed = makeFeed()
      let better = formatOfRefused(feed, as: format, guess, progress)
      guard better != format, better != .lines || !progress.isSettled else { throw error }
      try read(feed, as: better, guess, progress)
    }
  }

  /// Waits for enough bytes, and returns the likely format of an input that `format` cannot read.
  ///
  /// The result may be the same format again.
  private static func formatOfRefused(
    _ feed: ByteFeed, as format: FormatName, _ guess: FormatGuess, _ progress: LoadingProgress
  ) -> FormatName {
    while guess.format(of: feed.source, isWhole: feed.hasEnded) == format,
      !guess.canJudge(feed.source, isRefused: true), feed.waitForMore()
    {}
    // The fault may be after the beginning.
    let better = guess.format(of: feed.source, isWhole: feed.hasEnded)
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

  /// Returns the part read by now; nil while it is less than the part shown before.
  package func news() -> Part? {
    let state = progress.receive()
    guard let document = state.document, state.hasEnded || document.extent >= shownExtent
    else { return nil }
    shownExtent = document.extent
    return Part(document: document, hasEnded: state.hasEnded, failure: state.failure)
  }
}

/// The progress of a reading, which one thread sets and another thread reads.
final class LoadingProgress: Sendable {
  let bell: Bell
  private let state = Mutex(State())

  struct State {
    fileprivate var reading: Reading?
    fileprivate(set) var format: FormatName?
    fileprivate(set) var hasEnded = false
    fileprivate var isSeen = false
    fileprivate(set) var failure: LoadingFailure?

    /// The document by now; nil before a reading has begun.
    var document: ReadDocument? { reading?.document() ?? (hasEnded ? .nothing : nil) }
  }

  init() throws(Fault) { bell = try Bell() }

  var format: FormatName? { state.withLock { $0.format } }

  /// True once the screen shows data that must keep its kind (rule P8).
  ///
  /// A few items may still turn out to be the beginning of a line; sections or many items cannot.
  var isSettled: Bool {
    let state = state.withLock { $0 }
    guard state.isSeen, let document = state.document else { return false }
    return document.hasSections || document.extent > FormatGuess.beginning
  }

  func noteSeen() {
    state.withLock { $0.isSeen = true }
  }

  func begin(_ reading: Reading, of format: FormatName) {
    state.withLock {
      $0.reading = reading
      $0.format = format
    }
  }

  func finish(_ failure: LoadingFailure?) {
    state.withLock {
      $0.hasEnded = true
      $0.failure = failure
    }
    bell.ring()
  }

  /// Returns the current state; later changes ring the bell again.
  func receive() -> State {
    bell.hush()
    return state.withLock { $0 }
  }
}
