import GridpickTerminal
import Testing

@testable import GridpickCommand

/// What is told about a command line that makes no sense, in one line.
struct BadOptionTests {
  @Test(arguments: [
    (["--bogus"], "--bogus: no such option"),
    (["-y"], "-y: no such option"),
    (["-hy"], "-y: no such option"),
    (["--bogus=1"], "--bogus=1: no such option"),
    (["--format=xml"], "--format: 'xml': expected json, ndjson, lines, csv, tsv or auto"),
    (["-F", "xml"], "--format: 'xml': expected json, ndjson, lines, csv, tsv or auto"),
    (["--layout=spiral"], "--layout: 'spiral': expected grid, cards, sheet, shelves, tabs or auto"),
    (["--layout", "wall"], "--layout: 'wall': expected grid, cards, sheet, shelves, tabs or auto"),
    (["--style=neon"], "--style: 'neon': expected text, card or swatch"),
    (["--focus=far"], "--focus: 'far': expected roam or center"),
    (["--fill=sideways"], "--fill: 'sideways': expected rows or columns"),
    (["-é"], "-é: no such option"),
    (["--fo=grid"], "--fo=grid: ambiguous: --format or --focus"),
    (["--deceleration=slow"], "--deceleration: 'slow': expected fast or normal"),
    (["-o", "xml"], "--output: 'xml': expected text, json, tsv, index, csv or md"),
    (["--pick=item"], "--pick: 'item': expected cell, row or column"),
    (["--end", "open"], "--end: 'open': expected flush or spacer"),
  ])
  func `unknown names are refused`(arguments: [String], line: String) {
    expectRefusal(arguments, line)
  }

  @Test(arguments: [
    (["--layout", "GRID"], "--layout: 'GRID': did you mean grid?"),
    (["--layuot", "grid"], "--layuot: did you mean --layout?"),
  ])
  func `a near valid word is suggested`(
    arguments: [String], question: String
  ) {
    // It says what to do, and so nothing about the help.
    #expect(told(arguments) == question)
  }

  @Test(arguments: ["0", "-1", "+3", "3.5", "many", "", " 3", "99999999999999999999"])
  func `invalid numbers of columns are refused`(value: String) {
    expectRefusal(
      ["--columns", value], "--columns: '\(value)': expected a number from 1 to 1000000, or auto")
  }

  @Test(arguments: ["0", "~", "101%", "-3", "", "%", "0%", "~0", "3.5", "12~", "100001", "x"])
  func `I1 invalid heights are refused`(value: String) {
    expectRefusal(
      ["--height", value],
      "--height: '\(value)': expected a number of lines (1 or more) or a percentage, e.g. 12, 40% or ~40%"
    )
  }

  @Test(arguments: ["", "\\", "\\q", "\\x", "\\x1", "\\x+1", "a\\xgg"])
  func `invalid delimiters are refused`(value: String) {
    expectRefusal(
      ["--delimiter", value],
      "--delimiter: '\(value)': expected blanks, aligned, or text with \\t \\n \\\\ \\0 \\xHH")
  }

  @Test func `a regular expression is no delimiter`() {
    expectRefusal(
      ["--delimiter", "[: ]"],
      "--delimiter: '[: ]': expected text, not a regular expression; or blanks, aligned")
  }

  @Test(arguments: [
    (["-F", "json", "-d", ","], "--delimiter: only for lines or csv, not json"),
    (["-F", "tsv", "-d", ","], "--delimiter: only for lines or csv, not tsv"),
    (["-F", "csv", "-d", "::"], "--delimiter: in csv it must be one byte, not a quote"),
    (["-F", "csv", "-d", "\""], "--delimiter: in csv it must be one byte, not a quote"),
    (["-F", "csv", "-d", "blanks"], "--delimiter: in csv it must be one byte, not a quote"),
    (["-F", "csv", "--read0"], "--read0: only for lines, not csv"),
  ])
  func `formats that do not fit an option are refused`(arguments: [String], line: String) throws {
    let options = try OptionParser.parse(arguments.map { SystemText($0) })
    let format = try #require(options.format)
    let complaint = #expect(throws: Complaint.self) { try options.check(format) }
    #expect(complaint?.message == line)
  }

  @Test(arguments: [
    "12", "x", "10001x3", "12x", "x3", "0x3", "12x0", "-1x3", "12X3", "12x3x4", "axb", "",
  ])
  func `cells without a size are refused`(value: String) {
    expectRefusal(
      ["--cell", value],
      "--cell: '\(value)': expected columns and lines from 1 to 10000, e.g. 12x3")
  }

