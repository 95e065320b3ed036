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

  func lines(of screen: Int) -> Int {
    let lines = isPercent ? screen * number / 100 : number
    return max(1, min(lines, screen))
  }

  func firstLines(of screen: Int) -> Int { grows ? 1 : lines(of: screen) }
}
