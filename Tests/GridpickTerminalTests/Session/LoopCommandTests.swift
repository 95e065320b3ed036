import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The requests of a loop to those who run the commands of actions.
struct LoopCommandTests {
  /// Notes what it is asked for, and refuses what a test says.
  private final class Runner {
    var asked: [String] = []
    var refused: [String] = []

    private var job: Job?

    /// The number of commands in the background.
    func answerers(_ sources: [NewsSource] = []) -> [Job.Topic: Answerer] {
      let answerer = Answerer(
        start: { job in
          guard case .command(let invocation) = job.work else { return nil }
          self.job = job
          return self.note("silently", invocation).map { .command(failure: $0) }
        }, sources: sources)
      return [.command: answerer]
    }

    /// That which was begun last has ended.
    func end() -> PickerEvent? { job.map { .answered($0.id, .command(failure: nil)) } }

    func commands() -> CommandRunner {
      var runner = CommandRunner()
      runner.execute = { invocation, lend in
        self.note("execute", invocation)
          ?? {
            lend { 42 }
            return nil
          }()
      }
      runner.refusal = { invocation in self.note("become", invocation) }
      runner.print = { _, id, _ in
        self.asked.append("print \(id.section)")
        return self.refused.contains("print") ? "print: refused" : nil
      }
      return runner
    }

    private func note(_ how: String, _ invocation: Invocation) -> String? {
      let text = String(decoding: invocation.template.text, as: UTF8.self)
      asked.append("\(how) \(text) at \(invocation.current?.section ?? -1)")
      return refused.contains(text) ? "\(text): refused" : nil
    }
  }

  private let runner = Runner()

  private func setup(_ bindings: [Binding]) -> LoopSetup {
    var setup = LoopSetup(rows: 20) { settings in
      settings.options.keymap.bindings.insert(contentsOf: bindings, at: 0)
    }
    setup.commands = runner.commands()
    setup.answerers = runner.answerers()
    return setup
  }

  private func template(_ text: String) throws -> CommandTemplate {
    try CommandTemplate(Array(text.utf8))
  }

  @Test func `B2.1 a command gets the terminal between the actions before and after it`()
    throws
  {
    let print = Action("print", .output(try OutputTemplate(Array("{value}".utf8))))
    var setup = setup([
      Binding(
        ["x"], print, Action("execute", .command(try template("a {}"))), "down",
        Action("execute", .command(try template("b"))))
    ])
    setup.terminal.sizeAfterLending = ScreenSize(lines: 8, columns: 30)
    setup.terminal.at(5, .key("x"))
    setup.run()
    #expect(runner.asked == ["print 0", "execute a {} at 0", "execute b at 1"])
    #expect(setup.terminal.lent == [42, 42])
    #expect(setup.terminal.shown.last?.frame.size == ScreenSize(lines: 8, columns: 30))
    #expect(setup.terminal.shown.last?.status.contains("2/20 ") == true)
  }

  @Test func `a long command on the terminal does not delay data`() throws {
    var setup = setup([Binding(["x"], Action("execute", .command(try template("a"))))])
    let terminal = setup.terminal
    setup.commands.execute = { _, lend in
      lend {
        terminal.spend(.seconds(1))
        return 42
      }
      return nil
    }
    let source = ScriptedSource(3, on: terminal)
    source.at(10, LoopSetup.arrived(rows: 30), costing: .milliseconds(2))
    source.at(20, LoopSetup.arrived(rows: 40))
    setup.sources = [source.arrival]
    terminal.at(11, .key("x"))
    setup.run()
    #expect(terminal.lent == [42])
    // The source is a second old, of which a twentieth is its pause.
    #expect(source.taken.last.map { $0 < .milliseconds(1_100) } == true, "\(source.taken)")
  }

  @Test func `V3.7 a refused command does not get the terminal, and the next key clears the error`()
    throws
  {
    runner.refused = ["a", "b"]
    var setup = setup([
      Binding(["x"], Action("execute", .command(try template("a")))),
      Binding(["y"], Action("become", .command(try template("b")))),
      Binding(["z"], Action("become", .command(try template("c")))),
    ])
    setup.terminal.at(5, .key("x"))
    setup.terminal.at(10, .key("y"))
    setup.terminal.at(15, .key("z"))
    guard case .become(let invocation) = setup.run() else {
      Issue.record("it did not end")
      return
    }
    #expect(invocation.template.text == Array("c".utf8))
    #expect(setup.terminal.lent == [])
    #expect(
      setup.terminal.shown.map(\.status).suffix(2).map { $0.contains("refused") } == [true, true])
  }

  @Test func `X1.11 a template that cannot be printed is reported`() throws {
    runner.refused = ["print"]
    let print = Action("print", .output(try OutputTemplate(Array("{name}".utf8))))
    var setup = setup([Binding(["x"], print)])
    setup.terminal.at(5, .key("x"))
    setup.run()
    #expect(setup.terminal.shown.last?.status.contains("print: refused") == true)
  }

  @Test func `B2.6 B2.16 background commands run one after another, even after a failure`()
    throws
  {
    runner.refused = ["b {}"]
    var setup = setup([
      Binding(["x"], Action("execute-silent", .command(try template("a {}"))), "down"),
      Binding(
        ["y"], Action("execute-silent", .command(try template("b {}"))),
        Action("execute-silent", .command(try template("c"))),
        "last-of-all"),
    ])
    let source = ScriptedSource(4, on: setup.terminal)
    source.at(50, runner.end())
    source.at(60, runner.end())
    setup.answerers = runner.answerers([source.source()])
    setup.terminal.at(5, .key("x"), .key("y"), .key("j"), .key("j"))
    setup.run()
    #expect(runner.asked == ["silently a {} at 0", "silently b {} at 0", "silently c at 3"])
    #expect(setup.terminal.shown.last?.status.contains("b {}: refused") == true)
  }

  @Test func `B2.18 the commands that wait for an endless one do not grow without limit`()
    throws
  {
    var setup = setup([Binding(["x"], Action("execute-silent", .command(try template("a"))))])
    for time in 1...70 { setup.terminal.at(Double(time), .key("x")) }
    setup.run()
    #expect(runner.asked == ["silently a at 0"])
    #expect(setup.terminal.shown.last?.status.contains("too many commands are waiting") == true)
  }
}
