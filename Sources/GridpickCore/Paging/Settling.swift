/// A glide of an offset to where the view rests: ease-out cubic (rule G8).
package struct Settling: Equatable, Sendable {
  /// The shortest glide, which keys use because a key has no speed of its own.
  package static let shortest = Duration.milliseconds(120)
  /// The longest glide of a view that springs back or goes to the next page.
  package static let longest = Duration.milliseconds(400)
  /// The longest glide of a fling, which can be followed and caught.
  package static let longestFling = Duration.milliseconds(1_500)

  package let from: Int
  package let to: Int
  package let start: Duration
  package var length = Settling.shortest

  package var finish: Duration { start + length }

  package func offset(at time: Duration) -> Int {
    guard time < finish else { return to }
    let left = 1 - max(0, (time - start) / length)
    let travelled = 1 - left * left * left
    return from + Int((Double(to - from) * travelled).rounded())
  }
}

extension Settling {
  /// A glide that begins at the speed of a throw; ease-out makes it last three times as long.
  init(from: Int, to: Int, start: Duration, speed: Double, isFling: Bool = false) {
    let seconds = speed > 0 ? 3 * Double(abs(to - from)) / speed : .infinity
    // A speed that would not carry the view half the way is not a fling.
    let isCarried = isFling && seconds < 2 * (Self.longestFling / .seconds(1))
    let longest = isCarried ? Self.longestFling : Self.longest
    let length = seconds < longest / .seconds(1) ? max(Self.shortest, .seconds(seconds)) : longest
    self.init(from: from, to: to, start: start, length: length)
  }
}
