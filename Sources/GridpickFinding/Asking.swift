import GridpickModel

/// Asks whether something is still wanted, but not every time.
struct Asking {
  /// So many bytes are looked at in between, each text taken for some more than it has.
  private static let stride = 1 << 19
  private static let leastSize = 64

  private let isWanted: () -> Bool
  private var left = stride

  init(_ isWanted: @escaping () -> Bool) {
    self.isWanted = isWanted
  }

  @inline(__always)
  mutating func goesOn(after byteCount: Int) -> Bool {
    left -= byteCount + Self.leastSize
    if left > 0 { return true }
    return asks()
  }

  private mutating func asks() -> Bool {
    let goesOn = isWanted()
    // What is once not wanted is not asked for again.
    left = goesOn ? Self.stride : 0
    return goesOn
  }
}

extension RawRecord {
  /// How much is looked at of it before its cells are.
  var byteCount: Int {
    switch self {
    case .label(let bytes), .text(let bytes): bytes.count
    case .hidden: 0
    }
  }
}
