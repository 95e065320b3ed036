import GridpickCommand
import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A run for a preview whose news is waited for as the picker's loop does.
final class WatchedPreview {
  private let marked = MarkedProcesses()
  let run: Run<PreviewNews>
  private(set) var latest: PreviewNews?
  private(set) var newsCount = 0

  init(_ text: String) throws(Fault) {
    let environment = ["PATH": "/usr/bin:/bin", marked.name: marked.value]
    run = try .start(
      previewing: ShellCommand(SystemText(text), environment: ProcessEnvironment(environment)))
  }

  deinit {
    run.stop(waiting: true)
  }

  /// Waits until there is news that will do.
  func wait(until willDo: (PreviewNews) -> Bool) throws {
    while latest.map(willDo) != true {
      try #require(isReadable(within: Deadline.patienceMilliseconds), "no such news")
      guard let news = run.receive() else { continue }
      latest = news
      newsCount += 1
    }
  }

  func waitForEnd() throws -> PreviewNews.End? {
    try wait { $0.end != nil }
    return latest?.end
  }

  /// Receives the news that there still is.
  func receiveRest() {
    while isReadable(), let news = run.receive() { latest = news }
  }

  /// The output so far, line by line.
  var lines: [String] { latest.map { $0.text.shownLines } ?? [] }

  func isReadable(within milliseconds: Int32 = 0) -> Bool {
    isReadable(run.descriptor, within: milliseconds)
  }

  func hasDeparted(within milliseconds: Int32 = 20_000) -> Bool {
    isReadable(run.departureDescriptor, within: milliseconds)
  }

  private func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  /// The processes of the run that have not ended.
  func processes() throws(HarnessError) -> [pid_t] { try marked.running() }

  /// Waits for the end of all processes of the run, which may take a while after they were killed.
  func waitUntilGone() throws(HarnessError) {
    try Deadline.retry("the end of all processes", within: Deadline.patience) {
      () throws(HarnessError) in
      "\(try processes())"
    } until: { () throws(HarnessError) in
      try processes().isEmpty
    }
  }
}
