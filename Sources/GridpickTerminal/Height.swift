/// How many lines of a screen a picker takes, below the prompt (rule I1).
package struct Height: Equatable, Sendable {
  package var number: Int
  package var isPercent: Bool
  /// Whether it begins with fewer lines, and takes more as they are needed.
  package var grows: Bool

  package init(_ number: Int, isPercent: Bool = false, grows: Bool = false) {
    self.number = number
    self.isPercent = isPercent
    self.grows = grows
  }

  /// The most of a screen that has so many.
  func lines(of screen: Int) -> Int {
    let lines = isPercent ? screen * number / 100 : number
    return max(1, min(lines, screen))
  }

  /// Those that it begins with.
  func firstLines(of screen: Int) -> Int { grows ? 1 : lines(of: screen) }
}
