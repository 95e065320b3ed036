import Testing

@testable import GridpickCore

/// How many hints and how much of a remark the right of the status line shows.
struct HintFittingTests {
  private let look = Look(theme: Theme(colorCount: 0), signs: .unicode)

  private var browsing: Hints {
    var hints = Hints()
    add(Key(.enter), "pick", to: &hints)
    add("/", "find", to: &hints)
    add("p", "preview", to: &hints)
    add("s", "sort", to: &hints)
    add("v", "whole value", to: &hints, from: .cut)
    add("?", "help", to: &hints, isLast: true)
    return hints
  }

  private func add(
    _ key: Key, _ word: String, to hints: inout Hints, from least: Scene.CurrentCell = .empty,
    isLast: Bool = false
  ) {
    hints.add(
      Hints.Hint(
        key: key, name: key.name(), word: word, least: least, isLast: isLast))
  }

  private func shown(_ hints: Hints, room: Int, on columns: Int, isCut: Bool = false) -> String {
    text(hints.fitted(to: room, on: columns, at: isCut ? .cut : .whole, look))
  }

  private func text(_ hints: Hints) -> String {
    let size = ScreenSize(lines: 1, columns: hints.words.width(upTo: 200, look))
    var canvas = Canvas(size, look)
    hints.words.draw(at: ScreenPoint(line: 0, column: 0), fitting: size.columns, on: &canvas)
    return canvas.frame.text
  }

  @Test(arguments: [
    (100, 80, "Enter pick  / find  p preview  ? help"),
    (100, 120, "Enter pick  / find  p preview  s sort  ? help"),
    (36, 80, "Enter pick  / find  s sort  ? help"), (26, 80, "Enter pick  / find  ? help"),
    (25, 80, "Enter pick  ? help"), (18, 80, "Enter pick  ? help"), (17, 80, "Enter pick"),
    (5, 80, ""), (100, 31, "Enter pick"), (100, 19, ""),
  ])
  func `S1.4 S1.5 the first hint stays longest, then the help's, then others from the front`(
    room: Int, columns: Int, text: String
  ) {
    #expect(shown(browsing, room: room, on: columns) == text)
  }

  @Test(arguments: [
    (35, "hidden: a-long-title · = shows"), (29, "hidden: a-long-tit… · = shows"),
    (21, "hidden: a-… · = shows"), (20, "hidden · = shows"), (12, "hidden"),
  ])
  func `S1.9 a name is shortened before the key for undoing is left out`(room: Int, text: String) {
    let remark = Remark(
      "hidden: \(name: "a-long-title")", short: "hidden", tails: ["\(key: "=") shows"])
    #expect(remark.words(fitting: room, look).texts.joined() == text)
  }

  @Test func `S1.1 the whole value is offered only where a cell is cut`() {
    #expect(!shown(browsing, room: 200, on: 200).contains("v whole value"))
    var hints = Hints()
    add("v", "whole value", to: &hints, from: .cut)
    add("?", "help", to: &hints, isLast: true)
    #expect(shown(hints, room: 40, on: 80, isCut: true) == "v whole value  ? help")
    #expect(shown(hints, room: 40, on: 80) == "? help")
  }

  @Test func `S1.9 words before the hints are left out before any hint`() {
    var hints = Hints()
    hints.say("row, or row,column")
    add(Key(.enter), "go", to: &hints)
    add(Key(.escape), "leave", to: &hints)
    #expect(shown(hints, room: 39, on: 80) == "row, or row,column  Enter go  Esc leave")
    #expect(shown(hints, room: 38, on: 80) == "Enter go  Esc leave")
    hints.say("⠋ reloading", orShortly: "⠋")
    #expect(shown(hints, room: 32, on: 80) == "⠋ reloading  Enter go  Esc leave")
    #expect(shown(hints, room: 31, on: 80) == "⠋  Enter go  Esc leave")
  }

  @Test func `S1.7 a click finds the key that is drawn there`() {
    let hints = browsing.fitted(to: 100, on: 120, at: .cut, look)
    let text = Array(text(hints))
    var shown: [Key: String] = [:]
    for (column, character) in text.enumerated() {
      if let key = hints.key(at: column, look) { shown[key, default: ""].append(character) }
    }
    #expect(
      shown == [
        "/": "/ find", Key(.enter): "Enter pick", "p": "p preview", "s": "s sort", "?": "? help",
      ])
    #expect(hints.key(at: text.count, look) == nil)
    #expect(hints.key(at: -1, look) == nil)
  }

  @Test(arguments: [
    (47, "b: no such key · / finds, --find at once"), (39, "b: no such key · / finds"),
    (23, "b: no key · / finds"), (18, "b: no such key"), (13, "b: no key"), (3, "b: no key"),
  ])
  func `S1.9 a remark loses tails first, and shortens its head to keep the first tail`(
    room: Int, text: String
  ) {
    let remark = Remark(
      "\(key: "b"): no such key", short: "\(key: "b"): no key",
      tails: ["\(key: "/") finds", "\(key: "--find") at once"])
    #expect(remark.words(fitting: room, look).texts.joined() == text)
  }
}
