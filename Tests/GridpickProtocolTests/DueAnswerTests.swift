import GridpickProtocol
import Testing

/// While an answer is due its beginning is waited for longer than for a key's.
struct DueAnswerTests {
  private var decoder = InputDecoder(escapeDelay: .milliseconds(25))
  private let attributes = Array("\u{1b}[?1;2c".utf8)

  init() {
    decoder.expectAnswer(at: .zero)
  }

  @Test(arguments: [("\u{1b}", 99), ("\u{1b}[", 999), ("\u{1b}]", 999), ("\u{1b}]1", 60_000)])
  func `L14 an answer that is due may be cut where a key could be`(begun: String, pause: Int) {
    var decoder = decoder
    let answer = begun.hasPrefix("\u{1b}[") ? attributes : Array("\u{1b}]11;rgb:f/f/f\u{7}".utf8)
    #expect(decoder.events(from: Array(begun.utf8), at: .zero) == [])
    let rest = Array(answer.dropFirst(begun.utf8.count))
    let events = decoder.events(from: rest, at: .milliseconds(pause))
    #expect(events == (answer == attributes ? [] : [.background(0xffffff)]))
  }

  @Test(arguments: [("\u{1b}", 100), ("\u{1b}[", 1_000), ("\u{1b}]", 1_000)])
  func `L14 a key is one all the same, a moment later`(text: String, delay: Int) {
    var decoder = decoder
    _ = decoder.events(from: Array(text.utf8), at: .milliseconds(500))
    #expect(decoder.deadline == .milliseconds(500 + delay))
    #expect(decoder.events(from: [], at: .milliseconds(500 + delay)).count == 1)
  }

  @Test func `L14 once it has come, keys wait no longer than else`() {
    var decoder = decoder
    #expect(decoder.isAnswerDue(at: .milliseconds(3)))
    _ = decoder.events(from: attributes + [0x1b], at: .milliseconds(3))
    #expect(!decoder.isAnswerDue(at: .milliseconds(3)))
    #expect(decoder.deadline == .milliseconds(28))
  }

  @Test(arguments: ["\u{1b}]11;rgb:f/f/f\u{7}", "\u{1b}[?1;2", "\u{1b}[>0;95;0c", "\u{1b}[?1;2R"])
  func `L14 nothing but the attributes ends an answer`(text: String) {
    var decoder = decoder
    _ = decoder.events(from: Array(text.utf8), at: .zero)
    #expect(decoder.isAnswerDue(at: .zero))
  }

  @Test func `L14 an answer is due for a second`() {
    var decoder = decoder
    #expect(decoder.isAnswerDue(at: .milliseconds(999)))
    #expect(!decoder.isAnswerDue(at: .seconds(1)))
    _ = decoder.events(from: [0x1b], at: .seconds(1))
    #expect(decoder.deadline == .milliseconds(1_025))
  }

  @Test func `L14 a terminal that is slow to tell Esc is not hurried`() {
    var decoder = InputDecoder(escapeDelay: .milliseconds(500))
    decoder.expectAnswer(at: .zero)
    _ = decoder.events(from: [0x1b], at: .zero)
    #expect(decoder.deadline == .milliseconds(500))
  }
}
