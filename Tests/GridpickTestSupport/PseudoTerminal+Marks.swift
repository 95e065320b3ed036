extension PseudoTerminal {
  /// A place in the stream of drawn bytes.
  package struct Mark: Hashable, Sendable {
    fileprivate let count: Int
  }

  /// Returns the current place in the stream.
  package func mark() -> Mark {
    exchange()
    return Mark(count: writes.count)
  }

  package func writes(since mark: Mark) -> [[UInt8]] {
    Array(writes[mark.count...])
  }

  package func bytes(since mark: Mark) -> [UInt8] {
    Array(writes(since: mark).joined())
  }
}
