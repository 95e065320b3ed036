import GridpickFormats
import GridpickTerminal
import Testing

@testable import GridpickCommand

/// A producer that never ends is read up to half of what memory is allowed.
struct AllowanceTests {
  /// Reads a file that never ends, and has no size.
  private func read(allowing allowance: @escaping () -> Int?) throws -> InputBytes {
    let zeros = open("/dev/zero", O_RDONLY | O_CLOEXEC)
    try #require(zeros >= 0)
    defer { close(zeros) }
    let bytes = try InputBytes(of: InputDescriptor(number: zeros), allowance: allowance)
    let feed = bytes.everything()
    while feed.waitForMore() {}
    return bytes
  }

  @Test func `the input gets at most half of the allowed memory`() throws {
    let half = 20 << 20
    let bytes = try read { half * 2 }
    #expect(bytes.failure?.reason == "too large for memory; stopped at byte \(half)")
    #expect(bytes.source.count == half)
  }

  @Test func `a small allowance ends the input with the bytes already read`() throws {
    let reason = try read { 4_096 }.failure?.reason
    #expect(reason == "too large for memory; stopped at byte \(1 << 24)")
  }

  @Test func `a small input is read without asking for the allowance`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    write(ends[1], "a\n", 2)
    close(ends[1])
    var isAsked = false
    let bytes = try InputBytes(of: InputDescriptor(number: ends[0])) {
      isAsked = true
      return 1
    }
    let feed = bytes.everything()
    while feed.waitForMore() {}
    #expect(bytes.failure == nil && bytes.source.count == 2)
    #expect(!isAsked)
  }
}
