import GridpickCore
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// Options that have been said before the command line (rules H1 to H3).
extension OptionParserTests {
  @Suite struct DefaultsTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
      folder = try TemporaryFolder()
      file = folder.file("gridpick/options")
      try Tool.run(["mkdir", folder.file("gridpick")])
    }

    private func options(
      _ words: String..., variable: String? = nil, key: String? = nil, file text: String? = nil
    ) throws -> CommandOptions {
      if let text { try TextFile.write(text, to: file) }
      let variables = [
        "XDG_CONFIG_HOME": folder.path, "GRIDPICK_OPTS": variable, "GRIDPICK_KEY_OPTS": key,
      ]
      return try OptionParser.parse(words.map { SystemText($0) }) { variables[$0] ?? nil }
    }

    private func complaint(
      _ words: String..., variable: String? = nil, file text: String? = nil
    ) -> String? {
      #expect(throws: Complaint.self) {
        if let text { try TextFile.write(text, to: file) }
        let variables = ["XDG_CONFIG_HOME": folder.path, "GRIDPICK_OPTS": variable]
        _ = try OptionParser.parse(words.map { SystemText($0) }) { variables[$0] ?? nil }
      }?.message
    }

    @Test
    func `K5.1 K5.2 K5.3 a shell key takes only looks and keys from the defaults`()
      throws
    {
      let options = try options(
        "--walk", variable: "--columns 2 --frozen PID --sort name --no-sort --print-query -q x -m",
        key: "--multi=3 --no-sort",
        file: "--border\n-o json --cycle --only A\n--preview 'cat {A}'\n")
      #expect(options.picker.columns == .fixed(2) && options.picker.cycles)
      #expect(options.picker.surroundings.border == .rounded)
      #expect(options.picker.sort.isEmpty && options.picker.frozenUpTo == nil)
      #expect(options.picker.only == nil && options.outputFormat == nil)
      #expect(options.picker.find.query == nil && !options.picker.endsWithoutMatch)
      #expect(options.picker.preview.command == nil)
      #expect(options.picker.marking?.most == 3 && !options.picker.find.isRanked)
      let none = try self.options(variable: "--frozen PID --cycle", key: "")
      #expect(none.picker.frozenUpTo == nil && none.picker.cycles)
    }

    @Test
    func `H1.1 the file comes before the variable, and the variable before the command line`()
      throws
    {
      let text = "--layout tabs --title 'from the file'\n# a remark\n--wheel 3 --cycle\n"
      let options = try options(
        "--wheel", "5", variable: "--title \"from the variable\" --wheel 4", file: text)
      #expect(options.layout?.name == "tabs")
      #expect(options.title == "from the variable")
      #expect(options.picker.wheelSteps == 5 && options.picker.cycles)
    }

    @Test func `H1 a byte order mark in the file is ignored`() throws {
      #expect(try options(file: "\u{feff}--cycle\r\n").picker.cycles)
    }

    @Test func `H1.4 defaults apply unless overridden, and FILE comes from the command line alone`()
      throws
    {
      let options = try options("data.csv", variable: "-m --layout=sheet")
      #expect(options.layout?.name == "sheet" && options.picker.marking != nil)
      #expect(options.input == .file(SystemText("data.csv")))
      #expect(try self.options().layout == nil)
    }

    @Test func `H1.1 without a settings folder the one in the home folder is used`() throws {
      try TextFile.write("--title home", to: folder.file("options"))
      try Tool.run(["mkdir", "-p", folder.file(".config/gridpick")])
      try Tool.run(["mv", folder.file("options"), folder.file(".config/gridpick/options")])
      for settings in [nil, "", "not/absolute"] {
        let variables = ["XDG_CONFIG_HOME": settings, "HOME": folder.path]
        let options = try OptionParser.parse([]) { variables[$0] ?? nil }
        #expect(options.title == "home")
      }
    }

    @Test func `S4 H2.1 --wrap wraps rows, and --no-wrap takes it back`() throws {
      #expect(try options().picker.wraps == false)
      #expect(try options("--wrap").picker.wraps)
      #expect(try options("--no-wrap", variable: "--wrap").picker.wraps == false)
    }

    @Test
    func `H2.1 H2.2 --no-NAME takes an option back, and its name takes --no-NAME back`()
      throws
    {
      #expect(try options("--no-cycle", variable: "--cycle").picker.cycles == false)
      #expect(try options("--no-title", variable: "--title x --cycle").title == nil)
      #expect(try options("--mouse", variable: "--no-mouse").terminal.hasMouse)
      #expect(
        try options("--no-multi", "-m", variable: "-m3").picker.marking == MarkSettings(most: nil))
      #expect(try options("--cycle", "--no-cycle").picker.cycles == false)
      #expect(try options("--no-cycle", "--cycle").picker.cycles)
      #expect(try options("x", "--no-cycle", variable: "--cycle").picker.cycles == false)
      #expect(try options("--no-bind", variable: "--bind x:up").bindings.isEmpty)
      // An option with a name of its own takes the other back as well.
      #expect(try options("--no-sort", variable: "--sort name").picker.sort.isEmpty)
      #expect(try options("--no-header", variable: "--header").reading.hasHeader == false)
      #expect(complaint("--no-cycle=3") == "--no-cycle: takes no value")
      #expect(complaint("--no-bogus") == "--no-bogus: no such option")
      #expect(complaint("--no-cycl") == "--no-cycl: no such option")
    }

    @Test func `H2.3 the command line wins over defaults that contradict it`() throws {
      #expect(try options("--print", "{row}", variable: "-o json").outputFormat == nil)
      #expect(try options("-o", "json", variable: "--print {row}").template == nil)
      #expect(try options("--pivot", "a,b", variable: "--more date").moreCommand == nil)
      #expect(
        complaint("-o", "json", "--print", "{row}")
          == "--print: cannot be combined with --output")
    }

    @Test(arguments: [
      ("--layuot grid", "GRIDPICK_OPTS: --layuot: did you mean --layout?"),
      ("--layout gird", "GRIDPICK_OPTS: --layout: 'gird': did you mean grid?"),
      ("--cycle 'x", "GRIDPICK_OPTS: unclosed quote"),
      ("$GRIDPICK_OPTS --cycle", "GRIDPICK_OPTS: '$GRIDPICK_OPTS' is not an option"),
      ("--version", "GRIDPICK_OPTS: --version works only on the command line"),
      ("--cycle -- data.csv", "GRIDPICK_OPTS: 'data.csv' is not an option"),
      ("--layout", "GRIDPICK_OPTS: --layout: value missing"),
    ])
    func `H1.2 H1.4 H3.1 H3.3 an error in the variable is reported with the name of the variable`(
      text: String, told: String
    ) {
      #expect(complaint(variable: text) == told)
    }

    @Test(arguments: [
      ("--cycle\n--layuot grid\n", ":2: --layuot: did you mean --layout?"),
      ("# x\n\n--wheel none", ":3: --wheel: 'none': expected a number from 1 to 1000"),
      ("--cycle\n--title 'x\ny\n", ":2: unclosed quote"),
      ("data.csv", ":1: 'data.csv' is not an option"), ("--cycle\n\0", ":2: contains a NUL"),
    ])
    func `H3.1 H3.2 an error in the file is reported with its line`(text: String, told: String) {
      #expect(complaint(file: text) == file + told)
    }

    @Test func `H3.2 a defaults file that is not a plain file is refused without a wait`() throws {
      try Tool.run(["mkfifo", file])
      #expect(complaint() == "\(file): is not a regular file")
      try Tool.run(["rm", file])
      try Tool.run(["mkdir", file])
      #expect(complaint() == "\(file): is a directory, not a file")
      try Tool.run(["rmdir", file])
      try Tool.run(["truncate", "-s", "1000000000", file])
      #expect(complaint() == "\(file): has more than 65536 bytes")
    }

    @Test func `H3.3 help is shown despite wrong defaults`() throws {
      let options = try options("--help", variable: "--bogus", file: "'")
      guard case .help = options.request else {
        Issue.record("no help")
        return
      }
    }
  }
}
