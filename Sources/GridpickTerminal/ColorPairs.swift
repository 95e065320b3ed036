import GridpickBisection
import GridpickCNcurses
import GridpickScreen

/// From styles to what ncurses draws with: attributes and colour pairs, looked up once each.
struct ColorPairs {
  struct Drawing {
    let attributes: attr_t
    let pair: Int32
    /// Both in one, as ncurses takes them for plain characters; nil where the pair is too high.
    let plain: chtype?

    init(attributes: attr_t, pair: Int32) {
      self.attributes = attributes
      self.pair = pair
      plain =
        pair <= curses_most_plain_pairs ? attributes | curses_pair_attribute(pair) : nil
    }
  }

  private let colorCount: Int
  /// In rising order of their raw values, and bisected: a dictionary would cost more at the start,
  /// where Swift's runtime has to make its type, than it ever saves.
  private var styles: [Style] = []
  private var drawings: [Drawing] = []
  private static let mostStyles = 1 << 16
  private var hasStarted = false
  /// They are numbered from 1 on; `alloc_pair`, which numbers them itself, loses count where pairs are
  /// forgotten (ncurses 6.4).
  private var pairCount: Int32 = 0
  /// Whether a style had to do without its colours, for there was no more room.
  private(set) var isFull = false
  /// Where styles were found lately, by a hash of theirs: a screen full of colours asks for a few of
  /// them thousands of times.
  private var lately = [Int](repeating: 0, count: 1 << Self.latelyBits)
  private static let latelyBits = 8

  init(colorCount: Int) {
    self.colorCount = colorCount
  }

  mutating func drawing(of style: Style) -> Drawing {
    let hash = Int((style.rawValue &* 0x9e37_79b9_7f4a_7c15) >> (64 - Self.latelyBits))
    if lately[hash] < styles.count, styles[lately[hash]].rawValue == style.rawValue {
      return drawings[lately[hash]]
    }
    let place = place(of: style)
    lately[hash] = place
    if place < styles.count, styles[place] == style { return drawings[place] }
    let attributes = style.attributes.curses
    guard styles.count < Self.mostStyles,
      let pair = pair(of: style.foreground, on: style.background)
    else {
      isFull = true
      return Drawing(attributes: attributes, pair: 0)
    }
    let drawing = Drawing(attributes: attributes, pair: pair)
    styles.insert(style, at: place)
    drawings.insert(drawing, at: place)
    return drawing
  }

  private func place(of style: Style) -> Int {
    styles.indices.partitionPoint { styles[$0].rawValue < style.rawValue }
  }

  /// Nil where ncurses has no more.
  private mutating func pair(of foreground: Color, on background: Color) -> Int32? {
    guard colorCount >= 8, foreground != .terminal || background != .terminal else { return 0 }
    if !hasStarted {
      // Late, since it costs time that the first frame need not wait for.
      curses_start_color()
      hasStarted = true
    }
    let (foreground, background) =
      (foreground.number(among: colorCount), background.number(among: colorCount))
    let known = find_pair(foreground, background)
    if known > 0 { return known }
    guard init_extended_pair(pairCount + 1, foreground, background) == OK else { return nil }
    pairCount += 1
    return pairCount
  }

  /// Makes room; ncurses paints the whole screen next, which is to be drawn anew before that.
  mutating func forget() {
    if hasStarted { curses_forget_pairs() }
    styles = []
    drawings = []
    pairCount = 0
    isFull = false
  }
}

extension Attributes {
  fileprivate var curses: attr_t {
    var attributes: attr_t = 0
    if contains(.bold) { attributes |= curses_bold }
    if contains(.dim) { attributes |= curses_dim }
    if contains(.underline) { attributes |= curses_underline }
    if contains(.reverse) { attributes |= curses_reverse }
    return attributes
  }
}
