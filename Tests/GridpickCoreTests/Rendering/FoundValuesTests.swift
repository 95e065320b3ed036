import Testing

@testable import GridpickCore

struct FoundValuesTests {
  /// Each seventh key has no style.
  private func style(_ key: UInt64) -> Style? {
    key % 7 == 0 ? nil : Style(foreground: .rgb(UInt32(key)))
  }

  @Test func `L1.2 the styles of a large screen of swatches are remembered, also missing ones`() {
    let memory = FoundValues<UInt64, Style?>()
    let keys = UInt64(0)..<10_000
    for key in keys { _ = memory.value(for: key) { style(key) } }
    var foundAnew = 0
    for key in keys {
      let known = memory.value(for: key) {
        foundAnew += 1
        return .plain
      }
      #expect(known == style(key))
    }
    #expect(foundAnew == 0)
  }

  @Test func `L1.2 a full memory of styles is emptied`() {
    let memory = FoundValues<UInt64, Style?>()
    let last = UInt64(1 << 14)
    for key in 0...last { _ = memory.value(for: key) { .plain } }
    #expect(memory.value(for: 0) { nil } == nil)
    #expect(memory.value(for: last) { nil } == .plain)
  }
}
