import GridpickTestSupport
import Testing

/// A table of records: each option in each layout does what it says, or is refused in one line.
struct LayoutOptionTests {
  enum Outcome {
    /// The keys, with Enter behind them, print this.
    case prints(String)
    /// The screen shows this after the keys, but not what stands behind.
    case shows(String, without: String = "no such text")
    case refuses(String)
  }

  struct Case: CustomTestStringConvertible {
    let layout: String
    let options: [String]
    var keys = ""
    let outcome: Outcome

    var testDescription: String { "\(layout) \(options.joined(separator: " "))" }
  }

  /// The same table as different programs print it.
  enum Form: String, CaseIterable {
    case csv
    case json
    /// Columns below their titles, which are found.
    case aligned
    /// Lines that are cut at a sign.
    case cut

    var options: [String] {
      switch self {
      case .csv, .json: ["-F", rawValue]
      case .aligned: ["--row-titles"]
      case .cut: ["-d", "/", "--header", "--row-titles"]
      }
    }

    /// Returns the lines of CSV that are records in this form; other lines stay as they are.
    func written(_ csv: String) -> String {
      csv.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.split(separator: ",").count < 2 ? String($0) : record($0.split(separator: ","))
      }.joined(separator: "\n")
    }

    /// Returns CSV, perhaps with titles, as an input in this form.
    func document(_ csv: String) -> String {
      guard self == .json else { return written(csv) }
      let records = csv.split(separator: "\n").filter { !$0.hasPrefix("name,") }
      return "[" + records.map { written(String($0)) }.joined(separator: ",") + "]"
    }

    /// Returns the options, with a command that prints CSV in this form in place of its text.
    func written(_ options: [String]) -> [String] {
      options.indices.map { number in
        guard number > 0, ["--more", "--reload"].contains(options[number - 1]) else {
          return options[number]
        }
        return "printf %s '\(document(options[number]))'"
      }
    }

