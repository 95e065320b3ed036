import GridpickTestSupport
import Testing

/// The printed picks, by the options of output.
struct PickOutputTests {
  private static let table = """
    {"columns":["Red","Blue"],"sections":[
      {"title":"small","items":[{"label":"r1c1","value":"a\\tb"},"r1c2"]},
      {"title":"large","items":["r2c1","r2c2"]}]}
    """

  @Test(arguments: [
    ("--output=tsv", "small\tRed\ta\\tb\n"), ("-oindex", "0,0\n"),
    ("-o json", #"{"section":0,"index":0,"row":"small","column":"Red","value":"a\tb"}"# + "\n"),
    (
      #"--print [{row}|{column}|{label}|{section},{index}]\t{{{value}}}"#,
      "[small|Red|r1c1|0,0]\t{a\tb}\n"
    ),
    ("--print0", "a\tb\0"), ("--pick column", "a\tb\nr2c1\n"),
    ("--pick row -o tsv", "small\tRed\ta\\tb\nsmall\tBlue\tr1c2\n"),
    ("--print {line} --print {index}", "0\n"), ("-o json -o index", "0,0\n"),
  ])
  func `a pick is printed in the requested format`(options: String, output: String) throws {
    let options = options.split(separator: " ").map(String.init)
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: Self.table))
    try expect(output, pickedFrom: terminal)
  }

  @Test(arguments: [
    ("-o json", #"{"id":"web","n":1.50}"#),
    ("-o tsv", "web\t\t" + #"{"id":"web","n":1.50}"#), ("-o index", "0,0"),
    ("--print {column}{label}{section},{index}", "0,0"),
  ])
  func `X2.7 X2.8 a picked record is printed once`(options: String, line: String) throws {
    let options = options.split(separator: " ").map(String.init)
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(options, reading: #"[{"id":"web","n":1.50},{"id":"db","n":2}]"#))
    terminal.send("l")
    try terminal.waitForPlace("row 1/2 · column 2/2")
    try expect(line + "\n", pickedFrom: terminal)
  }

  @Test(arguments: ["--pick=row", "--print={line}"])
  func `the record of a line is the whole line`(option: String) throws {
    try expect("a\tb \n", pickedFrom: try PseudoTerminal.show("a\tb \nc\n", option))
  }

  @Test func `bytes that are not UTF-8 stay in text, and become U+FFFD in json`() throws {
    let line: [UInt8] = [0x61, 0xff, 0x09, 0x62]
    for (options, output) in [
      ([], line + [0x0a]), (["--print", "<{value}>"], [0x3c] + line + [0x3e, 0x0a]),
      (["-o", "tsv"], [0x09, 0x09, 0x61, 0xff, 0x5c, 0x74, 0x62, 0x0a]),
      (["-o", "json", "--print0"], object("a\u{fffd}\\tb") + [0]),
    ] as [([String], [UInt8])] {
      let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: line + [0x0a]))
      terminal.press(.enter)
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.output == output)
    }
  }

  @Test func `a large output that fails is reported in one line`() throws {
    let launch = Gridpick.launch(
      ["-F", "csv", "--no-header", "--pick=column"], reading: Sample.numbers(100_000))
    let terminal = try PseudoTerminal.show(launch.printing(to: .file("/dev/full")))
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(
      terminal.complaints
        == "gridpick: cannot write to standard output: No space left on device\n")
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test func `a long column is printed to its end`() throws {
    let numbers = Sample.numbers(100_000)
    let terminal = try PseudoTerminal.show(
      numbers, "-F", "csv", "--no-header", "--pick=column")
    // Data that has not arrived yet is not part of the column.
    try terminal.waitForPlace("row 1/100000 · column 1/1")
    try expect(numbers, pickedFrom: terminal)
  }

  private func object(_ value: String) -> [UInt8] {
    Array(
      "{\"section\":0,\"index\":0,\"row\":null,\"column\":null,\"value\":\"\(value)\"}".utf8)
  }
}
