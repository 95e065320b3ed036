import CNcurses
import TerminalProtocol
import Testing

@testable import Terminal

struct SequenceDecodingTests {
  @Test func `every letter of a paste is swallowed`() {
    let inputs = .paste(.typed("q\rjjj\u{3}\t日本\u{1b}")) + .typed("k") as [CursesInput]
    #expect(DecodedInput.events(inputs) == [.key("k")])
  }

  @Test(arguments: [
    [CursesInput].report("0;33;16M"), .left, .mark(.focusIn), .mark(.pasteStart),
    .typed("\u{1b}[31m"), .typed("\u{1b}[200~"), .typed("\u{1b}[201"), .typed("\u{1b}\u{1b}["), [],
    [.code(KEY_RESIZE)],
  ])
  func `a paste is swallowed whole, whatever it holds`(inside: [CursesInput]) {
    #expect(DecodedInput.events(.paste(inside) + .typed("k")) == [.key("k")])
  }

  @Test(arguments: [0, 300, 301, 60_000])
  func `a paste may come slowly`(pause: Int) {
    let inputs = [CursesInput].paste(.typed("q\rq"))
    for split in 0...inputs.count {
      var decoded = DecodedInput()
      decoded.take(Array(inputs[..<split]))
      decoded.take(Array(inputs[split...]) + .typed("k"), after: pause)
      #expect(decoded.events == [.key("k")])
    }
  }

  @Test(arguments: ["\u{1b}[201~", "q\u{1b}\u{1b}[201~", "\u{1b}[20\u{1b}[201~"])
  func `a paste whose end comes in pieces ends all the same`(end: String) {
    var decoded = DecodedInput()
    decoded.take(.mark(.pasteStart))
    for input in [CursesInput].typed(end) { decoded.take([input], after: 40) }
    decoded.take(.typed("k"))
    #expect(decoded.events == [.key("k")])
  }

  @Test func `the end of a paste that never began is nothing`() {
    #expect(DecodedInput.events(.mark(.pasteEnd) + .typed("k")) == [.key("k")])
  }

  @Test(arguments: [
    "\u{1b}[1;7R", "\u{1b}[?1;2c", "\u{1b}[31~", "\u{1b}[>0;276;0c", "\u{1b}[27;5;106~",
    "\u{1b}[<0;33;16M", "\u{1b}Ox", "\u{1b}O5p", "\u{1b}[1 q", "\u{1b}[u",
  ])
  func `a sequence that nobody knows never leaks`(sequence: String) {
    #expect(DecodedInput.events(.typed(sequence + "j")) == [.key("j")])
    for length in 2...sequence.count {
      var decoded = DecodedInput()
      decoded.take(.typed(String(sequence.prefix(length))))
      decoded.take(.typed(sequence.dropFirst(length) + "j"), after: 300)
      #expect(decoded.events == [.key("j")])
    }
  }

  @Test(arguments: ["\u{1b}[", "\u{1b}[1;", "\u{1b}[1;7", "\u{1b}O"])
  func `an unknown sequence cut short costs no key`(sequence: String) {
    #expect(DecodedInput.events(.typed(sequence) + .left) == [.key(Key(.left))])
    #expect(DecodedInput.events(.typed(sequence + "\r")) == [.key(Key(.enter))])
    var decoded = DecodedInput()
    decoded.take(.typed(sequence))
    decoded.take(.typed("j"), after: 301)
    #expect(decoded.events == [.key("j")])
  }

  @Test func `an escape is Alt only with a key right behind it`() {
    #expect(DecodedInput.events(.escape) == [.key(Key(.escape))])
    #expect(DecodedInput.events(.escape + .escape) == [.key(Key(.escape)), .key(Key(.escape))])
    #expect(DecodedInput.events(.typed("\u{1b}j")) == [.key(Key(.character("j"), .alt))])
    #expect(DecodedInput.events(.escape + .left) == [.key(Key(.left, .alt))])
    #expect(DecodedInput.events(.escape + [.code(KEY_RESIZE)]) == [.key(Key(.escape))])
    var decoded = DecodedInput()
    decoded.take(.escape)
    decoded.take(.typed("j"), after: 1)
    #expect(decoded.events == [.key(Key(.escape)), .key("j")])
  }
}
