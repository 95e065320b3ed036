import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

struct CommandPreviewTests {
  private let previews = WatchedPreviews()

  @Test func `V3.1 V3.4 the values of the placeholders reach the command unchanged`() throws {
    let news = try #require(
      try previews.ended("printf '<%s>' {} {row} {q}", value: "$(echo run) 'it'; exit 9"))
    #expect(news.text.shownLines == ["<$(echo run) 'it'; exit 9><title><query>"])
    #expect(news.end == .succeeded)
  }

  @Test func `V2.11 the command gets the size of its pane`() throws {
    let names = ["GRIDPICK_PREVIEW_", "FZF_PREVIEW_", ""]
    let command = names.map { "echo $\($0)COLUMNS x $\($0)LINES" }.joined(separator: ";")
    let news = try #require(try previews.ended(command, size: ScreenSize(lines: 12, columns: 34)))
    #expect(news.text.shownLines == ["34 x 12", "34 x 12", "34 x 12"])
  }

  @Test(arguments: [(true, "0;15"), (false, "15;0"), (nil, "as it was")] as [(Bool?, String)])
  func `V2.11 the command learns the background, if it is known`(isOnLight: Bool?, told: String)
    throws
  {
    let news = try #require(try previews.ended("echo $COLORFGBG", isOnLight: isOnLight))
    #expect(news.text.shownLines == [told])
  }

  @Test(arguments: [
    ("exit 3", "status 3"), ("kill -9 $$", "ended by signal 9"),
    ("echo why >&2; exit 127", "status 127"),
  ])
  func `V1.7 a failed command reports its error`(command: String, words: String) throws {
    #expect(try previews.ended(command)?.end == .failed(words))
  }

  @Test func `V3.7 a value that no argument can hold is refused in one line`() throws {
    let nul = try #require(try previews.start("echo {}", value: "a\0b"))
    #expect(
      nul.end
        == .failed("{}: contains a NUL; use {f}, a file that holds it")
    )
    #expect(nul.text == StyledText())
    let long = try #require(
      try previews.start("echo {}", value: String(repeating: "x", count: 200_000)))
    #expect(long.end.map { "\($0)" }?.contains("too long for an argument") == true)
  }

  @Test func `V1.3 V1.7 a command that cannot start still stops the previous one`() throws {
    #expect(try previews.start("echo up; exec sleep 1000") == nil)
    try previews.wait { $0.text.shownLines == ["up"] }
    // It is found out when it would begin: at once where nothing of the other is left by then.
    let news = try #require(try previews.ended("echo {}", value: "a\0b"))
    #expect(news.end != nil && news.text == StyledText())
    #expect(try previews.marked.running() == [])
  }

  /// Each says of every process of another's that still runs.
  private static let lonely = """
    for file in $(grep -lsz "^$GRIDPICK_MARK" /proc/[0-9]*/environ); do
      read -r line 2>/dev/null <"${file%environ}stat" || continue
      set -- ${line##*) }
      [ "$4" = $$ ] || echo "beside $file"
    done
    echo up; sleep 1000 & sleep 1000 & wait
    """

  @Test(.timeLimit(.minutes(2)))
  func `V1.4 no two commands run at the same time, however often requests change`() throws {
    for round in 0..<58 {
      #expect(try previews.start(Self.lonely) == nil)
      // Some are superseded before they have begun, some while they begin.
      if round % 4 == 3 {
        try previews.wait { !$0.text.shownLines.isEmpty }
        #expect(previews.latest?.text.shownLines == ["up"])
      } else {
        previews.takeNews(within: Int32(round % 3))
      }
    }
    try previews.wait { !$0.text.shownLines.isEmpty }
    #expect(previews.latest?.text.shownLines == ["up"])
    previews.answerer.end()()
    #expect(try previews.marked.running() == [])
  }

  @Test func `V1.3 V1.4 the latest request wins while an old run is still ending`() throws {
    #expect(try previews.start("trap '' TERM; echo up; while :; do :; done") == nil)
    try previews.wait { $0.text.shownLines == ["up"] }
    for name in ["a", "b", "c"] { #expect(try previews.start("echo \(name)") == nil) }
    // What is shown is told again with the end, or only then.
    var seen: Set<String> = []
    try previews.wait {
      seen.formUnion($0.text.shownLines)
      return $0.end != nil
    }
    #expect(seen == ["c"])
    #expect(previews.isOfLatest)
  }

  @Test func `V1.3 a stopped run reports nothing and leaves no process`() throws {
    #expect(try previews.start("echo up; sleep 1000 & wait") == nil)
    try previews.wait { $0.text.shownLines == ["up"] }
    #expect(try previews.start("echo next") == nil)
    previews.answerer.drop()
    try previews.waitUntilNothingRuns()
    #expect(try previews.marked.running() == [])
    #expect(!previews.takeNews(within: 0))
  }

  @Test func `R5.4 no process is left when the picker ends`() throws {
    #expect(try previews.start("trap '' TERM; echo up; sleep 1000 & wait; wait") == nil)
    try previews.wait { $0.text.shownLines == ["up"] }
    #expect(try previews.start("echo next") == nil)
    previews.answerer.end()()
    #expect(try previews.marked.running() == [])
  }

  @Test func `R5.2 no process is left of a run that has reported its end`() throws {
    #expect(try previews.ended("sleep 1000 & echo up")?.end == .succeeded)
    // A process that is just being replaced by another program has no environment for a moment.
    try Deadline.retry("the process that was left", within: Deadline.patience) {
      "no process"
    } until: { () throws(HarnessError) in
      try previews.marked.running() != []
    }
    previews.answerer.end()()
    #expect(try previews.marked.running() == [])
  }
}

