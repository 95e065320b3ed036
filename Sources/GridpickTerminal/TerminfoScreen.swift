import GridpickCTerminfo
import GridpickProtocol
import GridpickScreen
import GridpickSystem

/// Frames painted whole by terminfo's strings: the first one, since ncurses takes as long to open as
/// all else that has to be done before anybody sees a thing.
///
/// It leaves a terminal as ncurses leaves it that has painted the same frame.
final class TerminfoScreen: FramePainter {
  let colorCount: Int
  private let strings: terminfo_painting
  private let setForeground: String
  private let setBackground: String
  /// Looked up now: the entry is forgotten with the screen that ncurses opens on it.
  private let erasing: [UInt8]
  private var viewport: Viewport
  private var shown: Frame?
  /// Whether the cursor waits in the picker's first corner, and the next frame is painted from there.
  ///
  /// The corner is right even if the terminal has moved the lines since it has told where they are.
  var startsAtCursor = false
  /// The same as of ncurses' frames.
  private let filter = ByteFilter(leavingOut: [Array(EscapeSequence.selectASCII.utf8)])
  /// More blanks than a move of the cursor has bytes.
  private static let longGap = 8

  /// By the entry that was loaded last; nil where the terminal asks for more than its strings in a row.
  init?(viewport: Viewport, wantsDirectColor: Bool) {
    strings = terminfo_painting()
    erasing = Terminfo.erasing()
    guard strings.is_plain else { return nil }
    let isDirect = wantsDirectColor && strings.colors >= 8
    colorCount = isDirect ? NumberedColor.count : Int(strings.colors)
    setForeground = isDirect ? NumberedColor.setForeground : Self.text(strings.setaf)
    setBackground = isDirect ? NumberedColor.setBackground : Self.text(strings.setab)
    self.viewport = viewport
  }

  private static func text(_ string: UnsafePointer<CChar>?) -> String {
    string.map { String(cString: $0) } ?? ""
  }

  var isPrepared: Bool { shown != nil }

  /// Whether it can paint on a part of a screen whose rest stays what it is.
  var sharesScreen: Bool { strings.shares_screen }

  var leaveSequence: [UInt8] {
    var bytes: [UInt8] = []
    put(strings.rmkx, to: &bytes)
    put(strings.cup, lastLine, 0, to: &bytes)
    put(strings.cnorm, to: &bytes)
    bytes.append(UInt8(ascii: "\r"))
    put(strings.rmcup, to: &bytes)
    return bytes
  }

  // MARK: - On a screen that is shared

  /// Has so many lines go up into the scrollback, and as many blank ones come.
  func scrolling(by count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    var bytes: [UInt8] = []
    put(strings.cup, lastLine, 0, to: &bytes)
    return bytes + repeatElement(UInt8(ascii: "\n"), count: count)
  }

  /// Blanks all the screen, line by line.
  var blanking: [UInt8] {
    var bytes: [UInt8] = []
    put(strings.cup, 0, 0, to: &bytes)
    return bytes + erasing
  }

  /// Blanks what has been painted, and has the cursor where it was.
  func leaving(_ place: InlinePlace) -> [UInt8] {
    var bytes: [UInt8] = []
    put(strings.rmkx, to: &bytes)
    put(strings.cup, place.viewport.origin.line, place.viewport.origin.column, to: &bytes)
    bytes += erasing
    put(strings.cup, place.prompt.line, place.prompt.column, to: &bytes)
    put(strings.cnorm, to: &bytes)
    return bytes
  }

  /// The same where it is only known that the cursor is in its first corner; with no column the prompt
  /// is there too, else above it.
  func leavingCorner(toColumn column: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    put(strings.rmkx, to: &bytes)
    bytes += erasing
    if column > 0 {
      bytes += (EscapeSequence.cursorUp(by: 1) + EscapeSequence.cursorRight(by: column)).utf8
    }
    put(strings.cnorm, to: &bytes)
    return bytes
  }

  /// Empty where there is no other screen, which another program is to have meanwhile.
  var enterOther: [UInt8] {
    guard strings.smcup != nil, strings.rmcup != nil else { return [] }
    var bytes: [UInt8] = []
    for string in [strings.rmkx, strings.sgr0, strings.cnorm, strings.smcup, strings.clear] {
      put(string, to: &bytes)
    }
    return bytes
  }

  var leaveOther: [UInt8] {
    var bytes: [UInt8] = []
    put(strings.rmcup, to: &bytes)
    return bytes
  }

