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
  private var lastLine: Int
  private var shown: Frame?
  /// The same as of ncurses' frames.
  private let filter = ByteFilter(leavingOut: [Array(EscapeSequence.selectASCII.utf8)])
  /// More blanks than a move of the cursor has bytes.
  private static let longGap = 8

  /// Nil where the terminal asks for more than its strings in a row.
  init?(type: String, size: ScreenSize, wantsDirectColor: Bool) {
    guard terminfo_load(type) else { return nil }
    strings = terminfo_painting()
    guard strings.is_plain else { return nil }
    let isDirect = wantsDirectColor && strings.colors >= 8
    colorCount = isDirect ? DirectColorEntry.colorCount : Int(strings.colors)
    setForeground = isDirect ? NumberedColor.setForeground : Self.text(strings.setaf)
    setBackground = isDirect ? NumberedColor.setBackground : Self.text(strings.setab)
    lastLine = size.lines - 1
  }

  private static func text(_ string: UnsafePointer<CChar>?) -> String {
    string.map { String(cString: $0) } ?? ""
  }

  var isPrepared: Bool { shown != nil }

  var leaveSequence: [UInt8] {
    var bytes: [UInt8] = []
    put(strings.rmkx, to: &bytes)
    put(strings.cup, lastLine, 0, to: &bytes)
    put(strings.cnorm, to: &bytes)
    bytes.append(UInt8(ascii: "\r"))
    put(strings.rmcup, to: &bytes)
    return bytes
  }

  func resize(to size: ScreenSize) {
    lastLine = size.lines - 1
    shown = nil
  }

  func paint(_ frame: Frame) -> [UInt8] {
    guard frame != shown else { return [] }
    var start: [UInt8] = []
    if !isPrepared {
      put(strings.smcup, to: &start)
      put(strings.csr, 0, lastLine, to: &start)
      for string in [strings.sgr0, strings.rmir, strings.smam, strings.civis, strings.smkx] {
        put(string, to: &start)
      }
    }
    put(strings.clear, to: &start)
    var bytes: [UInt8] = []
    for line in 0..<frame.size.lines { frame.withLine(line) { draw($0, onLine: line, to: &bytes) } }
    put(strings.cup, frame.cursor?.line ?? 0, frame.cursor?.column ?? 0, to: &bytes)
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
          put(strings.cup, number, column, to: &bytes)
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
    guard let string, let filled = terminfo_filled(string, Int32(first), Int32(second))
    else { return }
    bytes += UnsafeRawBufferPointer(start: filled, count: strlen(filled))
  }
}

extension FrameCell {
  fileprivate var isPlainBlank: Bool {
    glyph.rawValue == Glyph.blank.rawValue && style.rawValue == Style.plain.rawValue
  }
}
