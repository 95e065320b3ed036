import GridpickCNcurses
import GridpickProtocol
import GridpickScreen
import GridpickSystem

/// An ncurses screen over a file in memory: frames go in, the bytes that paint them come out.
///
/// All of ncurses stays on the thread that made this.
final class CursesScreen: FramePainter {
  /// What undoes everything that ncurses does to a terminal.
  private(set) var leaveSequence: [UInt8] = []
  private let captured: CapturedOutput
  private var pairs: ColorPairs
  /// What ncurses has been told to show; nil is blank.
  private var shown: Frame?
  /// Whether the terminal is in the state that frames build on.
  private(set) var isPrepared = false
  /// The user's palette is not ours to reset, which ncurses does where it starts colours.
  private let palette: ByteFilter
  /// Nor do we ever draw with the alternate characters, which xterm's terminfo leaves at every change
  /// of attributes.
  private let noise: ByteFilter
  /// Keys are read by our own decoder, so ncurses is not asked to have them sent.
  private let beginKeypad: [UInt8]
  private let endKeypad: [UInt8]
  let colorCount: Int

  init(type: String, device: TerminalDevice, wantsDirectColor: Bool) throws(TerminalError) {
    let captured = try CapturedOutput()
    let entry = wantsDirectColor ? DirectColorEntry(type: type)?.environmentValue : nil
    let opened = Self.withSizeInEnvironment(device.size) {
      Self.withVariable("TERMINFO", entry) { curses_open(type, captured.file) }
    }
    guard opened, curses_string("cup") != nil else {
      throw .unusableType(type)
    }
    self.captured = captured
    colorCount = Int(curses_color_count())
    pairs = ColorPairs(colorCount: colorCount)
    let reset = Self.bytes(of: "oc")
    palette = ByteFilter(leavingOut: [reset])
    noise = ByteFilter(leavingOut: [reset, Array(EscapeSequence.selectASCII.utf8)])
    beginKeypad = Self.bytes(of: "smkx")
    endKeypad = Self.bytes(of: "rmkx")
    curs_set(0)
    prepareWholePaint()
  }

  deinit {
    curses_free()
  }

  private static func bytes(of capability: String) -> [UInt8] {
    curses_string(capability).map { Array(String(cString: $0).utf8) } ?? []
  }

  /// A file is no terminal and has no size, so ncurses is told of it by its two variables.
  private static func withSizeInEnvironment<Result>(
    _ size: ScreenSize, _ open: () -> Result
  ) -> Result {
    withVariable("LINES", String(size.lines)) {
      withVariable("COLUMNS", String(size.columns), open)
    }
  }

  private static func withVariable<Result>(
    _ name: String, _ value: String?, _ body: () -> Result
  ) -> Result {
    guard let value else { return body() }
    let before = getenv(name).map { String(cString: $0) }
    setenv(name, value, 1)
    defer {
      if let before { setenv(name, before, 1) } else { unsetenv(name) }
    }
    return body()
  }

  func resize(to size: ScreenSize) {
    resizeterm(Int32(size.lines), Int32(size.columns))
    curses_erase()
    shown = nil
    prepareWholePaint()
  }

  /// Learns how the screen is left; the next frame is painted whole, with all that prepares a
  /// terminal for it.
  func prepareWholePaint() {
    _ = captured.take()
    endwin()
    leaveSequence = endKeypad + Self.keepingCursor(palette.filtered(captured.take()))
    isPrepared = false
  }

  /// ncurses ends with a carriage return after the other screen is left, where it would move the
  /// cursor that has just come back to its place: it goes before that.
  private static func keepingCursor(_ sequence: [UInt8]) -> [UInt8] {
    let leave = bytes(of: "rmcup")
    guard let start = sequence.indices.first(where: { sequence[$0...].starts(with: leave) })
    else { return sequence }
    let (before, rest) = (sequence[..<start], sequence[start...])
    guard let end = rest.firstIndex(of: UInt8(ascii: "\r")) else { return sequence }
    return before + [UInt8(ascii: "\r")] + rest[..<end] + rest[(end + 1)...]
  }

  /// The bytes that turn what is shown into the frame; none where nothing changed.
  func paint(_ frame: Frame) -> [UInt8] {
    let isFirst = !isPrepared
    let changed = (0..<frame.size.lines).filter { frame.differs(from: shown, onLine: $0) }
    guard isFirst || !changed.isEmpty || frame.cursor != shown?.cursor else { return [] }
    for line in changed { frame.withLine(line) { draw($0, onLine: Int32(line)) } }
    shown = frame
    isPrepared = true
    let cursor = frame.cursor ?? ScreenPoint(line: 0, column: 0)
    curses_update(Int32(cursor.line), Int32(cursor.column))
    guard isFirst else { return noise.filtered(captured.take()) }
    return palette.filtered(captured.take()) + beginKeypad
  }

  private func draw(_ line: UnsafeBufferPointer<FrameCell>, onLine number: Int32) {
    if !drawPlainly(line, onLine: number) { drawWide(line, onLine: number) }
  }

  /// A line of ASCII in few colours, which most lines are, costs ncurses a third; says whether it was one.
  private func drawPlainly(_ line: UnsafeBufferPointer<FrameCell>, onLine number: Int32) -> Bool {
    let cells = [chtype](unsafeUninitializedCapacity: line.count) { cells, count in
      var style = Style.plain
      var drawing = pairs.drawing(of: style)
      for (place, cell) in line.enumerated() {
        // By raw values: the generic != is a call through tables for every cell.
        if cell.style.rawValue != style.rawValue {
          style = cell.style
          drawing = pairs.drawing(of: style)
        }
        guard let ascii = cell.glyph.ascii, let plain = drawing.plain else { return }
        cells[place] = chtype(ascii) | plain
      }
      count = line.count
    }
    guard cells.count == line.count else { return false }
    curses_draw_plain_line(number, cells, Int32(cells.count))
    return true
  }

  private func drawWide(_ line: UnsafeBufferPointer<FrameCell>, onLine number: Int32) {
    var cells: [cchar_t] = []
    cells.reserveCapacity(line.count)
    var style = Style.plain
    var drawing = pairs.drawing(of: style)
    for cell in line where !cell.glyph.isContinuation {
      if cell.style.rawValue != style.rawValue {
        style = cell.style
        drawing = pairs.drawing(of: style)
      }
      if let ascii = cell.glyph.ascii {
        cells.append(curses_ascii_cell(wchar_t(ascii), drawing.attributes, drawing.pair))
      } else {
        cells += CursesGlyph.cells(of: cell.glyph, drawing)
      }
    }
    curses_draw_line(number, cells, Int32(cells.count))
  }
}
