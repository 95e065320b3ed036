import GridpickCore
import GridpickFormats
import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The command line as it is read, without anything being opened.
struct OptionParserTests {
  private static let strange: [UInt8] = [0xff, 0xfe, 0x2e, 0x74]

  private func parsed(_ words: String...) throws -> CommandOptions {
    try OptionParser.parse(words.map { SystemText($0) })
  }

  private func parsed(_ name: String, _ value: [UInt8]) throws -> CommandOptions {
    try OptionParser.parse([SystemText(name), SystemText(value)])
  }

  /// The words for what is wrong.
  private func complaint(_ words: SystemText...) -> String? {
    #expect(throws: Complaint.self) { try OptionParser.parse(words) }?.message
  }

  @Test func `without options standard input is shown as it arrives`() throws {
    let options = try parsed()
    #expect(options.input == .standardInput)
    #expect(options.format == nil && options.layout == nil && options.request == nil)
  }

  @Test(arguments: [
    ("--layuot=grid", "--layuot=grid: did you mean --layout?"),
    ("--frozn", "--frozn: did you mean --frozen?"), ("--bogus", "--bogus: no such option"),
    ("--layout=gird", "--layout: 'gird': did you mean grid?"),
    ("--format=CVS", "--format: 'CVS': did you mean csv?"),
    ("--format=x", "--format: 'x': expected json, ndjson, lines, csv, tsv or auto"),
  ])
  func `an unknown word is reported with the nearest valid one`(word: String, told: String) {
    #expect(complaint(SystemText(word)) == told)
  }

  @Test(arguments: ["default", "path"])
  func `F1.12 the schemes default and path change nothing`(scheme: String) throws {
    let without = try parsed("-q", "a").picker.find
    #expect(try parsed("-q", "a", "--scheme", scheme).picker.find == without)
    #expect(try parsed("-q", "a", "--scheme", "history").picker.find != without)
  }

  @Test func `B5.2 a picker whose query filters nothing begins with find`() throws {
    let find = try parsed("--disabled").picker.find
    #expect(find.isDisabled && find.begins == true)
    #expect(try parsed().picker.find.begins == nil)
  }

