/// The encoding of an input: UTF-16, which is decoded, if a byte order mark says so; else bytes.
package struct InputEncoding: Sendable {
  private enum Kind: Equatable {
    case unknown
    case bytes
    case utf16(isBigEndian: Bool)
  }

  private var kind = Kind.unknown
  /// The bytes of an incomplete byte order mark or character.
  private var held: [UInt8] = []

  package init() {}

  package var note: String? {
    if case .utf16 = kind { "UTF-16 in, UTF-8 out" } else { nil }
  }

  /// Returns how many input bytes fit into `room` after decoding to UTF-8.
  package func mostBytes(for room: Int) -> Int {
    // Two bytes become at most three, and a few bytes are held back from the previous call.
    if case .utf16 = kind { (room - 8) / 2 } else { room }
  }

  package static func isMarked(_ beginning: some Collection<UInt8>) -> Bool {
    kind(of: beginning) != .bytes
  }

  private static func kind(of beginning: some Collection<UInt8>) -> Kind {
    let mark = Array(beginning.prefix(2))
    return switch mark {
    case [0xff, 0xfe]: .utf16(isBigEndian: false)
    case [0xfe, 0xff]: .utf16(isBigEndian: true)
    case [], [0xff], [0xfe]: .unknown
    default: .bytes
    }
  }

  /// Returns the next bytes as UTF-8; nil if they need no change.
  package mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if kind == .bytes { return nil }
    var bytes = held + bytes
    let hadMark = kind != .unknown
    if !hadMark { kind = Self.kind(of: bytes) }
    switch kind {
    case .unknown:
      held = bytes
      return []
    case .bytes:
      defer { held = [] }
      return held.isEmpty ? nil : bytes
    case .utf16(let isBigEndian):
      if !hadMark { bytes.removeFirst(2) }
      return decode(bytes, isBigEndian: isBigEndian)
    }
  }

  /// Returns the replacement for a character that the end of the input cuts, or the held bytes.
  package mutating func finish() -> [UInt8] {
    defer { held = [] }
    return kind == .unknown || held.isEmpty ? held : Array("\u{fffd}".utf8)
  }

  private mutating func decode(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    // The second half of a surrogate pair may not have arrived.
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    held = Array(bytes[(2 * units.count)...])
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
