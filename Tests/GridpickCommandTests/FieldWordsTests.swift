import GridpickCore
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// Fields of records as words of commands, through the real shell (rules X1, R5).
struct FieldWordsTests {
  /// Signs that mean something to a shell, to a template, or to nobody.
  private static let signs = Array("ab 1{}\\'\"`$(;|&<>*?~!#+-:,=[]é名\n\t")

  @Test(arguments: 0..<100)
  func `R5.6 X1.2 X1.3 V3.4 any title gives any value unchanged, and runs nothing`(seed: Int) throws
  {
    var random = SeededGenerator(seed: UInt64(seed))
    func text() -> String {
      String(
        (0..<Int.random(in: 1...8, using: &random)).map { _ in
          Self.signs.randomElement(using: &random) ?? "a"
        })
    }
    var titles: [String] = []
    while titles.count < 100 {
      let title = text()
      if !titles.contains(title) { titles.append(title) }
    }
    let values = titles.map { _ in
      text() + ["$(touch pwned)", "'; touch pwned; '"][titles.count % 2]
    }
    let words = titles.map { "{field:\(Self.written($0))}" }.joined(separator: " ")
    let folder = try TemporaryFolder()
    let template = try CommandTemplate(
      Array("cd '\(folder.path)' && printf '%s\\0' \(words) >out".utf8))
    let grid = Grid(
      WrittenGrid(rows: [values.map { .init($0) }], columnTitles: titles.map { $0 }))
    let invocation = Invocation(
      template, at: ItemID(section: 0, index: 0), Marks(of: .item), query: "",
      of: PickedContent(grid))
    let maker = CommandMaker(terminator: 0x0a) { ProcessEnvironment(["PATH": "/usr/bin:/bin"]) }
    let run = try Run.start(silently: try maker.made(invocation).get()) { failure, _ in
      failure
    }
    let end = MonotonicClock.now + .seconds(Deadline.patience)
    #expect(Poll.wait(for: run.descriptor, events: POLLIN, until: end) != 0)
    #expect(try #require(run.receive()) == nil)
    let printed = try TextFile.bytes(of: folder.file("out"))
      .split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(printed.map { String(decoding: $0, as: UTF8.self) } == values)
    #expect(folder.names == ["out"])
  }

  @Test(
    arguments: [
      ("echo {pod}", "no column 'pod'; did you mean 'PID'?"),
      ("echo {+pod}", "no column 'pod'; did you mean 'PID'?"),
      ("echo {mounted}", "no column 'mounted'; did you mean 'Mounted on'?"),
      ("echo {field:x}", "no column 'x'; columns: PID, Mounted on"),
      ("echo {7}", "no column {7}; there are 2"), ("echo {fzf:query}", "{fzf:query}: use {q}"),
      ("echo {q:1}", "{q:1}: not in gridpick; {q} is the whole query"), ("echo {x} '{pid}'", nil),
    ] as [(String, String?)])
  func `X1.8 a command that misspells a column is refused`(
    command: String, reason: String?
  ) throws {
    let made = try maker.made(invocation(command, of: .csv, "PID,Mounted on\n1,/\n"))
    #expect(made.message == reason)
  }

  @Test(arguments: ["echo {pod}", "echo {a,b}"])
  func `V3.6 in lines braces stay as written`(command: String) throws {
    #expect(try maker.made(invocation(command, of: .lines, "PID\n1\n")).message == nil)
  }

  private let maker = CommandMaker(terminator: 0x0a) { ProcessEnvironment([:]) }

  private func invocation(
    _ command: String, of format: FormatName, _ text: String
  ) throws -> Invocation {
    let reading = format.format.reading(ReadingOptions())
    try reading.run(ByteFeed(SourceText(Array(text.utf8))))
    let grid = reading.document().data
    return Invocation(
      try CommandTemplate(Array(command.utf8)), at: grid.id(at: Position(section: 0, index: 0)),
      Marks(of: .item), query: "", of: PickedContent(grid))
  }

  private static func written(_ title: String) -> String {
    title.replacing("\\", with: "\\\\").replacing("}", with: "\\}")
  }
}

extension Result where Failure == Complaint {
  fileprivate var message: String? {
    if case .failure(let complaint) = self { complaint.message } else { nil }
  }
}
