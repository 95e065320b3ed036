/// A check whether work is still wanted, made only once in a number of bytes.
struct Asking {
  /// The number of bytes between two checks; each text counts for `leastSize` more.
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
    // With nothing left the next call checks at once; unwanted work never becomes wanted again.
    left = goesOn ? Self.stride : 0
    return goesOn
  }
}

extension RawRecord {
  /// The number of bytes that are searched before the cells are read.
  var byteCount: Int {
    switch self {
    case .label(let bytes), .text(let bytes): bytes.count
    case .hidden: 0
    }
  }
}
