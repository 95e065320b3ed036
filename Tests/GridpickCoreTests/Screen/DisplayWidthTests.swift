import GridpickTerminal
import Testing

@testable import GridpickCore

struct DisplayWidthTests {
  private static let widths: [(Unicode.Scalar, Int)] = [
    ("a", 1), ("~", 1), ("é", 1), ("→", 1), ("…", 1), ("\u{25cc}", 1), ("\u{fffd}", 1),
    ("漢", 2), ("가", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("⚠", 1), ("❤", 1),
    ("\u{301}", 0), ("\u{20dd}", 0), ("\u{200c}", 0), ("\u{200d}", 0), ("\u{fe0f}", 0),
    ("\u{1160}", 0), ("\u{11ff}", 0), ("\u{3099}", 0), ("\u{e0100}", 0),
    ("\u{e000}", 1), ("\u{f8ff}", 1), ("\u{f0000}", 1), ("\u{10fffd}", 1),
  ]

  @Test(arguments: widths)
  func `L7.7 a scalar is as wide as its table says`(scalar: Unicode.Scalar, width: Int) {
    #expect(DisplayWidth.width(of: scalar) == width)
  }

  private static let withoutWidth: [ClosedRange<UInt32>] = [
    0x0...0x1f, 0x7f...0x9f, 0xad...0xad, 0x61c...0x61c, 0x200b...0x200b, 0x200e...0x200f,
    0x2028...0x202e, 0x2060...0x206f, 0x3164...0x3164, 0xfeff...0xfeff, 0xfdd0...0xfdef,
    0xfff9...0xfffb, 0xfffe...0xffff, 0x378...0x379, 0x1ffff...0x1ffff, 0xe0000...0xe00ff,
    0x10fffe...0x10ffff,
  ]

  @Test(arguments: withoutWidth)
  func `L7.8 controls, invisible and meaningless scalars have no width`(range: ClosedRange<UInt32>)
  {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      #expect(DisplayWidth.width(of: scalar) == nil, "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// The C library stands for the terminal; a difference shears every column after it.
  @Test func `L7.7 every other scalar has the width that the C library gives`() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    let believed = try Self.wcwidth()
    for scalar in (UInt32(0)...0x10ffff).lazy.compactMap(Unicode.Scalar.init) {
      guard let width = DisplayWidth.width(of: scalar) else { continue }
      if believed(Int32(scalar.value)) != Int32(width) {
        Issue.record("U+\(String(scalar.value, radix: 16)) \(width)")
      }
    }
  }

  /// Looked up by name: the module Glibc leaves out what is X/Open's.
  private static func wcwidth() throws -> @convention(c) (Int32) -> Int32 {
    let address = try #require(dlsym(nil, "wcwidth"))
    return unsafeBitCast(address, to: (@convention(c) (Int32) -> Int32).self)
  }

  @Test func `the table begins at the first scalar and is sorted`() {
    let starts = DisplayWidthTable.runs.map { $0 & 0x1f_ffff }
    #expect(starts.first == 0)
    #expect(zip(starts, starts.dropFirst()).allSatisfy(<))
  }
}
