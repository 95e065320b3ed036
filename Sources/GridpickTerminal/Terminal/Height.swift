/// The number of lines that a picker takes below the prompt (rule I1).
package struct Height: Equatable, Sendable {
  package var number: Int
  package var isPercent: Bool
  /// True if the picker begins with fewer lines, and takes more as it needs them.
  package var grows: Bool

  package init(_ number: Int, isPercent: Bool = false, grows: Bool = false) {
    self.number = number
    self.isPercent = isPercent
    self.grows = grows
  }

  /// Returns the most lines that the picker takes of a screen with this many lines.
  func lines(of screen: Int) -> Int {
    let lines = isPercent ? screen * number / 100 : number
    return max(1, min(lines, screen))
  }

  /// Returns the number of lines that the picker begins with.
  func firstLines(of screen: Int) -> Int { grows ? 1 : lines(of: screen) }
}
