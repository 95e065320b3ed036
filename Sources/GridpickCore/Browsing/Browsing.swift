/// What keys are for now, what the user has done so far, and what is said about it until the next key.
struct Browsing {
  var mode = Mode.browsing
  /// What went wrong, until a key is pressed.
  var notice: String?
  /// What was done last, until a key is pressed.
  var doneNote: String?
  /// Whether the user has pressed a key or a button yet.
  private(set) var hasActed = false
  /// Whether somebody has said where to be.
  private(set) var isPlaced: Bool
  /// Whether the action that is being performed has moved the position.
  var hasMoved = false

  init(isPlaced: Bool, notice: String?) {
    self.isPlaced = isPlaced
    self.notice = notice
  }

  mutating func noteAct() {
    hasActed = true
    isPlaced = true
  }

  mutating func notePlaced() { isPlaced = true }

  mutating func forgetWords() {
    notice = nil
    doneNote = nil
  }

  /// Closes what lies over the grid.
  mutating func close() { mode = mode.closed }
}
