import GridpickTerminal

/// The popup of tmux that `--tmux` asks for: `bottom,80%,40%` (rule I2).
package struct Popup: Equatable, Sendable {
  package enum Side: String, CaseIterable, Sendable {
    case center, top, bottom, left, right
  }

  package private(set) var side = Side.center
  /// The sizes as tmux reads them: `40%`, or `30` cells.
  private var width = "50%"
  private var height = "50%"

  private static let largest = 10_000

  /// Reads a side and at most two sizes; nil if it is anything else.
  ///
  /// One size is what the side leaves open: the height at the top and at the bottom, the width at
  /// the left and at the right, and both in the centre.
  package init?(_ text: String) {
    var words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let side = words.first.flatMap(Side.init) {
      self.side = side
      words.removeFirst()
    }
    if text.isEmpty { words = [] }
    let isFlat = side == .top || side == .bottom
    let isUpright = side == .left || side == .right
    if isFlat { width = "100%" }
    if isUpright { height = "100%" }
    guard words.count <= 2, words.allSatisfy(Self.isSize) else { return nil }
    if let first = words.first, words.count == 2 || !isFlat { width = first }
    if let last = words.last, words.count == 2 || !isUpright { height = last }
  }

  private static func isSize(_ text: String) -> Bool {
    let isPercent = text.hasSuffix("%")
    let digits = text.dropLast(isPercent ? 1 : 0)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else {
      return false
    }
    return (1...(isPercent ? 100 : largest)).contains(number)
  }

  /// Returns the words that open the popup.
  ///
  /// tmux runs two words or more without a shell. A tmux before 3.3 knows no `-e`, and refuses.
  package func words(
    running program: SystemText, meeting socket: SystemText, hasBorder: Bool
  ) -> [SystemText] {
    let (x, y) =
      switch side {
      case .center: ("C", "C")
      case .top: ("C", "0")
      case .bottom: ("C", "#{client_height}")
      case .left: ("0", "C")
      case .right: ("R", "C")
      }
    let options = ["-x", x, "-y", y, "-w", width, "-h", height] + (hasBorder ? ["-B"] : [])
    let meeting = SystemText(Array("\(PopupGuest.variable)=".utf8) + socket.bytes)
    return (["tmux", "display-popup", "-E"] + options + ["-e"]).map { SystemText($0) }
      + [Self.literal(meeting), SystemText("--"), Self.literal(program), SystemText("--no-tmux")]
  }

  /// Returns a word in which a `;` at the end does not end the command for tmux.
  private static func literal(_ word: SystemText) -> SystemText {
    guard word.bytes.last == UInt8(ascii: ";") else { return word }
    return SystemText(word.bytes.dropLast() + Array("\\;".utf8))
  }
}
