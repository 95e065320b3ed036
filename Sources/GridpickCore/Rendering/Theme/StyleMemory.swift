import Synchronization

/// A memory of the styles lately made from items' colours, by a hash of the colour.
///
/// Every frame of a drag asks for some thousand styles, mostly for the same ones.
final class StyleMemory: Sendable, Equatable {
  private struct Entry {
    var key: UInt64
    var style: Style?
  }

  private static let bits = 11
  private let entries = Mutex<[Entry]>([])

  /// Returns true always, because the memory does not change the styles that a theme makes.
  static func == (one: StyleMemory, other: StyleMemory) -> Bool { true }

  func style(for key: UInt64, _ make: () -> Style?) -> Style? {
    let place = Int((key &* 0x9e37_79b9_7f4a_7c15) >> (64 - Self.bits))
    let known = entries.withLock { entries in
      entries.isEmpty || entries[place].key != key ? nil : entries[place]
    }
    if let known { return known.style }
    let style = make()
    entries.withLock { entries in
      if entries.isEmpty {
        entries = Array(repeating: Entry(key: .max), count: 1 << Self.bits)
      }
      entries[place] = Entry(key: key, style: style)
    }
    return style
  }
}
