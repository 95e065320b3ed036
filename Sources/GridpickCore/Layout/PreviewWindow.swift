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
  package struct Alternative: Hashable, Sendable {
    package let limit: Int
    package let parts: [Part]
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
    return other.changed(by: alternative.parts)
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

  /// A part of the text that describes a preview window.
  package enum Part: Hashable, Sendable {
    case side(Side)
    case extent(Extent)
    case hides(Bool)
    case wraps(Bool)
    case follows(Bool)
    case line(Bool)
    case start(PreviewStart)
    case headLines(Int)
    case below(Alternative)
    case standard
  }

  /// The part of a text that does not describe a preview window.
  package struct Fault: Error, Equatable {
    package let part: String

    package static let expected =
      "right, left, up, down, N, N%, [no]hidden, [no]wrap, [no]follow, +LINE, ~N, <N(…), "
      + "border-none and default, separated by commas"
  }

  /// The words that the text may contain, without numbers and words that change nothing.
  package static var words: [String] { meanings.map(\.word) }

  private static let meanings: [(word: String, part: Part)] =
    Side.allCases.map { ($0.rawValue, .side($0)) } + [
      ("top", .side(.up)), ("bottom", .side(.down)), ("hidden", .hides(true)),
      ("nohidden", .hides(false)), ("wrap", .wraps(true)), ("nowrap", .wraps(false)),
      ("follow", .follows(true)), ("nofollow", .follows(false)), ("border-none", .line(false)),
      ("noborder", .line(false)), ("default", .standard),
    ]

  /// The words of fzf without effect here: the line has one look, and the count is always shown.
  private static let others: Set<String> = Set(
    ["cycle", "nocycle", "info", "noinfo", "border", "rounded", "sharp"]
      + [
        "rounded", "line", "sharp", "bold", "block", "thinblock", "double", "dashed", "horizontal",
        "vertical", "top", "up", "bottom", "down", "left", "right",
      ].map { "border-" + $0 })

  /// Reads the value of `--preview-window`, such as `right,60%,wrap`, with its parts in any order.
  package init(_ text: String) throws(Fault) {
    self = PreviewWindow().changed(by: try Self.parts(of: text))
  }

  package static func parts(of text: String) throws(Fault) -> [Part] {
    // A text without a side may start with a colon, as in `:wrap`.
    let isLed = text.hasPrefix(":") || text.hasPrefix(",")
    var parts: [Part] = []
    for text in split(isLed ? text.dropFirst() : text[...], at: ":,")
    where !others.contains(text) {
      parts.append(try part(text))
    }
    return parts
  }

  /// Reads the windows of `change-preview-window`, as `right|down,40%|`; an empty one has no parts.
  package static func turns(of text: String) throws(Fault) -> [[Part]] {
    var turns: [[Part]] = []
    for text in split(text[...], at: "|") { turns.append(text.isEmpty ? [] : try parts(of: text)) }
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

  private static func part(_ text: String) throws(Fault) -> Part {
    if let meaning = meanings.first(where: { $0.word == text }) { return meaning.part }
    if let extent = Extent(text) { return .extent(extent) }
    if let start = PreviewStart(text) { return .start(start) }
    if text.hasPrefix("~"), case .cells(let count)? = Extent(String(text.dropFirst())) {
      return .headLines(count)
    }
    let (limit, rest) = (text.dropFirst().prefix { $0 != "(" }, text.drop { $0 != "(" })
    guard text.hasPrefix("<"), rest.hasSuffix(")"), case .cells(let cells)? = Extent(String(limit))
    else { throw Fault(part: text) }
    return .below(
      Alternative(limit: cells, parts: try parts(of: String(rest.dropFirst().dropLast()))))
  }

  package func changed(by parts: [Part]) -> PreviewWindow {
    var window = self
    for part in parts {
      switch part {
      case .side(let side): window.side = side
      case .extent(let extent): window.extent = extent
      case .hides(let hides): window.isHidden = hides
      case .wraps(let wraps): window.wraps = wraps
      case .follows(let follows): window.follows = follows
      case .line(let hasLine): window.hasLine = hasLine
      case .start(let start): window.start = start
      case .headLines(let count): window.headLines = count
      case .standard: window = PreviewWindow()
      case .below(let alternative):
        window.alternative = alternative
        // A limit without a side puts the window on the right, as in fzf.
        window.side = window.side ?? .right
      }
    }
    return window
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
