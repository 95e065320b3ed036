/// The used part of a line's speed since it was set.
struct Allowance {
  private let bytesPerSecond: Int
  private let start = ContinuousClock.now
  var taken = 0

  init(bytesPerSecond: Int) {
    self.bytesPerSecond = bytesPerSecond
  }

  var left: Int {
    Int((ContinuousClock.now - start) / .seconds(1) * Double(bytesPerSecond)) - taken
  }

  var isLeft: Bool { left > 0 }
}
