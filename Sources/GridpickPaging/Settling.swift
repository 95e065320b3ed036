/// A glide of an offset to where it rests: ease-out cubic (rule G8).
package struct Settling: Equatable, Sendable {
  /// A key has no speed of its own, so its glide takes the shortest time that the rule allows.
  package static let shortest = Duration.milliseconds(120)
  /// What springs back, or goes to the next page, is there soon.
  package static let longest = Duration.milliseconds(400)
  /// What is flung can be followed and caught.
  package static let longestFling = Duration.milliseconds(1_500)

  package let from: Int
  package let to: Int
  package let start: Duration
  package let length: Duration

  package init(from: Int, to: Int, start: Duration, length: Duration = Settling.shortest) {
    self.from = from
    self.to = to
    self.start = start
    self.length = length
  }

  /// A glide after a throw: three times as long as the speed would need, so that it begins at that speed,
  /// within bounds.
  package init(
    from: Int, to: Int, start: Duration, speed: Double, isFling: Bool = false
  ) {
    let seconds = speed > 0 ? 3 * Double(abs(to - from)) / speed : .infinity
    // What a speed would not carry half the way is drawn there, not flung.
    let isCarried = isFling && seconds < 2 * (Self.longestFling / .seconds(1))
    let longest = isCarried ? Self.longestFling : Self.longest
    let length =
      seconds < longest / .seconds(1) ? max(Self.shortest, .seconds(seconds)) : longest
    self.init(from: from, to: to, start: start, length: length)
  }

  package var finish: Duration { start + length }

  package func offset(at time: Duration) -> Int {
    guard time < finish else { return to }
    let left = 1 - max(0, (time - start) / length)
    let travelled = 1 - left * left * left
    return from + Int((Double(to - from) * travelled).rounded())
  }
}
