import GridpickCore
import GridpickFormats
import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The documents that are shown while an input arrives.
struct DocumentMakerTests {
  private final class Counter {
    var count = 0
  }

  /// A grid that counts how often somebody asks for a title.
  private struct CountedTitles: Source {
    let grid = WrittenGrid(rows: [[.init("a")]], columnTitles: ["NAME"])
    let titles: Counter

    var sectionCount: Int { grid.sectionCount }
    var columnCount: Int { grid.columnCount }
    func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }
    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { grid.item(at: id, extent) }
    func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
    func record(at id: ItemID) -> [UInt8] { grid.record(at: id) }

    func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
      titles.count += 1
      return grid.columnTitle(index, extent)
    }
  }

  @Test func `X1.10 named columns are checked only at the beginning and at the end`() throws {
    let options = try Self.options("--preview", "echo {NAMES}")
    let maker = DocumentMaker(options: options, banner: [], name: "input")
    let titles = Counter()
    let data = Grid(CountedTitles(titles: titles))
    func part(hasEnded: Bool) -> Loader.Part {
      Loader.Part(document: ReadDocument(data, extent: 1), hasEnded: hasEnded)
    }
    #expect(maker.update(from: part(hasEnded: false)).notice == nil)
    #expect(titles.count == 0)
    #expect(maker.update(from: part(hasEnded: true)).notice?.contains("NAMES") == true)
    #expect(try maker.document(from: part(hasEnded: false)).unknownColumn != nil)
  }

  private static func part(
    _ format: FormatName, _ text: String, hasEnded: Bool
  ) throws -> Loader.Part {
    let reading = format.format.reading(ReadingOptions())
    try reading.run(ByteFeed(SourceText(Array(text.utf8))))
    return Loader.Part(document: reading.document(), hasEnded: hasEnded)
  }

  private static func options(_ words: String...) throws -> CommandOptions {
    try OptionParser.parse(words.map(SystemText.init), environment: { _ in nil })
  }

  @Test(arguments: ["a\nb\n", String(repeating: "a\n", count: 1_000)])
  func `X3.5 a flat list is not grouped, and is refused once it is known to be flat`(
    text: String
  ) throws {
    let options = try Self.options("--group-by", "1")
    let maker = DocumentMaker(options: options, banner: [], name: "input")
    let complaint = Complaint(
      "--group-by: no column '1'; lines have none, but -d blanks splits them")
    #expect(throws: complaint) {
      try maker.document(from: Self.part(.lines, text, hasEnded: text.utf8.count < 10))
    }
    guard text.utf8.count < 10 else { return }
    let begun = try maker.document(from: Self.part(.lines, text, hasEnded: false))
    #expect(begun.data.isEmpty)
    #expect(begun.unknownColumn == complaint)
  }

  @Test(arguments: [["--group-by", "USER"], ["--pivot", "USER,PID"]])
  func `X3.5 an empty input is no error`(words: [String]) throws {
    let options = try OptionParser.parse(words.map(SystemText.init), environment: { _ in nil })
    let maker = DocumentMaker(options: options, banner: [], name: "input")
    for (format, text) in [(FormatName.lines, ""), (.json, "[]")] {
      let document = try maker.document(from: Self.part(format, text, hasEnded: true))
      #expect(document.data.isEmpty)
      #expect(document.unknownColumn == nil)
    }
  }

  @Test(
    arguments: [
      ("label=hots", "no column 'hots'; did you mean 'host'?"),
      ("value=5", "no column '5'; columns: host, load"), ("detail=2,color=host", nil),
    ] as [(String, String?)])
  func `P12.3 a key of --field that no record has is refused`(keys: String, reason: String?) throws
  {
    let options = try Self.options("--field", keys)
    let part = try Self.part(.csv, "host,load\na,1\n", hasEnded: true)
    #expect(
      options.complaint(aboutColumnsOf: part.document.data)?.message
        == reason.map { "--field: \($0)" })
    let items = try Self.part(.json, #"[[{"hots":"a"}],[{"hots":"b"}]]"#, hasEnded: true)
    #expect(options.complaint(aboutColumnsOf: items.document.data) == nil)
  }

  @Test(
    arguments: [
      ("hots=heat", "no column 'hots'; did you mean 'host'?"), ("HOST=age", nil),
      ("2=heat", nil), ("3=heat", "no column '3'; columns: host, load"),
      ("state:^up=good", "no column 'state'; columns: host, load"), ("load:^1=good", nil),
      ("!state:'up$=good:row", "no column 'state'; columns: host, load"),
      ("hots:a=good", "no column 'hots'; did you mean 'host'?"), ("nginx:latest=good", nil),
      ("'hots:^a=good", nil), ("ERROR=bad", nil), ("http://x=good", nil),
    ] as [(String, String?)])
  func `Q1.10 a paint rule for a missing column is refused`(rule: String, reason: String?)
    throws
  {
    let data = try Self.part(.csv, "host,load\na,1\n", hasEnded: true).document.data
    let complaint = reason.map { Complaint("--paint: \($0)") }
    #expect(try Self.options("--paint", rule).complaint(aboutColumnsOf: data) == complaint)
    let usual = try OptionParser.parse([]) { $0 == "GRIDPICK_OPTS" ? "--paint \"\(rule)\"" : nil }
    #expect(usual.picker.paint.rules.count == 1)
    #expect(usual.complaint(aboutColumnsOf: data) == nil)
  }

  @Test func `Q1.10 a rule for a column is an error in lines, a notice on the open screen`()
    throws
  {
    let options = try Self.options("--paint", "SIZE=heat")
    let maker = DocumentMaker(options: options, banner: [], name: "input")
    let complaint = Complaint(
      "--paint: no column 'SIZE'; lines have none, but -d blanks splits them")
    #expect(throws: complaint) {
      try maker.document(from: Self.part(.lines, "a\n", hasEnded: true))
    }
    let update = maker.update(from: try Self.part(.lines, "a\n", hasEnded: true))
    #expect(update.notice == complaint.message)
  }

  @Test(arguments: [
    ("{+host}", "--print: {+host} works only in commands"),
    ("{q}", "--print: {q} works only in commands"),
    ("{hots}", "--print: no column 'hots'; did you mean 'host'?"),
  ])
  func `X1.7 X1.9 X1.11 a template with an unknown column is refused`(
    template: String, line: String
  ) throws {
    let options = try Self.options("--print", template)
    let data = try Self.part(.csv, "host,load\na,1\n", hasEnded: true).document.data
    let content = PickedContent(data)
    #expect(options.complaint(aboutTemplateFor: content)?.message == line)
    #expect(options.complaint(aboutColumnsOf: data)?.message == line)
  }
}
