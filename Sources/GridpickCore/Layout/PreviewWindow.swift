/// The place of a preview, and the part of the screen that it takes (rule V2).
///
/// ```swift
/// picker.previewWindow = PreviewWindow(.right, .percent(40))
/// picker.previewWindow.wraps = true
/// ```
///
/// Other properties say where it begins and what it looks like:
///
/// ```swift
/// var window = PreviewWindow()
/// window.side = .up
/// window.extent = .cells(6)
/// window.isHidden = true
/// picker.previewWindow = window
/// ```
public struct PreviewWindow: Equatable, Sendable {
  /// The side of the grid on which a preview stands.
  ///
  /// ```swift
  /// let sides: [PreviewWindow.Side] = [.right, .left, .up, .down]
  /// picker.previewWindow.side = sides[3]
  /// ```
  public enum Side: String, CaseIterable, Sendable {
    /// At the right of the grid.
    case right
    /// At the left of the grid.
    case left
    /// Above the grid.
    case up
    /// Below the grid.
    case down

    package var axis: ScreenAxis {
      switch self {
      case .right, .left: .horizontal
      case .up, .down: .vertical
      }
    }

    var comesFirst: Bool { self == .left || self == .up }
  }

  /// The side of the preview; nil lets the shape of the screen decide.
  public var side: Side?
  /// The lines or columns that the preview takes, without the line between grid and preview.
  public var extent = Extent.percent(50)
  /// True if the preview stays hidden until a key shows it.
  public var isHidden = false
  /// True if long lines of the preview are folded, and not cut.
  public var wraps = false
  /// True if the preview shows its end and not its beginning.
  package var follows = false
  /// True if a line is drawn between grid and preview.
  package var hasLine = true
  package var start: PreviewStart?
  /// The number of first lines that stay at the top while the others scroll.
  package var headLines = 0
  package var alternative: Alternative?

  /// The changes to a window that apply if it has fewer cells than a limit.
  package struct Alternative: Equatable, Sendable {
    package let limit: Int
    let parts: String
  }

  /// Creates a window at a side, which takes a part of the screen.
  public init(_ side: Side? = nil, _ extent: Extent = .percent(50)) {
    self.side = side
    self.extent = extent
  }

  var narrowed: PreviewWindow? {
    guard let alternative else { return nil }
    var other = self
    other.alternative = nil
    return try? other.changed(by: alternative.parts)
  }

  package var fields: [PickField] {
    [start?.field].compactMap(\.self) + (narrowed?.fields ?? [])
  }

  /// The least columns for a preview at the right; fewer are enough on a low screen.
  private static let wide = 100
  private static let wideForLow = 60

  package func side(on size: ScreenSize) -> Side {
    let isLow = size.columns >= max(Self.wideForLow, 4 * size.lines)
    return side ?? (size.columns >= Self.wide || isLow ? .right : .down)
  }

  /// The words that the text may contain, without numbers and words that change nothing.
  package static var words: [String] { Side.allCases.map(\.rawValue) + meanings.map(\.word) }

  private static let meanings: [(word: String, change: @Sendable (inout PreviewWindow) -> Void)] = [
    ("top", { $0.side = .up }), ("bottom", { $0.side = .down }),
    ("hidden", { $0.isHidden = true }), ("nohidden", { $0.isHidden = false }),
    ("wrap", { $0.wraps = true }), ("nowrap", { $0.wraps = false }),
    ("follow", { $0.follows = true }), ("nofollow", { $0.follows = false }),
    ("border-none", { $0.hasLine = false }), ("noborder", { $0.hasLine = false }),
    ("default", { $0 = PreviewWindow() }),
  ]

  /// The words of fzf without effect here: the line has one look, and the count is always shown.
  private static let others: Set<String> = Set(
    ["cycle", "nocycle", "info", "noinfo", "border", "rounded", "sharp"]
      + [
        "rounded", "line", "sharp", "bold", "block", "thinblock", "double", "dashed", "horizontal",
        "vertical", "top", "up", "bottom", "down", "left", "right",
      ].map { "border-" + $0 })

  /// Reads the value of `--preview-window`, such as `right,60%,wrap`, with its parts in any order.
  package init(_ text: String) throws(ValueError) {
    self = try PreviewWindow().changed(by: text)
  }

  package func changed(by text: String) throws(ValueError) -> PreviewWindow {
    // A text without a side may start with a colon, as in `:wrap`.
    let isLed = text.hasPrefix(":") || text.hasPrefix(",")
    var window = self
    for part in Self.split(isLed ? text.dropFirst() : text[...], at: ":,")
    where !Self.others.contains(part) {
      try window.change(by: part)
    }
    return window
  }

  /// Reads the windows of `change-preview-window`, as `right|down,40%|`; one may be empty.
  package static func turns(of text: String) throws(ValueError) -> [String] {
    let turns = split(text[...], at: "|")
    for turn in turns where !turn.isEmpty { _ = try PreviewWindow(turn) }
    return turns
  }

  private static func split(_ text: Substring, at signs: String) -> [String] {
    var parts = [""]
    var closing: [Character] = []
    for sign in text {
      if closing.isEmpty, signs.contains(sign) {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(sign)
      if sign == closing.last {
        closing.removeLast()
      } else if closing.last != "}", sign == "(" || sign == "{" {
        closing.append(sign == "(" ? ")" : "}")
      }
    }
    return parts
  }

  private mutating func change(by part: String) throws(ValueError) {
    if let meaning = Self.meanings.first(where: { $0.word == part }) {
      meaning.change(&self)
    } else if let side = Side(rawValue: part) {
      self.side = side
    } else if let extent = Extent(part) {
      self.extent = extent
    } else if let start = PreviewStart(part) {
      self.start = start
    } else if part.hasPrefix("~"), case .cells(let count)? = Extent(String(part.dropFirst())) {
      headLines = count
    } else {
      alternative = try Self.alternative(part)
      // A limit without a side puts the window on the right, as in fzf.
      side = side ?? .right
    }
  }

  private static func alternative(_ text: String) throws(ValueError) -> Alternative {
    let (limit, rest) = (text.dropFirst().prefix { $0 != "(" }, text.drop { $0 != "(" })
    guard text.hasPrefix("<"), rest.hasSuffix(")"), case .cells(let cells)? = Extent(String(limit))
    else {
      throw ValueError(
        part: "'\(text)' is not one of right, left, up, down, N, N%, [no]hidden, [no]wrap, "
          + "[no]follow, +LINE, ~N, <N(…), border-none and default, separated by commas")
    }
    let parts = String(rest.dropFirst().dropLast())
    _ = try PreviewWindow(parts)
    return Alternative(limit: cells, parts: parts)
  }
}

extension Extent {
  /// The largest number of cells; no screen has more along an axis.
  private static let most = 100_000

  package init?(_ text: String) {
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text[...]
    // `Int` would accept a plus or minus too.
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number <= (isShare ? 100 : Self.most)
    else { return nil }
    self = isShare ? .percent(number) : .cells(number)
  }
}
