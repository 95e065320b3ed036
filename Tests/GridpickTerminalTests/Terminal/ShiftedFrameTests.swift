import GridpickTestSupport
import Testing

@testable import GridpickCore
@testable import GridpickTerminal

extension OneScreenTests {
  /// After any number of frames a terminal shows the last one, however little was sent.
  struct ShiftedFrameTests {
    private static let size = ScreenSize(lines: 9, columns: 70)

    /// With colours of 24 bits and with numbers, that blanks take from what was drawn before or do not,
    /// and one that moves nothing.
    private static let types = [
      ("xterm-256color", true), ("xterm-256color", false), ("tmux-256color", false),
      ("linux", false), ("vt220", false), ("vt100", false),
    ]

    /// At the bottom of a screen, and in its middle.
    @Test(arguments: [7, 3], 0..<4 as Range<UInt64>)
    func `I1.9 lines above stay and nothing is drawn below, whatever moves`(
      firstLine: Int, seed: UInt64
    ) throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let whole = ScreenSize(lines: Self.size.lines + 7, columns: Self.size.columns)
      let viewport = Viewport(lines: firstLine..<firstLine + Self.size.lines, of: whole)
      let terminal = VirtualTerminal(size: whole)
      let above = (0..<firstLine).map { "\($0): " + String(repeating: "x", count: 40) }
      terminal.feed(above.joined(separator: "\r\n"))
      let screen = try ScreenPainter.opened("xterm-256color", on: viewport)
      var picture = RandomPicture(
        Self.size, colorCount: screen.colorCount, random: SeededGenerator(seed: seed))
      for number in 0..<40 {
        picture.move()
        let frame = picture.frame()
        terminal.feed(screen.paint(frame))
        #expect(Array(terminal.lines[..<firstLine]) == above, "frame \(number)")
        #expect(
          terminal.lines[viewport.origin.line...].dropFirst(Self.size.lines).joined().isEmpty)
        let shown = terminal.differences(from: frame, below: firstLine)
        #expect(shown.isEmpty, "frame \(number): \(shown.first ?? "")")
        #expect(terminal.cursor == viewport.origin)
      }
      #expect(terminal.scrollback.isEmpty)
    }

    @Test(arguments: types, 0..<3 as Range<UInt64>)
    func `frames that move sideways are drawn correctly`(
      type: (name: String, hasDirectColor: Bool), seed: UInt64
    ) throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let screen = try ScreenPainter.opened(
        type.name, on: Viewport(size: Self.size), wantsDirectColor: type.hasDirectColor)
      let terminal = VirtualTerminal(size: Self.size)
      var picture = RandomPicture(
        Self.size, colorCount: screen.colorCount, random: SeededGenerator(seed: seed))
      for number in 0..<40 {
        let frame = picture.frame()
        terminal.feed(screen.paint(frame))
        let wrong = terminal.differences(from: frame)
        try #require(wrong.isEmpty, "frame \(number): \(wrong.prefix(3))")
        #expect(terminal.cursor == frame.cursor)
        picture.move()
      }
    }

    @Test func `a screen of colours that moves sideways is mostly shifted`() throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let size = ScreenSize(lines: 60, columns: 200)
      let screen = try ScreenPainter.opened(
        "xterm-256color", on: Viewport(size: size), wantsDirectColor: true)
      var counts: [Int] = []
      for offset in [0, 1, 3, 9, 6, 5] {
        var canvas = Canvas(size)
        for line in 0..<59 {
          for item in 0..<30 {
            let style = Style(background: .rgb(UInt32(0x102030 + 7_919 * line + 104_729 * item)))
            let place = ScreenPoint(line: line, column: 8 * item - offset)
            canvas.draw(SafeText(" \(line).\(item) "), at: place, style: style)
          }
        }
        counts.append(screen.paint(canvas.frame).count)
      }
      #expect(counts[0] > 20_000)
      #expect(counts.dropFirst().allSatisfy { $0 < 7_000 }, "\(counts)")
    }
  }
}

extension ScreenPainter {
  static func opened(
    _ type: String, on viewport: Viewport, wantsDirectColor: Bool = false
  ) throws -> ScreenPainter {
    try TerminalEntry.load(type: type)
    return try #require(
      ScreenPainter(viewport: viewport, wantsDirectColor: wantsDirectColor))
  }
}

