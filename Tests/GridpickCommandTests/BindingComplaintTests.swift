import GridpickCore
import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The error messages of wrong bindings.
extension OptionParserTests {
  @Suite struct BindingComplaintTests {
    private func complaint(_ option: String, _ value: String) -> String? {
      #expect(throws: Complaint.self) {
        try OptionParser.parse([SystemText(option), SystemText(value)])
      }?.message
    }

    @Test(arguments: [
      ("ctlr-a:up", "'ctlr-a' is not a key or event; did you mean 'ctrl-a'?"),
      ("laod:up", "'laod' is not a key or event; did you mean 'load'?"),
      ("x:page-don", "'page-don' is not an action; did you mean 'page-down'?"),
      ("x:up+Accpet", "'Accpet' is not an action; did you mean 'accept'?"),
      (":", "':' has no action; use ::ACTION"),
      ("", "no key or event before ':'"),
      ("x:up,", "no key or event before ':'"),
      ("x:", "'x' has no action; use x:ACTION"),
      ("x:up(1)", "'up' takes no argument"),
      ("x:execute", "'execute' needs an argument: execute(…)"),
      ("x:execute{ls", "'execute{' is not closed before a comma, a plus or the end"),
      ("x:go(a,b)", "go: 'a,b': expected two numbers, e.g. go(1,2)"),
      ("ctrl-\\:up", "'ctrl-\\' cannot be bound: it sends a signal"),
      ("x:change-layout(tasb)", "'tasb' is not a layout; did you mean 'tabs'?"),
      (
        "x:print({)",
        "print: '{': expected a valid template; { without }; write {{ for {"
      ),
    ])
    func `B3.1 a wrong binding is named, with the nearest valid word`(
      value: String, told: String
    ) {
      #expect(complaint("--bind", value) == "--bind: \(told)")
    }

    @Test func `B3.1 without a near word the message lists the valid ones`() {
      let keys = """
        a character, enter, space, tab, btab, esc, backspace, delete, insert, up, down, left, right, \
        home, end, page-up, page-down or f1 to f12, with ctrl-, alt- or shift- before it, or \
        double-click, right-click, wheel-up, wheel-down, wheel-left or wheel-right
        """
      let events = ", or an event: \(Occasion.rows.map(\.name).joinedByOr)"
      #expect(
        complaint("--bind", "nothing:up")
          == "--bind: 'nothing' is not a key or event; use \(keys)\(events)")
      #expect(
        complaint("--expect", "nothing") == "--expect: 'nothing' is not a key; use \(keys)"
      )
    }

    @Test(arguments: [
      ("foo", "'foo' is not an action; gridpick --man lists all"),
      ("qqqqqqqq", "'qqqqqqqq' is not an action; gridpick --man lists all"),
    ])
    func `B3.1 an error about an unknown action names the nearest one or the list of all`(
      name: String, told: String
    ) {
      #expect(complaint("--bind", "x:\(name)") == "--bind: \(told)")
    }

    @Test func `S3.5 a later binding replaces an earlier one, whichever option sets it`() throws {
      let options = try OptionParser.parse(
        ["--bind=x:up", "--expect=x,y", "--bind=y:down"].map { SystemText($0) })
      let own = options.picker.keymap.bindings.filter(\.isOwn)
      #expect(own.map(\.actions) == [[Action("accept-by", .key("x"))], ["down"]])
      #expect(own.map(\.keys) == [["x"], ["y"]])
      #expect(options.expected == ["x": "x", "y": "y"])
    }

    @Test(arguments: [["--multi", "--bind=tab:+down"], ["--bind=tab:+down", "--multi"]])
    func `B1.3 actions after + run after the marking of the key, in any option order`(
      arguments: [String]
    ) throws {
      let options = try OptionParser.parse(arguments.map { SystemText($0) })
      let rows = options.picker.keymap.bindings.filter { $0.keys.contains(Key(.tab)) }
      #expect(
        rows.map(\.actions) == [["toggle", "down", "down"]])
    }
  }
}
