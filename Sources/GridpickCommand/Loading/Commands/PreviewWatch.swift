import GridpickCore
import GridpickTerminal

extension CommandWatch {
  /// Reports output as it comes, and the shell's end (rule V1); other processes may print more.
  func readText(_ tell: @escaping (PreviewNews) -> Void) {
    let output = process.output.descriptor
    var reader = StyledTextReader()
    var isAtEnd = false
    var end: PreviewNews.End?
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    func readOnce() -> Bool {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return false }
      isAtEnd = count <= 0
      buffer.withUnsafeBufferPointer {
        reader.read(UnsafeBufferPointer(rebasing: $0[..<max(0, count)]))
      }
      return !isAtEnd
    }
    tellPart = { tell(PreviewNews(text: reader.text, end: end)) }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    while !reader.isFull, !isAtEnd || end == nil {
      guard waitForNews(of: [isAtEnd ? -1 : output, end == nil ? process.ending : -1]) else {
        return stop()
      }
      let hasEnded = end == nil && wait(for: [process.ending], until: .zero)
      while !isAtEnd, !reader.isFull, readOnce(), hasEnded {}
      guard hasEnded else { continue }
      let failure = CommandFailure(status: process.endingStatus) { nil }
      end = failure?.ending.map { .failed($0) } ?? .succeeded
      tellNow()
    }
    tellNow()
    stop()
    if reader.isFull {
      end = .cut
      tellNow()
    }
  }
}

extension Run<PreviewNews> {
  /// Starts a command whose output and errors are shown in order, as they come (rule V1).
  package static func start(
    previewing command: ShellCommand
  ) throws(Fault) -> Run {
    try Run(command, .withErrors, givingWay: true) { run, process in
      CommandWatch(process, until: run.dismissal, .preview, readsErrors: false).readText(run.tell)
    }
  }
}