  @Test func `a word longer than all valid words has no nearest word`() {
    let word = String(repeating: "a", count: 101)
    #expect(
      complaint(SystemText("--layout=\(word)"))
        == "--layout: '\(word)': expected grid, cards, sheet, shelves, tabs or auto")
  }

  @Test(arguments: [
    ("drak", "--color: 'drak' is not a colour scheme; did you mean 'dark'?"),
    ("dark,acent:1", "--color: 'acent' is not a role; did you mean 'accent'?"),
    ("title:bald", "--color: 'bald' is not a colour or attribute; did you mean 'bold'?"),
    (
      "title:brigth-red",
      "--color: 'brigth-red' is not a colour or attribute; did you mean 'bright-red'?"
    ),
    ("DRAK", "--color: 'DRAK' is not a colour scheme; did you mean 'dark'?"),
  ])
  func `a wrong word in a colour is named, with the nearest valid one`(value: String, told: String)
  {
    #expect(complaint(SystemText("--color"), SystemText(value)) == told)
  }

  @Test(arguments: [
    ("solarized", "'solarized' is not a colour scheme; use dark, light, 16, bw or auto"),
    (
      "headings:red",
      "'headings' is not a role; use "
        + "title, dim, accent, current, row, match, mark, tint, gone, jump, border, thumb, error, "
        + "good, wait, bad, heat1, heat2, heat3, age1 or age2"
    ),
    ("accent:#ff88", "'#ff88' is not a colour or attribute; use \(paints)"),
    ("accent:300", "'300' is not a colour or attribute; use \(paints)"),
    ("accent:", "'' is not a colour or attribute; use \(paints)"),
  ])
  func `a wrong word in a colour without a near one is named with the valid words`(
    value: String, told: String
  ) {
    #expect(complaint(SystemText("--color"), SystemText(value)) == "--color: " + told)
  }

  private static let paints =
    "#rrggbb, a number up to 255, a name such as red, or regular, bold, dim, underline, reverse"

  @Test(arguments: [
    ("STATUS:^Up=gren", "'STATUS:^Up=gren': 'gren' is not a colour; did you mean 'green'?"),
    ("a=haet", "'a=haet': 'haet' is not a colour; did you mean 'heat'?"),
    ("a=baad:row", "'a=baad:row': 'baad' is not a colour; did you mean 'bad'?"),
    (
      "a=300",
      "'a=300': '300' is not a colour; use good, wait, bad, done, #rrggbb, a number up to 255 or "
        + "a name such as red"
    ),
    ("STATUS", "'STATUS': expected a rule with a colour after =, e.g. STATUS:^Up=good"),
    ("=bad", "'=bad': expected a rule with text before =, e.g. STATUS:^Up=good"),
    ("A=age:row", "'A=age:row': use age alone, e.g. SIZE=age"),
  ])
  func `Q1.9 an error names the wrong paint rule and its fault`(rule: String, told: String) {
    #expect(complaint(SystemText("--paint"), SystemText(rule)) == "--paint: " + told)
  }

  @Test func `Q1.1 Q3.5 rules add up, and --no-paint takes back states and earlier rules`() throws {
    let options = try parsed("--paint", "a=bad", "--paint=b=heat").picker.paint
    let (bad, heat) = try (PaintRule(reading: "a=bad"), PaintRule(reading: "b=heat"))
    #expect(options.rules == [bad, heat] && options.paintsStates)
    let none = try parsed("--paint", "a=bad", "--no-paint", "--paint", "b=heat").picker.paint
    #expect(none.rules == [heat] && !none.paintsStates)
  }

  @Test func `a role without a colour is reported`() {
    #expect(
      complaint(SystemText("--color"), SystemText("title"))
        == "--color: 'title' is a role; use title:COLOR")
  }

  @Test func `the single operand is the file, before or after the options`() throws {
    for words in [["f", "--cycle"], ["--cycle", "f"], ["--cycle", "--", "f"]] {
      let options = try OptionParser.parse(words.map { SystemText($0) })
      #expect(options.input == .file(SystemText("f")))
      #expect(options.picker.cycles)
    }
    #expect(try parsed("--", "--cycle").input == .file(SystemText("--cycle")))
    #expect(try parsed("-").input == .standardInput)
    #expect(complaint(SystemText("a"), SystemText("b")) == "b: only one FILE allowed, got 2")
  }

  @Test func `a value follows a name, an equals sign or a letter`() throws {
    for words in [
      ["--format", "csv"], ["--format=csv"], ["-F", "csv"], ["-Fcsv"], ["--form=csv"],
      ["-0Fcsv"], ["-F", "json", "-F", "csv"],
    ] {
      #expect(try OptionParser.parse(words.map { SystemText($0) }).format == .csv)
    }
  }

  @Test func `auto or a later option overrides an earlier one`() throws {
    #expect(try parsed("-F", "csv", "-F", "auto").format == nil)
    #expect(try parsed("--header", "--no-header").reading.hasHeader == false)
    #expect(try parsed("--row-titles", "--no-row-titles").reading.rowTitles == false)
  }

  @Test func `paths and commands keep their bytes`() throws {
    let strange = SystemText(Self.strange)
    #expect(try OptionParser.parse([strange]).input == .file(strange))
    #expect(try parsed("--banner", Self.strange).banner == strange)
    #expect(try parsed("--reload", Self.strange).reloadCommand == strange)
    #expect(try parsed("--more", Self.strange).moreCommand == strange)
  }

  @Test func `paths keep their bytes after an equals sign and in a group of letters`() throws {
    let long = SystemText(Array("--banner=".utf8) + Self.strange)
    #expect(try OptionParser.parse([long]).banner == SystemText(Self.strange))
    let short = SystemText(Array("-1d".utf8) + [0xff])
    #expect(try OptionParser.parse([short]).reading.delimiter == .bytes([0xff]))
  }

  @Test(
    arguments: [
      ([0xff], [0xff]), ([0x5c, 0x74, 0xfe], [0x09, 0xfe]), (Array("é".utf8), [0xc3, 0xa9]),
      (Array(#"\\\0\n\xfF"#.utf8), [0x5c, 0, 0x0a, 0xff]),
      // An accent that would join the letter before it is text behind an escape.
      (Array("\\t\u{301}".utf8), [0x09, 0xcc, 0x81]),
    ] as [([UInt8], [UInt8])])
  func `a delimiter keeps its bytes`(written: [UInt8], meant: [UInt8]) throws {
    #expect(try parsed("-d", written).reading.delimiter == .bytes(meant))
  }

  @Test func `a delimiter may be a word instead of bytes`() throws {
    #expect(try parsed("-d", "blanks").reading.delimiter == .blanks)
    #expect(try parsed("-d", "aligned").reading.delimiter == .aligned)
  }

  @Test func `keys and pointers keep their bytes`() throws {
    let fields = try parsed("--field", Array("label=".utf8) + [0xff] + Array(",value=v=w".utf8))
      .reading.fields
    #expect(fields.label == [0xff])
    #expect(fields.value == Array("v=w".utf8))
    let quoted = try parsed("--field", Array(#"id=m."a,\",b",color=c"#.utf8)).reading.fields
    #expect(quoted.id == Array(#"m."a,\",b""#.utf8))
    #expect(quoted.color == Array("c".utf8))
    let pointer = try parsed("--pointer", [0x2f, 0xff]).reading.pointer
    #expect(pointer == MemberPath(pointer: [0x2f, 0xff]))
    #expect(pointer != MemberPath(pointer: [0x2f, 0xfe]))
  }

  @Test func `a template keeps its bytes`() throws {
    let template = try parsed("--print", [0xff] + Array("{row}".utf8)).template
    #expect(template?.parts == [.text([0xff]), .field(.known(.row))])
  }

  @Test func `words to be shown are decoded as text`() throws {
    #expect(try parsed("--title", "海报").title == "海报")
    #expect(try parsed("--title", [0x61, 0xff]).title == "a\u{fffd}")
  }

  @Test func `errors are written as text`() {
    #expect(
      complaint(SystemText("--end"), SystemText([0xff]))
        == "--end: '\u{fffd}': expected flush or spacer")
    #expect(complaint(SystemText([0x2d, 0x2d, 0xff])) == "--\u{fffd}: no such option")
    for word in [[0x2d, 0xff], [0x2d, 0xff, 0x61], [0x2d, 0x31, 0xff]] as [[UInt8]] {
      let text = SystemText(word).text
      #expect(complaint(SystemText(word), SystemText("f")) == "\(text): no such option")
    }
    #expect(
      complaint(SystemText([0xff]), SystemText([0xfe]))
        == "\u{fffd}: only one FILE allowed, got 2")
  }

  @Test func `X3 options that contradict each other are refused`() {
    #expect(
      complaint(SystemText("--print="), SystemText("-ojson"))
        == "--print: cannot be combined with --output")
    #expect(
      complaint(SystemText("--more=x"), SystemText("--pivot=a,b"))
        == "--more: cannot be combined with --pivot")
    #expect(
      complaint(SystemText("--group-by=a"), SystemText("--pivot=a,b"))
        == "--group-by: cannot be combined with --pivot")
  }
}
