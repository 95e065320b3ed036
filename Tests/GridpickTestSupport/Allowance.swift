/// The bytes that a terminal line of limited speed may still transfer.
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