    private func record(_ fields: [Substring]) -> String {
      switch self {
      case .csv: fields.joined(separator: ",")
      case .cut: fields.joined(separator: "/")
      case .aligned:
        zip(fields, [8, 8, 40, 0])
          .map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined()
      case .json:
        "{"
          + zip(["name", "team", "city", "load"], fields).map { "\"\($0)\":\"\($1)\"" }
          .joined(separator: ",") + "}"
      }
    }
  }

  private static let csv = """
    name,team,city,load
    ann,red,Rome,7
    bob,blue,Oslo,12
    cid,red,Bern,1.5
    dora,green,Riga,3
    eve,blue,a very long name of a city far away,40

    """
  private static let (ann, bob, cid, dora, eve) = (
    "ann,red,Rome,7\n", "bob,blue,Oslo,12\n", "cid,red,Bern,1.5\n", "dora,green,Riga,3\n",
    "eve,blue,a very long name of a city far away,40\n"
  )
  private static let noColumns = "--frozen: whole records have no columns that stay put"
  private static let needsGroups = "need --group-by"

  /// The layouts in which the case ends alike, and those with groups.
  private static func alike(
    _ layouts: [String], _ options: [String], keys: String = "", _ outcome: Outcome
  ) -> [Case] {
    layouts.map { Case(layout: $0, options: options, keys: keys, outcome: outcome) }
  }

  private static let grouped = ["tabs", "shelves", "cards", "grid"]
  private static let end = "\u{1b}[F"
  private static let toTeam = end + "hh"
  private static let byTeam = ["--group-by", "team"]

  static let cases: [Case] = [
    // --only and hidden columns
    alike(["sheet", "cards"], ["--only", "name,load"], .shows("ann", without: "Rome")),
    alike(["grid"], ["--only", "load"], .prints("7\n")),
    alike(["tabs", "cards"], byTeam + ["--only", "name,load"], .shows("ann", without: "Rome")),
    alike(["shelves", "grid"], byTeam + ["--only", "city,name"], .shows("Rome", without: "ann")),
    // --sort
    alike(["sheet", "cards"], ["--sort", "load:desc"], .prints(eve)),
    alike(["grid"], ["--sort", "load:desc"], .prints("blue\n")),
    alike(grouped, byTeam + ["--sort", "load"], .prints(cid)),
    // --group-by, and its order
    alike(grouped, byTeam + ["--group-sort", "title"], .prints(bob)),
    alike(
      ["sheet"], byTeam,
      .refuses("--layout: groups are shown as tabs, shelves, cards or grid, not as sheet")),
    alike(["tabs", "shelves"], [], .refuses(needsGroups)),
    // --pivot
    alike(
      ["sheet", "grid", "cards", "shelves"], ["--pivot", "team,city,name"], keys: "l",
      .prints("cid\n")),
    alike(["tabs"], ["--pivot", "team,city,name"], .prints("ann\n")),
    alike(["tabs"], byTeam + ["--pivot", "team,city"], .refuses("--group-by")),
    alike(["grid"], ["--pivot", "team,city,name", "--sort", "Oslo"], .prints("bob\n")),
    // --frozen
    alike(["sheet", "grid"], ["--frozen", "1"], .shows("ann")),
    alike(["cards"], ["--frozen", "1"], .refuses(noColumns)),
    alike(grouped, byTeam + ["--frozen", "name"], .refuses(noColumns)),
    // --more and --reload
    alike(
      ["sheet", "cards"], ["--more", "fay,red,Kiel,1\n", "--bind", "m:more"], keys: "m",
      .shows("/6")),
    alike(
      ["grid"], ["--more", "fay,red,Kiel,1\n", "--bind", "m:more"], keys: "m", .shows("fay")),
    alike(
      ["cards"], ["--more", "fay,red,Kiel,1\n"], keys: "G\u{1b}[C", .shows("record 6/6 fay")),
    alike(
      grouped, byTeam + ["--more", "fay,red,Kiel,1\n", "--bind", "m:more"], keys: "m",
      .shows("record 1/3 ")),
    alike(
      ["sheet", "cards"], ["--reload", "name,team,city,load\nzed,pink,Bonn,9\n"], keys: "r",
      .shows("zed")
    ),
    alike(
      ["grid"], ["--reload", "name,team,city,load\nzed,pink,Bonn,9\n"], keys: "r", .shows("zed")),
    alike(
      grouped, byTeam + ["--reload", "name,team,city,load\nzed,pink,Bonn,9\n"], keys: "r",
      .shows("pink")),
    // -m
    alike(["sheet"], ["-m", "--no-find"], keys: " j ", .prints(ann + bob)),
    alike(["cards"], ["-m"], keys: " l ", .prints(ann + bob)),
    alike(["grid"], ["-m"], keys: " j ", .prints("red\nblue\n")),
    alike(["shelves", "cards", "grid"], byTeam + ["-m"], keys: " l ", .prints(ann + cid)),
    alike(["tabs"], byTeam + ["-m"], keys: " j ", .prints(ann + cid)),
    // -f
    alike(["sheet", "cards"], ["-f", "blue"], .prints(bob + eve)),
    alike(["grid"], ["-f", "blue"], .prints("blue\nblue\n")),
    alike(grouped, byTeam + ["-f", "o"], .prints(ann + bob + eve + dora)),
    // --paint
    alike(["sheet", "cards", "grid"], ["--paint", "Rome=red"], .shows("Rome")),
    alike(["tabs", "cards"], byTeam + ["--paint", "Rome=red"], .shows("Rome")),
    // --start
    alike(["sheet", "cards"], ["--start", "4,0"], .prints(eve)),
    alike(["grid"], ["--start", "4,3"], .prints("40\n")),
    alike(grouped, byTeam + ["--start", "4,0"], .prints(eve)),
    // --wrap
    alike(["sheet"], ["--wrap", "--only", "city"], .shows("of a city far away")),
    alike(["cards", "grid"], ["--wrap"], .refuses("--wrap: sheets and lists wrap, not ")),
    alike(grouped, byTeam + ["--wrap"], .refuses("--wrap: sheets and lists wrap, not ")),
    // Turned by keys: groups, a pivot of counts, its records, columns, find in one, a sum
    alike(["sheet"], ["--no-find"], keys: "\(toTeam)t", .shows("blue 2")),
    alike(["sheet"], ["--no-find"], keys: "\(toTeam)xlx", .shows("team × city")),
    alike(["sheet"], ["--no-find"], keys: "\(toTeam)xlx", .prints(ann)),
    alike(["sheet"], ["--no-find"], keys: "\(toTeam)xlxv", .shows("1 of 5")),
    alike(["sheet"], ["--no-find"], keys: "cG \r", .shows("Rome", without: "1.5")),
    alike(["sheet"], ["--no-find"], keys: "\(end)f>10", .prints(bob)),
    alike(["sheet"], ["--no-find", "-m"], keys: " j \(end)", .shows("Σ 19")),
  ].flatMap(\.self)

  /// Without what `--more` prints below a found table: lines in its first column, which are no fields.
  static let all: [(Case, Form)] = cases.flatMap { one in
    Form.allCases.filter { form in
      form != .aligned || !one.options.contains("--more") || one.layout == "sheet"
    }.map { (one, $0) }
  }

  @Test(arguments: all)
  func `X4.6 X4.9 each option works in each layout of a table, or is refused`(
    one: Case, form: Form
  ) throws {
    let launch = Gridpick.launch(
      form.options + ["-l", one.layout] + form.written(one.options),
      reading: form.document(Self.csv))
    switch one.outcome {
    case .refuses(let line):
      let terminal = try PseudoTerminal.start(launch)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.complaints.contains(line))
    case .prints(let text):
      let isShown = !one.options.contains("-f")
      let terminal = try isShown ? PseudoTerminal.show(launch) : PseudoTerminal.start(launch)
      if isShown {
        try terminal.waitForRest()
        terminal.send(one.keys + "\r")
      }
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.printed == form.written(text))
    case .shows(let text, let other):
      let terminal = try PseudoTerminal.show(launch)
      try terminal.waitForRest()
      terminal.send(one.keys)
      try terminal.waitUntil(text) { $0.contains(text) && !$0.contains(other) }
      terminal.send("\u{3}")
    }
  }
}
