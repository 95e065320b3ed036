import CNcurses
import Glibc
import Screen
import TerminalProtocol

/// An ncurses screen over a file in memory: frames go in, the bytes that paint them come out.
///
/// All of ncurses stays on the thread that made this.
final class CursesScreen {
  /// What undoes everything that ncurses does to a terminal.
  private(set) var leaveSequence: [UInt8] = []
  private let captured: CapturedOutput
  private let keyInput: UnsafeMutablePointer<FILE>
  private let pad: UnsafeMutableRawPointer
  private var pairs: ColorPairs
  /// What ncurses has been told to show; nil is blank.
  private var shown: Frame?
  /// Whether the terminal is in the state that frames build on.
  private(set) var isPrepared = false
  private var knowsKeys = false
  /// The user's palette is not ours to reset, which ncurses does where it starts colours.
  private let palette: ByteFilter
  /// Nor do we ever draw with the alternate characters, which xterm's terminfo leaves at every change
  /// of attributes.
  private let noise: ByteFilter
  let colorCount: Int

  init(type: String, device: TerminalDevice, wantsDirectColor: Bool) throws(TerminalError) {
    let captured = try CapturedOutput()
    guard let keyInput = fdopen(dup(device.input), "r") else {
      throw .failed(call: "fdopen", reason: TerminalDevice.systemReason)
    }
    let entry = wantsDirectColor ? DirectColorEntry(type: type)?.environmentValue : nil
    let opened = Self.withSizeInEnvironment(device.size) {
      Self.withVariable("TERMINFO", entry) { curses_open(type, captured.file, keyInput) }
    }
    guard opened, curses_string("cup") != nil, let pad = curses_key_pad() else {
      throw .unusableType(type)
    }
    self.captured = captured
    self.keyInput = keyInput
    self.pad = pad
    colorCount = Int(curses_color_count())
    pairs = ColorPairs(colorCount: colorCount)
    let reset = curses_string("oc").map { Array(String(cString: $0).utf8) } ?? []
    palette = ByteFilter(leavingOut: [reset])
    noise = ByteFilter(leavingOut: [reset, Array(EscapeSequence.selectASCII.utf8)])
    let delay = getenv("ESCDELAY").flatMap { Int32(String(cString: $0)) }
    set_escdelay(delay.map { max(0, min($0, 1_000)) } ?? 25)
    curs_set(0)
    prepareWholePaint()
  }

  deinit {
    curses_free(pad)
    fclose(keyInput)
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
    leaveSequence = Self.keepingCursor(palette.filtered(captured.take()))
    isPrepared = false
  }

  /// ncurses ends with a carriage return after the other screen is left, where it would move the
  /// cursor that has just come back to its place: it goes before that.
  private static func keepingCursor(_ sequence: [UInt8]) -> [UInt8] {
    guard let leave = curses_string("rmcup").map({ Array(String(cString: $0).utf8) }),
      let start = sequence.indices.first(where: { sequence[$0...].starts(with: leave) })
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
    curses_enable_keypad(pad)
    return palette.filtered(captured.take())
  }

  private func draw(_ line: UnsafeBufferPointer<FrameCell>, onLine number: Int32) {
    if !drawPlainly(line, onLine: number) { drawWide(line, onLine: number) }
  }

  /// A line of ASCII in few colours, which most lines are, costs ncurses a third; says whether it was one.
  private func drawPlainly(_ line: UnsafeBufferPointer<FrameCell>, onLine number: Int32) -> Bool {
    let cells = [chtype](unsafeUninitializedCapacity: line.count) { cells, count in
      var style = Style.plain
      var drawing = pairs.drawing(of: style)
      for cell in line {
        if cell.style != style {
          style = cell.style
          drawing = pairs.drawing(of: style)
        }
        guard let ascii = cell.glyph.ascii, let plain = drawing.plain else { return }
        cells[count] = chtype(ascii) | plain
        count += 1
      }
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
      if cell.style != style {
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

  /// Teaches ncurses the keys it does not know; late, since the first frame need not wait for it.
  func learnKeys() {
    guard !knowsKeys else { return }
    knowsKeys = true
    EscapeKeys.define()
  }

  /// All that is waiting to be read, as ncurses decodes it.
  func readInput() -> [CursesInput] {
    var inputs: [CursesInput] = []
    while true {
      var key: wint_t = 0
      switch curses_read_key(pad, &key) {
      case OK: inputs.append(.scalar(key))
      case KEY_CODE_YES: inputs.append(.code(Int32(bitPattern: key)))
      default: return inputs
      }
    }
  }
}
