import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand
@testable import GridpickCore

/// What docs/COMING-FROM-FZF.md says of gridpick, compared with the tables of options, actions and keys.
struct ComingFromFzfTests {
  /// A row of a table in the page, by its cells.
  struct Row: CustomTestStringConvertible {
    let heading: String
    let cells: [String]
    var testDescription: String { cells.joined(separator: " | ") }

    /// The texts in backticks of a cell.
    func quoted(_ cell: Int) -> [String] {
      cells[cell].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  private static let rows: [Row] = {
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = (try? TextFile.read(folder + "/docs/COMING-FROM-FZF.md")) ?? ""
    var heading = ""
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("| ") else { continue }
      // A bar within a cell is written with a backslash.
      let cells = line.split(separator: " |", omittingEmptySubsequences: false).dropLast().map {
        $0.trimmed.split(separator: "\\").joined()
      }
      rows.append(Row(heading: heading, cells: cells))
    }
    return rows
  }()

  private static func rows(under heading: String) -> [Row] {
    rows.filter { $0.heading == heading && $0.cells.count == 3 && !$0.quoted(0).isEmpty }
  }

  private static let options = rows(under: "Options of fzf")
  private static let actions = rows(under: "Actions of fzf")
  private static let keys = rows(under: "Keys of fzf")

  private func parse(_ text: String) throws -> CommandOptions {
    try OptionParser.parse(text.split(separator: " ").map { SystemText(String($0)) })
  }

  @Test func `the page has all its tables`() {
    #expect(Self.options.count > 60 && Self.actions.count > 30 && Self.keys.count > 25)
    #expect(Self.rows.allSatisfy { (2...3).contains($0.cells.count) })
  }

  @Test(arguments: options.filter { $0.cells[1] == "same" })
  func `an option of fzf that is the same parses`(row: Row) throws {
    for text in row.quoted(0) where text.hasPrefix("-") { _ = try parse(text) }
  }

  @Test(arguments: actions.filter { $0.cells[1] == "same" })
  func `an action of fzf that is the same parses`(row: Row) throws {
    for text in row.quoted(0) {
      _ = try OptionParser.parse([SystemText("--bind"), SystemText("f2:\(text)")])
    }
  }

  /// The words of other pickers that are not taken, each where it is first in the page.
  private static let foreign: [(word: String, row: Row)] = {
    var seen: Set<Substring> = []
    return rows.filter { $0.cells.count == 3 && !$0.quoted(0).isEmpty }.flatMap { row in
      row.quoted(0).filter { seen.insert(name(of: $0)).inserted }.map { ($0, row) }
    }
    .filter { $0.row.cells[1].hasPrefix("instead") || $0.row.cells[1] == "not here" }
  }()

  private static func name(of word: String) -> Substring { word.prefix { !"=[( ".contains($0) } }

  @Test func `B3.3 each option of other pickers gets the advice of its row in the page`() throws {
    let own = Set(OptionTable.rows.map { "--\($0.name)" })
    let letters = Set(OptionTable.rows.compactMap(\.letter).map { "-\($0)" })
    var answered = 0
    for (word, _) in Self.foreign where word.hasPrefix("-") {
      let name = String(Self.name(of: word))
      // What gridpick takes, or takes back, keeps its meaning; letters may stand together.
      let opposite = "--" + OptionTable.opposite(of: String(name.dropFirst(2)))
      if own.contains(name) || own.contains(opposite) || letters.contains(String(name.prefix(2))) {
        continue
      }
      let error = #expect(throws: Complaint.self, "\(word)") {
        try OptionParser.parse([SystemText(name)])
      }
      let told = error?.message.split(separator: ": ").dropFirst().joined(separator: ": ") ?? ""
      #expect(told.hasPrefix("use ") || told.hasPrefix("not in gridpick"), "\(told)")
      answered += 1
    }
    #expect(answered >= 40)
  }