/// Lines of a picture that are longer than the screen, seen through a window that moves along them.
private struct RandomPicture {
  let size: ScreenSize
  var random: SeededGenerator
  private var styles: [Style]
  private var lines: [[(text: String, style: Style)]] = []
  private var window: ScreenRect
  private var offset = 0

  init(_ size: ScreenSize, colorCount: Int, random: SeededGenerator) {
    self.size = size
    self.random = random
    window = ScreenRect(size)
    styles = [.plain, Style(attributes: .reverse), Style(attributes: .bold)]
    if colorCount > 1 << 20 {
      styles += [0xe5484d, 0x30a46c, 0x0090ff].map { Style(background: .rgb($0)) }
      styles += [Style(foreground: .rgb(0xffc53d), background: .rgb(0x8e4ec6))]
    } else if colorCount >= 8 {
      styles += [Style(background: .palette(4)), Style(foreground: .palette(2))]
    }
    lines = (0..<size.lines).map { _ in line() }
    pane()
  }

  private mutating func line() -> [(text: String, style: Style)] {
    let texts = ["one", "漢字", " ", "    ", "é", "three", "a漢", "0123456789", "🌲"]
    return (0..<60).map { _ in (oneOf(texts), oneOf(styles)) }
  }

  private mutating func oneOf<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// The part of the screen that moves, and the cells that stay around it.
  private mutating func pane() {
    window.columns = oneOf([0, 0, 1, 7, 12])..<size.columns - oneOf([0, 0, 1, 2, 9])
    window.lines = oneOf([0, 1, 3])..<size.lines - 1
  }

  mutating func move() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: pane()
    case 1: lines.append(lines.removeFirst())
    case 2: lines[Int.random(in: lines.indices, using: &random)] = line()
    default: offset = max(0, offset + Int.random(in: -12...12, using: &random))
    }
  }

  mutating func frame() -> Frame {
    var canvas = Canvas(size)
    // ncurses draws no wide glyph right that is beside the corner of a screen.
    let fixed = ScreenRect(lines: 0..<size.lines, columns: 0..<size.columns - 3)
    canvas.clipped(to: fixed) { canvas in
      for (number, line) in lines.enumerated() {
        draw(line, at: ScreenPoint(line: number, column: 0), on: &canvas)
      }
    }
    canvas.clipped(to: window) { canvas in
      canvas.fill(window)
      for (number, line) in lines.enumerated() {
        let start = window.columns.lowerBound - offset
        draw(line, at: ScreenPoint(line: number, column: start), on: &canvas)
      }
    }
    let current = ScreenPoint(
      line: Int.random(in: 0..<size.lines, using: &random),
      column: Int.random(in: 0..<size.columns - 8, using: &random))
    canvas.draw(SafeText("current"), at: current, style: Style(attributes: .reverse))
    canvas.placeCursor(at: current)
    return canvas.frame
  }

  private func draw(
    _ line: [(text: String, style: Style)], at point: ScreenPoint, on canvas: inout Canvas
  ) {
    var place = point
    for (text, style) in line {
      let shown = SafeText(text)
      canvas.draw(shown, at: place, style: style)
      place.column += shown.width
    }
  }
}

extension VirtualTerminal {
  func differences(from frame: Frame, below firstLine: Int = 0) -> [String] {
    (0..<frame.size.lines).flatMap { line in
      (0..<frame.size.columns).compactMap { column in
        let point = ScreenPoint(line: line, column: column)
        let place = ScreenPoint(line: line + firstLine, column: column)
        let (shown, wanted) = (cell(at: place), frame[point])
        let text = String(String.UnicodeScalarView(wanted.glyph.scalars))
        // libvterm keeps no style in the right half of a wide glyph.
        let looksAlike =
          shown.isContinuation || shown.style == wanted.style
          || wanted.glyph == .blank && shown.style.onBlank == wanted.style.onBlank
        guard shown.text != text || !looksAlike else { return nil }
        return "\(line):\(column) is \(shown), not \(text) \(wanted.style)"
      }
    }
  }
}
