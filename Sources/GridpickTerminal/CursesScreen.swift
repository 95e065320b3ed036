import GridpickCNcurses
import GridpickCTerminfo
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
  private var viewport: Viewport
  private var painter: LinePainter
  /// What ncurses has been told to show; nil is blank.
  private var shown: Frame?
  /// Whether the terminal is in the state that frames build on.
  private(set) var isPrepared = false
  /// The user's palette is not ours to reset, which ncurses does where it starts colours.
  private let palette: ByteFilter
  /// Nor do we ever draw with the alternate characters, which xterm's terminfo leaves at every change
  /// of attributes.
  private let noise: ByteFilter
  /// Looked up once something has moved; nil inside for a terminal that moves nothing.
  private lazy var shifting = ShiftSequences()
  /// Keys are read by our own decoder, so ncurses is not asked to have them sent.
  private let beginKeypad: [UInt8]
  private let endKeypad: [UInt8]
  /// Without this the cursor would be seen on the current item, of which it would hide a letter.
  private let hidesCursor: Bool
  let colorCount: Int
  private var isOpen = true

  /// By another entry than the terminal's, where one is given.
  init(type: String, viewport: Viewport, entry: String? = nil) throws(TerminalError) {
    let size = viewport.screen
    let captured = try CapturedOutput()
    let opened = Terminfo.from(entry) {
      curses_open(type, captured.file, Int32(size.lines), Int32(size.columns))
    }
    guard opened else { throw TerminalEntry.failure ?? .unusableType(type) }
    guard terminfo_string("cup") != nil else { throw .unusableType(type) }
    self.captured = captured
    self.viewport = viewport
    colorCount = Int(terminfo_number("colors"))
    painter = LinePainter(colorCount: colorCount)
    let reset = Self.bytes(of: "oc")
    palette = ByteFilter(leavingOut: [reset])
    noise = ByteFilter(leavingOut: [reset, Array(EscapeSequence.selectASCII.utf8)])
    beginKeypad = Self.bytes(of: "smkx")
    endKeypad = Self.bytes(of: "rmkx")
    hidesCursor = terminfo_string("civis") != nil
    curs_set(0)
    prepareWholePaint()
  }

  deinit { free() }

  /// Ends it, where it has not ended; it paints nothing any more.
  func free() {
    if isOpen { curses_free() }
    isOpen = false
  }

  private static func bytes(of capability: String) -> [UInt8] {
    Terminfo.string(capability) ?? []
  }

  func resize(to viewport: Viewport) {
    self.viewport = viewport
    resizeterm(Int32(viewport.screen.lines), Int32(viewport.screen.columns))
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
    let changed = frame.changes(from: shown)
    guard isFirst || !changed.isEmpty || frame.cursor != shown?.cursor else { return [] }
    let shifts = isFirst ? [] : shift(changed, on: frame)
    draw(changed, of: frame)
    if painter.lacksColors { drawAnew(frame) }
    shown = frame
    isPrepared = true
    let cursor = cursorPlace(of: frame)
    curses_update(Int32(cursor.line), Int32(cursor.column))
    guard isFirst else { return shifts + noise.filtered(captured.take()) }
    return palette.filtered(captured.take()) + beginKeypad
  }

  /// Where the cursor is left: in the last corner where it is seen.
  private func cursorPlace(of frame: Frame) -> ScreenPoint {
    let corner = ScreenPoint(line: frame.size.lines - 1, column: frame.size.columns - 1)
    return hidesCursor ? viewport.cursorPlace(of: frame) : viewport.onScreen(corner)
  }

  private func draw(_ changes: [Frame.Change], of frame: Frame) {
    for change in changes { painter.draw(change, of: frame, in: viewport) }
  }

  /// With all pairs free for the colours of this frame; the last of them lack where it has more.
  private func drawAnew(_ frame: Frame) {
    painter.forgetColors()
    curses_erase()
    draw(frame.changes(from: nil), of: frame)
  }

  /// What moves lines to the side that would be painted anew; ncurses is told that they are there.
  private func shift(_ changed: [Frame.Change], on frame: Frame) -> [UInt8] {
    guard let shown else { return [] }
    var bytes: [UInt8] = []
    var finder = ShiftFinder(of: changed, from: shown, to: frame)
    for (line, shift) in finder.shifts() {
      guard let shifting else { break }
      bytes += shifting.bytes(for: shift, onLine: line, of: viewport)
      let place = viewport.onScreen(ScreenPoint(line: line, column: shift.kept.lowerBound))
      curses_believe_shift(
        Int32(place.line), Int32(place.column), Int32(shift.kept.count), Int32(shift.distance))
    }
    guard !bytes.isEmpty, let shifting else { return [] }
    // Where ncurses believes the cursor to be; and it leaves no attributes on.
    return bytes + shifting.moving(to: cursorPlace(of: shown))
  }
}