  @Test func `B3.3 each action of other pickers gets the advice of its row in the page`() {
    let own = Set(ActionRow.all.map(\.name))
    var answered = 0
    for (word, row) in Self.foreign where row.heading == "Actions of fzf" {
      guard !own.contains(String(Self.name(of: word))) else { continue }
      let message =
        #expect(throws: Complaint.self, "\(word)") {
          try OptionParser.parse([SystemText("--bind"), SystemText("f2:\(word)")])
        }?.message ?? ""
      let told = message.split(separator: "': ").dropFirst().joined()
      #expect(told.hasPrefix("use ") || told.hasPrefix("not in gridpick"), "\(message)")
      answered += 1
    }
    #expect(answered >= 20)
  }

  @Test func `B3.3 a word with a plus is read as an option`() throws {
    var read = 0
    for row in Self.options where row.cells[1].hasPrefix("read as") {
      for word in row.quoted(0) {
        let options = try OptionParser.parse([word, "file"].map { SystemText($0) })
        let meant = try OptionParser.parse(
          [row.quoted(1)[0], "file"].map { SystemText($0) })
        #expect("\(options)" == "\(meant)", "\(word)")
        read += 1
      }
    }
    #expect(read >= 5)
    let options = try parse("-m +m -1 +1 --color light,hl:-1:underline,fg+:#ffffff,match:red")
    #expect(options.picker.marking == nil && !options.earlyChoice.picksOnlyItem)
    #expect(try options.colors == ColorSpec(reading: "light,match:red") && options.named == nil)
    #expect(try parse("--color hl:12").colors == ColorSpec())
    #expect(try parse("--color dark --no-color").colors == ColorSpec(.monochrome))
  }

  @Test func `B3.3 a word with a plus that gridpick lacks gets advice`() {
    let error = #expect(throws: Complaint.self) { try parse("+s +x") }
    #expect(error?.message.hasPrefix("+x: not in gridpick") == true)
  }

  @Test(
    arguments: rows.filter {
      $0.cells.count == 3 && $0.cells[1] == "ignored" && $0.quoted(0)[0].hasPrefix("-")
    })
  func `B3.3 an option that changes only another picker's look is accepted`(row: Row) throws {
    for word in row.quoted(0) {
      let isValued = word.contains("=") && !word.contains("[") && !word.contains("=reverse")
      let words =
        isValued ? [String(Self.name(of: word)), "1"] : [word.split(separator: "[")[0] + ""]
      let options = try OptionParser.parse((words + ["file"]).map { SystemText($0) })
      #expect(options.named == .file(SystemText("file")), "\(word)")
    }
  }

  @Test(arguments: [
    (["--tail=3"], "--tail=3: use tail -n"), (["--header=Pick one"], "--header: use --title"),
    (["--style=full"], "--style: not in gridpick"), (["--wrap=word"], "--wrap: "),
    (["-title", "x"], "-title: use --title"), (["-data"], "-data: not in gridpick"),
    (["--header", "Pick one"], "Pick one: no such FILE, and --header takes no text; use --title"),
    (["--jump-labels", "asdf"], "--jump-labels: not in gridpick"),
    (["--bind", "jump-cancel:up"], "--bind: 'jump-cancel': "),
  ])
  func `B3.3 another picker's word gets advice about what to use`(words: [String], told: String) {
    let error = #expect(throws: Complaint.self) {
      try OptionParser.parse(words.map { SystemText($0) })
    }
    #expect(error?.message.hasPrefix(told) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("takes no value") == false)
  }

  @Test(arguments: rows.filter { $0.cells.last != nil })
  func `every option that the page names for gridpick exists`(row: Row) {
    let names = Set(OptionTable.rows.map(\.name))
    let named = (1..<row.cells.count).flatMap(row.quoted).flatMap { $0.split(separator: " ") }
      .filter { $0.hasPrefix("--") && $0.count > 2 }
      .map { String($0.dropFirst(2).prefix { $0 != "=" }) }
    // What is said not to be here is named with these words.
    let absent = row.cells.last?.split(separator: "there is no ").dropFirst().joined() ?? ""
    for name in named where !absent.hasPrefix("`--\(name)") {
      #expect(names.contains(name) || names.contains(OptionTable.opposite(of: name)), "--\(name)")
    }
  }

  @Test(arguments: actions.filter { $0.cells[1] != "same" })
  func `every action that the page recommends exists`(row: Row) {
    let names = Set(ActionRow.all.map(\.name) + Occasion.rows.map(\.name))
    let named = row.quoted(1) + row.quoted(2)
    for name in named.map({ String($0.prefix { $0.isLetter || $0 == "-" }) })
    where !name.hasPrefix("--") && !name.isEmpty && name != "title" {
      #expect(names.contains(name), "\(name)")
    }
  }

  @Test(arguments: keys)
  func `a key does what the page says while a query is typed`(row: Row) throws {
    let keymap = Keymap.standard.marking()
    for name in row.quoted(0) {
      let key = try #require(Key(written: name), "\(name)")
      let done = keymap.actions(for: key, in: .browsing, isTyping: true, recallsQueries: false)
      let meant = row.quoted(2).first.flatMap { name in
        ActionRow.all.first { $0.name == name }?.alone
      }
      #expect(row.cells[2] == "not bound" ? done.isEmpty : done == meant, "\(name): \(done)")
    }
  }

  @Test func `the events that the page names exist`() throws {
    let names = [
      "start", "load", "resize", "result", "change", "focus", "multi", "one", "zero", "jump",
      "click-header", "backward-eof",
    ]
    for name in names {
      _ = try OptionParser.parse([SystemText("--bind"), SystemText("\(name):up")])
    }
    #expect(throws: Complaint.self) { try parse("--bind jump-cancel:up") }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "|" }.reversed().drop { $0 == " " }.reversed())
  }
}
