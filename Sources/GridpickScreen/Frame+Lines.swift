/// How many colours a screen has that a frame is drawn on.
///
/// ```swift
/// let depths: [ColorDepth] = [.none, .few, .palette, .direct]
/// for depth in depths { print(session.frame.lines(colors: depth)[0]) }
/// ```
public enum ColorDepth: Sendable {
  /// None: what is special is told by attributes alone.
  case none
  /// The terminal's own 16.
  case few
  /// Xterm's palette of 256.
  case palette
  /// 24 bits.
  case direct

  /// How many there are; nil shows each as it is.
  fileprivate var count: Int? {
    switch self {
    case .none: 0
    case .few: 16
    case .palette: 256
    case .direct: nil
    }
  }
}

extension Frame {
  /// The frame as lines to be printed one below the other, each as wide as the frame, with the sequences that
  /// say how it is drawn (ECMA-48 SGR); each ends as plain as it begins.
  ///
  /// ```swift
  /// for (number, line) in session.frame.lines(colors: .direct).enumerated() {
  ///   print("\u{1b}[\(number + 1);1H\(line)", terminator: "")
  /// }
  /// ```
  public func lines(colors: ColorDepth) -> [String] {
    (0..<size.lines).map { line($0, colors) }
  }

  private func line(_ number: Int, _ colors: ColorDepth) -> String {
    var text = String.UnicodeScalarView()
    var drawn: [String] = []
    for cell in line(number) where !cell.glyph.isContinuation {
      let wanted = cell.style.parameters(colors)
      if wanted != drawn {
        text.append(contentsOf: "\u{1b}[\((["0"] + wanted).joined(separator: ";"))m".unicodeScalars)
        drawn = wanted
      }
      text.append(contentsOf: cell.glyph.scalars)
    }
    if !drawn.isEmpty { text.append(contentsOf: "\u{1b}[0m".unicodeScalars) }
    return String(text)
  }
}

extension Style {
  fileprivate func parameters(_ colors: ColorDepth) -> [String] {
    let known: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
    ]
    return known.filter { attributes.contains($0.0) }.map(\.1)
      + foreground.parameters(colors, from: 30) + background.parameters(colors, from: 40)
  }
}

extension Color {
  /// From 30 on it is that of the text, from 40 on that of what is behind it.
  fileprivate func parameters(_ colors: ColorDepth, from base: Int) -> [String] {
    guard colors != .none else { return [] }
    let shown = colors.count.map { Self.shown(number(among: $0)) } ?? self
    switch shown.kind {
    case .terminal: return []
    case .palette(let number) where number < 8: return ["\(base + Int(number))"]
    case .palette(let number) where number < 16: return ["\(base + 60 + Int(number) - 8)"]
    case .palette(let number): return ["\(base + 8);5;\(number)"]
    case .rgb(let value):
      return ["\(base + 8);2;\(value >> 16);\(value >> 8 & 0xff);\(value & 0xff)"]
    }
  }

  private static func shown(_ number: Int32) -> Color {
    UInt8(exactly: number).map(Color.palette) ?? .terminal
  }
}
