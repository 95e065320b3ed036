/// The current mode, what the user has done, and the messages to show until the next key.
struct Browsing {
  var mode = Mode.browsing
  var notice: String?
  /// The remark on the last action or on the data, shown for three seconds or until a key.
  var doneNote: Remark? { didSet { remarkEnds = nil } }
  /// The time when the remark goes; nil without a remark, or before the time is set.
  private(set) var remarkEnds: Duration?
  /// True once a row other than the first was current.
  var hasLeftTop: Bool
  /// The place that becomes current once its row has arrived; nil if no row is awaited.
  var awaitedStart: Position?
  /// True once the user has pressed a key, pasted text or used the mouse.
  var hasActed = false
  /// True once the user, the program or a bound action has chosen the position.
  var isPlaced: Bool
  var levels: [Level] = []
  var hasMoved = false

  init(isPlaced: Bool, notice: String?) {
    self.isPlaced = isPlaced
    self.notice = notice
    hasLeftTop = isPlaced
  }

  mutating func forgetWords() {
    notice = nil
    doneNote = nil
  }

  /// Removes a remark whose time is over, and sets the time when a new remark goes.
  mutating func timeRemark(at time: Duration) {
    if let remarkEnds, remarkEnds <= time { doneNote = nil }
    if doneNote != nil, remarkEnds == nil { remarkEnds = time + .seconds(3) }
  }

  mutating func close() { mode = .browsing }

  mutating func fit(to size: ScreenSize, _ look: Look) {
    if let panel = mode.panel { mode = .reading(panel.fitted(to: size, look: look)) }
  }
}

/// The letters typed so far of a label that leads to an item in view (rule J1).
struct Jump: Equatable {
  let picks: Bool
  var typed = ""
  /// The items to which the labels led after the last event; nil at the beginning.
  var items: [String: ItemID]?
}

/// The mode, which decides the effect of the keys and the wheel.
enum Mode {
  case browsing
  case reading(Panel)
  indirect case overlaid(Overlay)
  case goingTo(TextEntry)
  case jumping(Jump)

  var isBrowsing: Bool { if case .browsing = self { true } else { false } }

  var entry: TextEntry? { if case .goingTo(let entry) = self { entry } else { nil } }

  var jump: Jump? { if case .jumping(let jump) = self { jump } else { nil } }

  var panel: Panel? { if case .reading(let panel) = self { panel } else { nil } }

  var overlay: Overlay? { if case .overlaid(let overlay) = self { overlay } else { nil } }
}
