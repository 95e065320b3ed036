extension PseudoTerminal {
  /// A place in the stream of what was drawn.
  package struct Mark: Hashable, Sendable {
    fileprivate let count: Int
  }

  /// The place that reading has come to.
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
