import GridpickCVTerm
import GridpickCore

/// A terminal without a window; it reads a program's bytes and keeps the resulting screen.
package final class VirtualTerminal {
  private let vterm: OpaquePointer
  private let screen: OpaquePointer
  /// The callbacks; they must outlive the screen, which keeps this pointer.
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private var rewriter = SequenceRewriter()
  /// An incomplete character at the end; libvterm would draw U+FFFD for it.
  private var cutCharacter: [UInt8] = []
  private var answers: [UInt8] = []

  /// The answer to a request for the background colour; nil for no answer, as on many terminals.
  package var backgroundAnswer: String?
  /// True if the terminal answers no request, not even for its attributes.
  package var isMute = false

  /// The lines that have scrolled off the main screen, without trailing spaces.
  package private(set) var scrollback: [String] = []

  package private(set) var size: ScreenSize
  package private(set) var isAlternateScreen = false
  package private(set) var isCursorVisible = true
  package private(set) var mouseReports = MouseReports.off

  package init(size: ScreenSize) {
    guard let vterm = vterm_new(Int32(size.lines), Int32(size.columns)),
      let screen = vterm_obtain_screen(vterm)
    else {
      preconditionFailure("libvterm has no memory for a screen of \(size)")
    }
    self.vterm = vterm
    self.screen = screen
    self.size = size
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      guard let value, let user else { return 0 }
      VirtualTerminal.at(user).note(property, value.pointee)
      return 1
    }
    callbacks.pointee.sb_pushline = { count, cells, user in
      guard let cells, let user else { return 0 }
      let line = (0..<Int(count)).map { TerminalCell(cells[$0]).text }.joined()
      VirtualTerminal.at(user).scrollback.append(line.withoutTrailingBlanks)
      return 1
    }
    vterm_set_utf8(vterm, 1)
    let user = Unmanaged.passUnretained(self).toOpaque()
    vterm_output_set_callback(
      vterm,
      { bytes, count, user in
        guard let bytes, let user else { return }
        let answer = UnsafeRawBufferPointer(start: bytes, count: count)
        VirtualTerminal.at(user).answers += answer
      }, user)
    vterm_screen_set_callbacks(screen, callbacks, user)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(vterm)
    callbacks.deallocate()
  }

  /// Returns the terminal of a callback; libvterm calls back only during calls by the terminal.
  private static func at(_ user: UnsafeMutableRawPointer) -> VirtualTerminal {
    Unmanaged.fromOpaque(user).takeUnretainedValue()
  }

  /// The private modes that are on, such as 1000, 1002, 1004, 1006, 1049, 2004 and 2026.
  package var modes: Set<Int> { rewriter.modes }

  /// True between `?2026h` and `?2026l`, while the screen is incomplete.
  package var isUpdating: Bool { modes.contains(2026) }

  /// The number of requests for the background colour.
  package var backgroundQuestions: Int { rewriter.backgroundQuestions }

  package func feed(_ bytes: [UInt8]) {
    let before = (answers: answers, questions: backgroundQuestions)
    let rewritten = cutCharacter + rewriter.rewrite(bytes)
    if let backgroundAnswer, backgroundQuestions > before.questions {
      answer(Array(backgroundAnswer.utf8))
    }
    cutCharacter = rewritten.suffix(Self.cutLength(of: rewritten))
    rewritten.dropLast(cutCharacter.count).withUnsafeBytes { buffer in
      let start = buffer.bindMemory(to: CChar.self).baseAddress
      _ = vterm_input_write(vterm, start, buffer.count)
    }
    if isMute { answers = before.answers }
  }

  /// Returns the number of bytes in an incomplete character at the end (RFC 3629).
  private static func cutLength(of bytes: [UInt8]) -> Int {
    let rest = bytes.reversed().prefix(3).prefix { $0 & 0xc0 == 0x80 }.count
    guard let lead = bytes.dropLast(rest).last, lead < 0xf8 else { return 0 }
    return rest + 1 < (~lead).leadingZeroBitCount ? rest + 1 : 0
  }

  package func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  /// Removes and returns the bytes for the program: reports, keys and mouse events.
  package func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  package func resize(to size: ScreenSize) {
    self.size = size
    vterm_set_size(vterm, Int32(size.lines), Int32(size.columns))
  }

  package var cursor: ScreenPoint {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(vterm), &position)
    return ScreenPoint(line: Int(position.row), column: Int(position.col))
  }

  package func cell(at point: ScreenPoint) -> TerminalCell {
    var cell = VTermScreenCell()
    let position = VTermPos(row: Int32(point.line), col: Int32(point.column))
    precondition(
      vterm_screen_get_cell(screen, position, &cell) != 0, "\(point) is not on \(size)")
    return TerminalCell(cell)
  }

  /// Sends a key or a mouse event to libvterm, which encodes it by its modes.
  func act(_ body: (OpaquePointer) -> Void) {
    body(vterm)
  }

  func answer(_ bytes: [UInt8]) {
    answers += bytes
  }

  private func note(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_ALTSCREEN: isAlternateScreen = value.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
    case VTERM_PROP_MOUSE: mouseReports = MouseReports(rawValue: value.number) ?? .off
    default: break
    }
  }

  /// The reported mouse events: none, clicks (1000), drags too (1002), every motion (1003).
  package enum MouseReports: Int32, Sendable {
    case off
    case clicks
    case drags
    case motions
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
