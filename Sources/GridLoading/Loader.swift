import Glibc
import GridFormats

/// Reads one input: its beginning at once, the rest on a thread of its own while the beginning is shown.
package final class Loader {
  /// What there is to be seen of the input, and whether more may come.
  package struct Part {
    package var document: ReadDocument
    package var hasEnded: Bool
    /// Why nothing more comes, where the input cannot be read to its end.
    package var failure: LoadingFailure?
  }

  /// More than a screen ever shows, and so little that reading it twice costs nothing.
  private static let beginning = 1 << 17
  /// How long a producer may take before the screen is shown without it.
  private static let patience = Duration.milliseconds(15)

  private let bytes: InputBytes
  private let progress: LoadingProgress
  private let options: ReadingOptions
  package let format: FormatName
  /// The beginning; what is read later is not shown before it is more.
  package let first: Part
  private var hasStarted = false

  /// Reads the beginning, by which the format is chosen.
  package init(
    _ input: Input, _ options: ReadingOptions,
    format choose: (_ beginning: SourceText, _ isWhole: Bool) -> FormatName
  ) throws(LoadingFailure) {
    do {
      bytes = try input.open()
      progress = try LoadingProgress()
    } catch {
      throw .input(error)
    }
    self.options = options
    let feed = bytes.beginning(limit: Self.beginning, within: Self.patience)
    while feed.waitForMore() {}
    if let failure = bytes.failure { throw .input(failure) }
    let isWhole = feed.hasEnded
    format = choose(feed.source, isWhole)
    let reading = format.format.reading(options)
    do {
      try reading.run(ByteFeed(feed.source) { isWhole ? .end : .pause })
    } catch {
      throw .format(error)
    }
    first = Part(document: reading.document(), hasEnded: isWhole, failure: nil)
  }

  /// Readable when there is more to be seen than before.
  package var descriptor: Int32 { progress.descriptor }

  /// Waits until there is more to be seen; after `start`.
  package func waitForNews() {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, -1)
  }

  /// Reads on, from the start, on a thread of its own; for an input that has not ended. Once is enough.
  package func start() {
    guard !hasStarted else { return }
    hasStarted = true
    let reading = format.format.reading(options)
    progress.begin(reading)
    let feed = bytes.everything(announcing: progress.announce)
    let work = Work { [bytes, progress] in
      do throws(FormatError) {
        try reading.run(feed)
        progress.end(bytes.failure.map(LoadingFailure.input))
      } catch {
        progress.end(.format(error))
      }
    }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(work).toOpaque()
    let result = pthread_create(&thread, nil, { Work.run($0) }, context)
    guard result == 0 else { return work.body() }
    pthread_detach(thread)
  }

  /// What there is by now; nil while it is less than what was shown before.
  package func news() -> Part? {
    guard let part = progress.take(), part.hasEnded || part.document.extent >= first.document.extent
    else { return nil }
    return part
  }
}

/// What a thread does, in a form that C can hand over.
private final class Work {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
    return nil
  }
}
