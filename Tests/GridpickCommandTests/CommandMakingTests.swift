import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// Commands that hold very many values.
@Suite(.timeLimit(.minutes(5)))
struct CommandMakingTests {
  private let list: GatedList
  private let commands = TopicCommands<Answer>(
    CommandMaker(terminator: 0x0a, environment: { ProcessEnvironment([:]) }), answer: { $0 },
    failure: { .command(failure: $0) })
  private let source: NewsSource

  init() throws {
    list = GatedList(gate: try Bell())
    source = try #require(commands.answerer { _ in nil }.sources.last)
  }

  /// The result of a command once it is used; nil while it is being made.
  private func made(_ command: String, marks: Int) throws -> String? {
    let invocation = Invocation(
      try CommandTemplate(Array(command.utf8)), at: nil,
      Marks(of: .section, NumberRuns(0..<marks)), query: "",
      of: PickedContent(Grid(list).flowed(columns: 1, .rows)))
    let job = Job(number: 1, .command, .command(invocation)).id
    let answer = commands.run(invocation, for: job, of: "made") { (command) throws(Fault) in
      throw Fault(command.text.text)
    }
    guard case .command(let text, _)? = answer else { return nil }
    return text
  }

  /// The result that comes later.
  private func later() throws -> String? {
    let descriptor = try #require(source.descriptor())
    _ = Poll.wait(for: descriptor, events: POLLIN)
    guard case .answered(_, .command(let text, _))? = source.receive().first else { return nil }
    return text
  }

  @Test(arguments: ["cat {+f}", "echo {+}"])
  func `V3.9 a command with many values is made in the background`(command: String) throws {
    #expect(try made(command, marks: 2_000) == nil)
    list.gate.ring()
    #expect(try later() != nil)
    #expect(source.descriptor() == nil)
  }

  @Test func `V3.9 a new request replaces a command that is still being made`() throws {
    #expect(try made("cat {+f}", marks: 2_000) == nil)
    #expect(try made("echo one", marks: 0) == "made: echo one")
    list.gate.ring()
    #expect(source.descriptor() == nil)
  }
}

/// A list whose values come once somebody lets them through.
private struct GatedList: ListSource {
  let gate: Bell

  var count: Int { 2_000 }
  var mayHaveGaps: Bool { false }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem("\(id.section)") }

  func value(at id: ItemID) -> [UInt8] {
    gate.wait()
    return Array("\(id.section)".utf8)
  }
}
