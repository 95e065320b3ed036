import Testing

@testable import GridpickCore

/// While an answer is due its beginning is waited for longer than for a key's.
struct DueAnswerTests {
  private var decoder = InputDecoder(escapeDelay: .milliseconds(25))
  private let attributes = Array("\u{1b}[?1;2c".utf8)

  init() {
    decoder.expectAnswer(at: .zero)
  }

  @Test(arguments: [("\u{1b}", 99), ("\u{1b}[", 999), ("\u{1b}]", 999), ("\u{1b}]1", 4_999)])
  func `L14.8 a due answer may be cut where a key could begin`(begun: String, pause: Int) {
    var decoder = decoder
    let answer = begun.hasPrefix("\u{1b}[") ? attributes : Array("\u{1b}]11;rgb:f/f/f\u{7}".utf8)
    #expect(decoder.events(from: Array(begun.utf8), at: .zero) == [])
    let rest = Array(answer.dropFirst(begun.utf8.count))
    let events = decoder.events(from: rest, at: .milliseconds(pause))
    #expect(events == (answer == attributes ? [] : [.background(0xffffff)]))
  }

  @Test(arguments: [("\u{1b}", 100), ("\u{1b}[", 1_000), ("\u{1b}]", 1_000)])
  func `L14.8 while an answer is due a key is still recognised, a moment later`(
    text: String, delay: Int
  ) {
    var decoder = decoder
    _ = decoder.events(from: Array(text.utf8), at: .milliseconds(500))
    #expect(decoder.deadline == .milliseconds(500 + delay))
    #expect(decoder.events(from: [], at: .milliseconds(500 + delay)).count == 1)
  }

  @Test func `L14.8 after the answer keys wait no longer than usual`() {
    var decoder = decoder
    #expect(decoder.isAnswerDue(at: .milliseconds(3)))
    _ = decoder.events(from: attributes + [0x1b], at: .milliseconds(3))
    #expect(!decoder.isAnswerDue(at: .milliseconds(3)))
    #expect(decoder.deadline == .milliseconds(28))
  }

  @Test(arguments: ["\u{1b}]11;rgb:f/f/f\u{7}", "\u{1b}[?1;2", "\u{1b}[>0;95;0c", "\u{1b}[?1;2R"])
  func `L14.1 only the attributes end an answer`(text: String) {
    var decoder = decoder
    _ = decoder.events(from: Array(text.utf8), at: .zero)
    #expect(decoder.isAnswerDue(at: .zero))
  }

  @Test func `L14.8 an answer is due for a second`() {
    var decoder = decoder
    #expect(decoder.isAnswerDue(at: .milliseconds(999)))
    #expect(!decoder.isAnswerDue(at: .seconds(1)))
    _ = decoder.events(from: [0x1b], at: .seconds(1))
    #expect(decoder.deadline == .milliseconds(1_025))
  }

  @Test(arguments: ["\u{1b}]11;rgb:1c1c", "\u{1b}]", "\u{1b}[?62", "\u{1b}[1", "\u{1b}[200~"])
  func `L14.12 a stop forgets earlier input and questions`(begun: String) {
    var decoder = decoder
    _ = decoder.events(from: Array(begun.utf8), at: .zero)
    #expect(decoder.awaitsAnswer)
    decoder.forget()
    #expect(!decoder.awaitsAnswer && !decoder.isAnswerDue(at: .zero) && decoder.deadline == nil)
    let events = decoder.events(from: Array("lq".utf8), at: .milliseconds(1))
    #expect(events == [.key("l"), .key("q")])
  }

  @Test func `L14.1 an answer is awaited to its end, however late it comes`() {
    var decoder = decoder
    _ = decoder.events(from: Array("\u{1b}]11;rgb:f/f/f\u{7}".utf8), at: .seconds(9))
    #expect(decoder.awaitsAnswer)
    _ = decoder.events(from: attributes, at: .seconds(9))
    #expect(!decoder.awaitsAnswer)
  }

  @Test func `L14.8 a longer delay for Esc stays while an answer is due`() {
    var decoder = InputDecoder(escapeDelay: .milliseconds(500))
    decoder.expectAnswer(at: .zero)
    _ = decoder.events(from: [0x1b], at: .zero)
    #expect(decoder.deadline == .milliseconds(500))
  }
}
