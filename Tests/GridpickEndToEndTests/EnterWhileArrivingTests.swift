import GridpickTestSupport
import Testing

/// While the input arrives Enter picks the item that was on the screen.
struct EnterWhileArrivingTests {
  /// A beginning that is shown, what Enter picks of it behind a step down, and what else arrives then.
  struct Input: CustomTestStringConvertible {
    let name: String
    let options: [String]
    let beginning: String
    let place: String
    let second: String
    /// What the second row is once all has arrived and is shown.
    let secondAtEnd: String
    let rest: [String]

    init(
      _ name: String, _ options: String..., beginning: String, place: String, second: String,
      atEnd: String? = nil, rest: String...
    ) {
      self.name = name
      self.options = options
      self.beginning = beginning
      self.place = place
      self.second = second
      secondAtEnd = atEnd ?? second
      self.rest = rest
    }

    var testDescription: String { name }
  }

  private static let inputs = [
    Input(
      "lines", beginning: "one\ntwo\n", place: "row 1/2 · column 1/1", second: "two",
      rest: "three\nfo", "ur\n"),
    Input(
      "csv", "-F", "csv", beginning: "name,id\none,1\ntwo,2\n", place: "row 1/2 · column 1/2",
      second: "two,2", rest: "\"th", "ree\",3\n"),
    Input(
      "ndjson", beginning: "{\"id\":1,\"name\":\"one\"}\n{\"id\":2,\"name\":\"two\"}\n",
      place: "row 1/2 · column 1/2", second: #"{"id":2,"name":"two"}"#,
      rest: "{\"id\":3}\nfoo\n", "[1"),
    Input(
      "json list", beginning: "[\"one\",\"two\",", place: "row 1/2 · column 1/1", second: "two",
      atEnd: "four", rest: "\"three\"]\n", "[\"four\"]\n"),
    Input(
      "found table", beginning: "NAME   STATUS   AGE\nweb    up       3d\ndb     down     4d\n",
      place: "row 1/2 · column 1/3", second: "db     down     4d",
      rest: "mail   up       5d\n", "\n"),
    Input(
      "lines behind an array", beginning: "[\"one\"]\nfoo\n", place: "row 1/2 · column 1/1",
      second: "foo", rest: "{\"a\":1}\n", "bar\n"),
  ]

  @Test(arguments: inputs, [0, 1, 2, 4])
  func `P8.8 P8.9 Enter after a step picks the second row, whatever arrives meanwhile`(
    input: Input, moment: Int
  ) throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path] + input.options, input: .pipe))
    terminal.feedInput(Array(input.beginning.utf8))
    try terminal.waitForPlace(input.place)
    // The pieces come before, between and behind the keys, and with them.
    var keys = ["j", "\r"]
    for (number, piece) in input.rest.enumerated() {
      if moment % 3 == number || moment > 3 { terminal.send(keys.removeFirst()) }
      terminal.feedInput(Array(piece.utf8))
    }
    for key in keys { terminal.send(key) }
    #expect(try terminal.waitForExit() == .exited(0))
    // A key that comes behind all of it finds one screen or the other.
    let seconds = moment == 2 ? [input.second, input.secondAtEnd] : [input.second]
    #expect(seconds.map { $0 + "\n" }.contains(terminal.printed))
  }
}
