import GridpickSystem
import Synchronization
import Testing

@testable import GridpickLoading

struct BellTests {
  /// A resize is such a signal, and it must not end a command before its time.
  @Test func `signals neither shorten nor lengthen the wait for it`() throws {
    let bell = try Bell()
    let signalsAreOver = try Bell()
    let isOver = Mutex(false)
    let before = signal(SIGWINCH) { _ in }
    defer { signal(SIGWINCH, before) }
    let waiting = pthread_self()
    Thread.start {
      while !isOver.withLock(\.self) {
        pthread_kill(waiting, SIGWINCH)
        poll(nil, 0, 10)
      }
      signalsAreOver.ring()
    }
    let start = MonotonicClock.now
    #expect(!bell.wait(within: .milliseconds(200)))
    #expect(MonotonicClock.now - start >= .milliseconds(200))
    isOver.withLock { $0 = true }
    signalsAreOver.wait()
  }

  @Test func `a bell that was rung is heard at once`() throws {
    let bell = try Bell()
    bell.ring()
    #expect(bell.wait(within: .zero))
    bell.hush()
    #expect(!bell.wait(within: .zero))
  }
}
