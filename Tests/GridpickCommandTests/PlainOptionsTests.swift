import GridpickCore
import GridpickFormats
import GridpickTerminal
import Testing

@testable import GridpickCommand

struct PlainOptionsTests {
  private static let words = [
    "--preview", "echo", "--bind", "start:last,j:accept", "--find", "--dim", "--multi=3",
  ]

  private func options(_ more: [String] = [], on type: String?) throws -> CommandOptions {
    try OptionParser.parse((Self.words + more).map { SystemText($0) }).fitting(terminal: type)
  }

  @Test(
    arguments: [([], "dumb"), (["--plain"], "xterm"), (["--plain"], nil)] as [([String], String?)])
  func `Y1.3 options that need a screen or a key have no effect`(
    more: [String], type: String?
  ) throws {
    let options = try options(more, on: type)
    #expect(options.isPlain)
    #expect(options.picker.preview.command == nil)
    #expect(options.picker.keymap.bindings.allSatisfy { !$0.isOwn && $0.occasion == nil })
    #expect(options.picker.find.begins == false && !options.picker.find.dims)
    #expect(options.picker.marking?.most == 3, "what has nothing to do with a screen stays")
  }

  @Test(arguments: [[], ["--columns", "3"]])
  func `Y1.3 a table is found among lines, as on a screen`(more: [String]) throws {
    #expect(try options(more, on: "dumb").readingOfInput.findsTables)
    #expect(try options(more, on: "xterm").readingOfInput.findsTables == more.isEmpty)
  }

  @Test(arguments: ["xterm", "dumber", "", nil])
  func `Y1.1 on any other terminal all options keep their meaning`(type: String?) throws {
    let options = try options(on: type)
    #expect(!options.isPlain)
    #expect(options.picker.preview.command != nil)
    #expect(options.picker.keymap.bindings.contains { $0.isOwn })
    #expect(options.picker.find.begins == true && options.picker.find.dims)
  }
}
