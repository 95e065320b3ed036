import Testing

@testable import GridpickCore

struct StyleMemoryTests {
  /// Each seventh key has no style.
  private func style(_ key: UInt64) -> Style? {
    key % 7 == 0 ? nil : Style(foreground: .rgb(UInt32(key)))
  }

  @Test func `L1.2 the styles of a large screen of swatches are kept, also that there is none`() {
    let memory = StyleMemory()
    let keys = UInt64(0)..<10_000
    for key in keys { memory[key] = .some(style(key)) }
    #expect(keys.allSatisfy { memory[$0] == .some(style($0)) })
    #expect(memory[keys.upperBound] == .none)
  }

  @Test func `L1.2 a memory of styles that is full begins anew`() {
    let memory = StyleMemory()
    let last = UInt64(1 << 14)
    for key in 0...last { memory[key] = .some(.plain) }
    #expect(memory[0] == .none)
    #expect(memory[last] == .some(.plain))
  }
}
