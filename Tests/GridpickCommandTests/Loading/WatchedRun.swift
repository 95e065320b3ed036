import GridpickCore
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// A run of a command whose result is waited for as the picker's loop does, and told in words.
struct WatchedRun {
  let run: Run<String>

  init(
    _ text: String, _ format: FormatName = .lines, _ options: ReadingOptions = ReadingOptions(),
    environment: [String: String] = [:], inParts: Bool = false
  ) throws(Fault) {
    let surroundings = ProcessEnvironment(["PATH": "/usr/bin:/bin"]).with(environment)
    run = try .start(
      ShellCommand(SystemText(text), environment: surroundings),
      reading: FormatGuess(options: options, format: format), inParts: inParts
    ) { outcome, _ in
      Self.words(for: outcome)
    }
  }

  /// The result, for which nobody waits longer than a test may take.
  func result() throws -> String {
    try #require(isReadable(within: Deadline.patienceMilliseconds), "no result")
    return try #require(run.receive())
  }

  func isReadable(within milliseconds: Int32 = 0) -> Bool {
    var wait = pollfd(fd: run.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  private static func words(for outcome: CommandOutcome) -> String {
    switch outcome {
    case .part(let document): words(for: document.data) + " …"
    case .document(let document): words(for: document.data)
    case .nothing: "nothing"
    case .failed(.status(let status, let complaint)): "status \(status): \(complaint ?? "-")"
    case .failed(.signal(let number, let complaint)): "signal \(number): \(complaint ?? "-")"
    case .failed(.format(let error)): "\(error.place.line):\(error.place.column): \(error.found)"
    case .failed(.failed(let error)): error.reason
    }
  }

  private static func words(for data: Grid) -> String {
    let content = data.isList ? data.flowed(columns: max(1, data.count)) : data
    return (0..<content.sectionCount).map { section in
      (0..<content.itemCount(inSection: section)).map { index in
        content.item(at: Position(section: section, index: index))?.label ?? "·"
      }.joined(separator: ",")
    }.joined(separator: ";")
  }
}