  private var lastLine: Int { viewport.screen.lines - 1 }

  func resize(to viewport: Viewport) {
    self.viewport = viewport
    shown = nil
  }

  func paint(_ frame: Frame) -> [UInt8] {
    guard frame != shown else { return [] }
    var start: [UInt8] = []
    if !isPrepared {
      if !viewport.isShared {
        put(strings.smcup, to: &start)
        put(strings.csr, 0, lastLine, to: &start)
      }
      for string in [strings.sgr0, strings.rmir, strings.smam, strings.civis, strings.smkx] {
        put(string, to: &start)
      }
    }
    if startsAtCursor {
      start += erasing + Array(EscapeSequence.cutLines.utf8)
    } else if viewport.isShared {
      put(strings.cup, viewport.origin.line, viewport.origin.column, to: &start)
      start += erasing
    } else {
      put(strings.clear, to: &start)
    }
    var bytes: [UInt8] = []
    for line in 0..<frame.size.lines {
      if startsAtCursor, line > 0 { bytes += "\r\n".utf8 }
      frame.withLine(line) { draw($0, onLine: line, to: &bytes) }
    }
    if startsAtCursor {
      bytes += ("\r" + EscapeSequence.wrapLines).utf8
      if frame.size.lines > 1 {
        bytes += EscapeSequence.cursorUp(by: frame.size.lines - 1).utf8
      }
    } else {
      let place = viewport.cursorPlace(of: frame)
      put(strings.cup, place.line, place.column, to: &bytes)
    }
    startsAtCursor = false
    shown = frame
    return start + filter.filtered(bytes)
  }

  private func draw(
    _ line: UnsafeBufferPointer<FrameCell>, onLine number: Int, to bytes: inout [UInt8]
  ) {
    var style = Style.plain
    /// The column behind what is drawn; far off where the cursor is on another line.
    var end = -Self.longGap
    for (column, cell) in line.enumerated() where !cell.isPlainBlank && !cell.glyph.isContinuation {
      if column > end || cell.style.rawValue != style.rawValue {
        if style.rawValue != Style.plain.rawValue { put(strings.sgr0, to: &bytes) }
        if column - end >= Self.longGap {
          move(to: ScreenPoint(line: number, column: column), &bytes)
        } else {
          bytes += repeatElement(UInt8(ascii: " "), count: column - end)
        }
        style = cell.style
        put(style, to: &bytes)
      }
      put(cell.glyph, to: &bytes)
      end = column + cell.glyph.width
    }
    if style.rawValue != Style.plain.rawValue { put(strings.sgr0, to: &bytes) }
  }

  private func move(to point: ScreenPoint, _ bytes: inout [UInt8]) {
    guard !startsAtCursor else {
      bytes.append(UInt8(ascii: "\r"))
      if point.column > 0 { bytes += EscapeSequence.cursorRight(by: point.column).utf8 }
      return
    }
    let place = viewport.onScreen(point)
    put(strings.cup, place.line, place.column, to: &bytes)
  }

  private func put(_ glyph: Glyph, to bytes: inout [UInt8]) {
    if let ascii = glyph.ascii { return bytes.append(ascii) }
    for scalar in CursesGlyph.texts(of: glyph).joined() {
      if let scalar = Unicode.Scalar(UInt32(scalar)) { bytes += scalar.utf8 }
    }
  }

  private func put(_ style: Style, to bytes: inout [UInt8]) {
    let attributes = style.attributes
    if attributes.contains(.bold) { put(strings.bold, to: &bytes) }
    if attributes.contains(.dim) { put(strings.dim, to: &bytes) }
    if attributes.contains(.underline) { put(strings.smul, to: &bytes) }
    if attributes.contains(.reverse) { put(strings.rev, to: &bytes) }
    guard colorCount >= 8 else { return }
    let foreground = style.foreground.number(among: colorCount)
    let background = style.background.number(among: colorCount)
    if foreground >= 0 { put(setForeground, Int(foreground), to: &bytes) }
    if background >= 0 { put(setBackground, Int(background), to: &bytes) }
  }

  private func put(
    _ string: UnsafePointer<CChar>?, _ first: Int = 0, _ second: Int = 0, to bytes: inout [UInt8]
  ) {
    if let string { Terminfo.put(string, first, second, to: &bytes) }
  }
}

extension FrameCell {
  fileprivate var isPlainBlank: Bool {
    glyph.rawValue == Glyph.blank.rawValue && style.rawValue == Style.plain.rawValue
  }
}
