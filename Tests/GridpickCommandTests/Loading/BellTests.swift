import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

struct BellTests {
  /// A resize is such a signal, and it must not end a command before its time.
  @Test func `signals neither shorten nor lengthen the wait for a bell`() throws {
    let bell = try Bell()
    try SignalShower.during {
      let start = MonotonicClock.now
      #expect(!bell.wait(within: .milliseconds(200)))
      let waited = MonotonicClock.now - start
      #expect(waited >= .milliseconds(200) && waited < .seconds(5))
    }
  }

  @Test func `a wait for a bell that was rung ends at once`() throws {
    let bell = try Bell()
    bell.ring()
    #expect(bell.wait(within: .zero))
    bell.hush()
    #expect(!bell.wait(within: .zero))
  }
}