  @Test(arguments: ["1", ",", "1,", ",2", "-1,2", "1,2,3", "a,b", "1 2", "", "1, 2"])
  func `invalid starts are refused`(value: String) {
    expectRefusal(["--start", value], "--start: '\(value)': expected two numbers, e.g. 1,2")
  }

  @Test(arguments: ["", "sideways", "STEP", ",", "step,", ",half", "step,half,free", "step half"])
  func `G6 unknown snap rules are refused`(value: String) {
    expectRefusal(
      ["--snap", value],
      "--snap: '\(value)': expected step, half, nearest or free, or two of them, e.g. step,half")
  }

  @Test(arguments: ["", "2", "0,4", "2,0", "-2,4", "2,4,6", "2x4", "2, 4", "2,1000000001"])
  func `G6 invalid distances are refused`(value: String) {
    expectRefusal(
      ["--slide-distance", value],
      "--slide-distance: '\(value)': expected two numbers from 1 to 10000, e.g. 2,4")
  }

  @Test(arguments: ["", "a", ",", "a,", ",b", "a,b,", "a,,c", "a,b,c,d"])
  func `pivots without two or three fields are refused`(value: String) {
    expectRefusal(
      ["--pivot", value], "--pivot: '\(value)': expected two or three fields, e.g. NAMESPACE,NAME")
  }

  @Test(arguments: [
    ("{}", "{} works only in commands; use {value}"),
    ("{row", "{ without }; write {{ for {"),
    ("row}", "} without {; write }} for }"),
    (#"\x"#, #"unknown escape; use \t, \n, \0 or \\"#),
  ])
  func `invalid templates are refused`(template: String, reason: String) {
    expectRefusal(
      ["--print", template], "--print: '\(template)': expected a valid template; \(reason)")
  }

  @Test(arguments: [["--print", "{row}", "-o", "text"], ["--output=json", "--print="]])
  func `two output formats are refused`(arguments: [String]) {
    expectRefusal(arguments, "--print: cannot be combined with --output")
  }

  @Test(arguments: ["", "0", "-1", "+3", "1001", "1.5", "three", "99999999999999999999"])
  func `G12 notches without a number of steps are refused`(value: String) {
    expectRefusal(
      ["--wheel", value], "--wheel: '\(value)': expected a number from 1 to 1000")
  }

  @Test(arguments: [
    ["one", "two"], ["one", "--", "two"], ["-", "two"], ["one", "--cycle", "two"],
  ])
  func `two files are refused`(arguments: [String]) {
    expectRefusal(arguments, "two: only one FILE allowed, got 2")
  }

  @Test(arguments: [
    (["-m", "3", "names"], "3: only one FILE allowed, got 2; did you mean -m3?"),
    (["names", "--multi", "3"], "3: only one FILE allowed, got 2; did you mean -m3?"),
    (["--border", "bold", "a"], "bold: only one FILE allowed, got 2; did you mean --border=bold?"),
  ])
  func `a stray word that fits an option's optional value gets a suggestion`(
    arguments: [String], question: String
  ) {
    #expect(told(arguments) == question)
  }

  @Test func `L7.8 the written text is shown as safely as in a cell`() {
    expectRefusal(
      ["--style=\u{1b}[31m\nx"], "--style: '␛[31m␊x': expected text, card or swatch")
    expectRefusal(["--\u{1b}c"], "--␛c: no such option")
  }

  @Test(arguments: ["a", "items/0", "/~", "#/a"])
  func `invalid pointers are refused`(value: String) {
    expectRefusal(
      ["--pointer", value], "--pointer: '\(value)': expected a JSON pointer, e.g. /items/0")
  }

  @Test(arguments: [
    "", "label", "name=label", "label=a,", "=a", "label=", "label=,value=a", "label=a,label=b",
    "label=a,value=b,label=a",
  ])
  func `unknown, repeated or keyless fields are refused`(value: String) {
    let list = "label=KEY,value=KEY,detail=KEY,color=KEY,id=KEY"
    expectRefusal(
      ["--field", value], "--field: '\(value)': expected a list: \(list), each at most once")
  }

  private func expectRefusal(
    _ arguments: [String], _ line: String, at location: SourceLocation = #_sourceLocation
  ) {
    let told = told(arguments, at: location)
    #expect(told == line, sourceLocation: location)
  }

  /// The line that is printed behind the program's name.
  private func told(
    _ arguments: [String], at location: SourceLocation = #_sourceLocation
  ) -> String? {
    let error = #expect(throws: Complaint.self, sourceLocation: location) {
      try OptionParser.parse(arguments.map { SystemText($0) })
    }
    return error?.message
  }
}
