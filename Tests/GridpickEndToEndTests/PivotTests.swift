import GridpickTestSupport
import Testing

/// A long list of records that becomes a grid.
struct PivotTests {
  private static let pods = """
    [{"ns":"kube","name":"dns","status":"up"},
     {"ns":"web","name":"front","status":"up"},
     {"ns":"kube","name":"proxy","status":"down"},
     {"ns":"web","name":"dns","status":"new"},
     {"ns":"kube","name":"dns","status":"old"}]
    """

  private static let dns = [
    #"{"ns":"kube","name":"dns","status":"up"}"#, #"{"ns":"kube","name":"dns","status":"old"}"#,
  ]

  @Test func `rows and columns are in the order in which their values first appear`() throws {
    let terminal = try PseudoTerminal.show(Self.pods, "--pivot", "ns,name,status")
    let lines = terminal.screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains { $0.contains("dns front proxy") })
    #expect(lines.contains { $0.hasPrefix("kube") && $0.hasSuffix("down") })
    #expect(terminal.screen.place == "row 1/2 · column 1/3")
    #expect(terminal.screen.current == ["2 · up, old"])
  }

  @Test(arguments: [
    ("--pivot=ns,name,status", "up, old\n"),
    ("--pivot=ns,name", dns.joined(separator: "\n") + "\n"),
    ("--pivot=2,1", dns.joined(separator: "\n") + "\n"), ("--pivot=status,ns,name", "dns\n"),
    ("--pivot=ns,name,3 -o tsv", "kube\tdns\tup, old\n"),
    (
      "--pivot=ns,name -o json",
      #"{"section":0,"index":0,"row":"kube","column":"dns","value":["#
        + dns.joined(separator: ",") + "]}\n"
    ),
    ("--pivot=ns,name --print {row}/{column}:{label}", "kube/dns:2\n"),
    ("--pivot=ns,name --pick column --print {row}/{column}", "kube/dns\nweb/dns\n"),
  ])
  func `X5.6 a pick prints the value of its pair, or the records of a count`(
    options: String, output: String
  ) throws {
    let options = options.split(separator: " ").map(String.init)
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: Self.pods))
    try expect(output, pickedFrom: terminal)
  }

  @Test(arguments: [
    ("ns,pod", "no column 'pod'; columns: name, ns, status"),
    ("nss,name", "no column 'nss'; did you mean 'ns'?"),
  ])
  func `a missing field is reported with the existing ones`(
    fields: String, reason: String
  ) throws {
    try expectRefusal(
      Gridpick.launch(["--pivot", fields], reading: Self.pods), "--pivot: \(reason)")
  }

  @Test func `L7.8 an error lists the first of many names, each shown safely`() throws {
    let names = (0..<30).map { "\"\\u001b[3\($0)m\":1" }.joined(separator: ",")
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(["--pivot", "1,x"], reading: "[{\(names)}]"))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.complaints.hasSuffix("␛[318m, ␛[319m, 10 more\n"))
    #expect(!terminal.errors.contains(0x1b))
  }
}
