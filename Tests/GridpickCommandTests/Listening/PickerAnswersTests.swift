import GridpickCore
import Testing

@testable import GridpickCommand

/// What a picker answers, and what it is made to do.
struct PickerAnswersTests {
  private var state: PickerState
  private let answers = PickerAnswers(PickPrinter()) {}

  init() {
    let grid = WrittenGrid(
      rows: WrittenGrid([["a", "b"], [nil, "\"d\"\n"]]).rows, rowTitles: ["one", "two"])
    let look = Look(theme: Theme(colorCount: 0), signs: .unicode)
    var settings = PickerSettings(layout: .grid, look: look)
    settings.options.marking = MarkSettings()
    state = PickerState(
      Grid(grid), settings: settings, size: ScreenSize(lines: 10, columns: 60))
  }

  private func told() -> String {
    let answer = answers.answer(HTTPRequest(isPost: false, body: []), state)
    #expect(answer.0.status == 200 && answer.1 == nil)
    return String(decoding: answer.0.json, as: UTF8.self)
  }

  /// Posts a body, and does what comes of it.
  private mutating func post(_ body: String) -> HTTPResponse {
    let request = HTTPRequest(isPost: true, body: Array(body.utf8))
    let (response, event) = answers.answer(request, state)
    #expect((event == nil) == (response.status != 200))
    if let event { _ = state.handle(event, at: .zero) }
    return response
  }

  @Test mutating func `B8.7 GET returns the query, the item, matches, marks and data count`() {
    let first = #"{"section":0,"index":0,"row":"one","column":null,"value":"a"}"#
    let last = #"{"section":1,"index":1,"row":"two","column":null,"value":"\"d\"\n"}"#
    #expect(
      told() == #"{"query":"","position":{"section":0,"index":0},"item":"# + first
        + #","matches":null,"marked":0,"marks":[],"count":2,"loading":false,"searching":false}"#)
    #expect(post("toggle+right+down+toggle").status == 200)
    #expect(
      told() == #"{"query":"","position":{"section":1,"index":1},"item":"# + last
        + #","matches":null,"marked":2,"marks":["# + first + "," + last
        + #"],"count":2,"loading":false,"searching":false}"#)
  }

  @Test mutating func `B8.9 POST reads actions as transform does, before it fills in values`() {
    #expect(post("change-query(<{label}>+up)\n").status == 200)
    #expect(told().hasPrefix(#"{"query":"<a>+up","#))
    #expect(told().contains(#""searching":true"#))
  }

  @Test(arguments: [
    ("nosuch", "'nosuch' is not an action; gridpick --man lists all"),
    ("up+", "'' is not an action; gridpick --man lists all"),
    ("up(", "'up(' is not closed before a comma, a plus or the end"),
    ("up,down", "',down' is not an action; did you mean 'down'?"),
    ("put(\u{1b}", "'put(' is not closed before a comma, a plus or the end"),
    ("change-layout(\u{1b}[2J)", "'␛[2J' is not a layout; use grid, cards, sheet, shelves or tabs"),
  ])
  mutating func `B8.11 text that is not an action is refused in one line, and does nothing`(
    body: String, words: String
  ) {
    let response = post(body)
    #expect(response.status == 400)
    let text = String(decoding: response.json, as: UTF8.self)
    #expect(text.hasPrefix("{\"error\":\"\(words)"), "\(text)")
  }

  @Test func `B8.7 at most a megabyte of marks is returned`() throws {
    let value = String(repeating: "x", count: 100_000)
    let look = Look(theme: Theme(colorCount: 0), signs: .unicode)
    var settings = PickerSettings(layout: .grid, look: look)
    settings.options.marking = MarkSettings()
    var state = PickerState(
      Grid(WrittenGrid(rows: Array(repeating: [.init(value)], count: 30))),
      settings: settings, size: ScreenSize(lines: 10, columns: 60))
    let all = HTTPRequest(isPost: true, body: Array("toggle-all".utf8))
    _ = state.handle(try #require(answers.answer(all, state).1), at: .zero)
    #expect(state.marks.count == 30)
    let text = answers.answer(HTTPRequest(isPost: false, body: []), state).0.json
    #expect((1 << 20..<1_500_000).contains(text.count))
    #expect(String(decoding: text.suffix(60), as: UTF8.self).contains(#""}],"count":30,"#))
  }

  @Test func `B8.8 after a change of the input an error comes instead of wrong values`() {
    let answers = PickerAnswers(PickPrinter()) { () throws(Complaint) in
      throw Complaint("the input has changed")
    }
    let response = answers.answer(HTTPRequest(isPost: false, body: []), state).0
    #expect(response.status == 500)
    #expect(response.json == Array(#"{"error":"the input has changed"}"#.utf8))
  }
}