/// Previews whose news is waited for as the picker's loop does.
private final class WatchedPreviews {
  let marked = MarkedProcesses()
  let answerer: Answerer
  private var number = 0
  private var latestNumber = 0
  private(set) var latest: PreviewNews?

  init() {
    let environment = ProcessEnvironment([
      "PATH": "/usr/bin:/bin", "COLORFGBG": "as it was", marked.name: marked.value,
      "GRIDPICK_MARK": "\(marked.name)=\(marked.value)",
    ])
    let maker = CommandMaker(terminator: 0x0a) { environment }
    answerer = maker.previews
  }

  deinit {
    answerer.end()()
  }

  /// True if the news is of the latest request.
  var isOfLatest: Bool { latestNumber == number }

  func start(
    _ command: String, value: String = "value",
    size: ScreenSize = ScreenSize(lines: 5, columns: 9), isOnLight: Bool? = nil
  ) throws -> PreviewNews? {
    number += 1
    let grid = Grid(WrittenGrid(.init("label", value: Array(value.utf8)), row: "title"))
    let invocation = Invocation(
      try CommandTemplate(Array(command.utf8)), at: ItemID(section: 0, index: 0), Marks(of: .item),
      query: "query", of: PickedContent(grid))
    let request = PreviewRequest(
      invocation: invocation, size: size, isOnLight: isOnLight)
    guard
      case .preview(let news)? = answerer.start(Job(number: number, .preview, .preview(request)))
    else { return nil }
    return news
  }

  /// The result of a command that ends by itself.
  func ended(
    _ command: String, value: String = "value",
    size: ScreenSize = ScreenSize(lines: 5, columns: 9), isOnLight: Bool? = nil
  ) throws -> PreviewNews? {
    if let news = try start(command, value: value, size: size, isOnLight: isOnLight) { return news }
    try wait { $0.end != nil }
    return latest
  }

  /// Waits until there is news of the latest request that will do.
  func wait(until willDo: (PreviewNews) -> Bool) throws {
    latest = nil
    while latest.map({ isOfLatest && willDo($0) }) != true {
      try #require(takeNews(within: Deadline.patienceMilliseconds), "no such news")
    }
  }

  /// Takes what news there is in time; whether anything happened.
  @discardableResult
  func takeNews(within milliseconds: Int32) -> Bool {
    let sources = answerer.sources.compactMap { source in
      source.descriptor().map { (source, pollfd(fd: $0, events: Int16(POLLIN), revents: 0)) }
    }
    var waits = sources.map(\.1)
    guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return false }
    for (place, wait) in waits.enumerated() where wait.revents != 0 {
      if case .answered(let job, .preview(let news))? = sources[place].0.receive().first {
        latest = news
        latestNumber = job.number
      }
    }
    return true
  }

  /// Until there is nobody left to wait for.
  func waitUntilNothingRuns() throws {
    while answerer.sources.contains(where: { $0.descriptor() != nil }) {
      try #require(takeNews(within: Deadline.patienceMilliseconds), "something still runs")
    }
  }
}
