import GridpickCSystem
import GridpickCore
import Synchronization

/// The controlling terminal with a picker on it, left as it was found whatever ends the program.
package final class TerminalSession {
  let device: TerminalDevice
  let type: String
  var viewport: Viewport
  let screen: ScreenPainter
  let signals: TerminalSignals
  let options: TerminalOptions
  /// The decoder of keys, made when first needed so that the first frame does not wait for it.
  lazy var decoder = InputDecoder(
    KeySequences(own: TerminfoKeys.sequences()), escapeDelay: options.escapeDelay)
  var output: OutputQueue
  var leaveNoted: [UInt8] = []
  var prelude: [UInt8] = []
  var inline: InlineScreen?
  var news: [TerminalEvent] = []
  /// The input that is not decoded yet, because a cursor report is still to come in it.
  var unread: [UInt8] = []
  /// The times of questions whose answers the decoder does not expect yet.
  var askedAt: [Duration] = []
  var asksBackground: Bool
  /// True if the background may be asked for; old Linux consoles would print the question.
  private let mayAskBackground: Bool
  /// The text that the program prints while the picker is shown (rule U5), printed afterwards, whatever ends
  /// the picker or the program; nil if nothing is held back.
  private var heldOutput: MemoryFile?
  private var isOpen = true
  /// The input that no picker has taken; the next session of the process takes it.
  private static let typedAhead = Mutex<[TerminalEvent]>([])

  init(
    type: String?, signals: TerminalSignals, options: TerminalOptions
  ) throws(TerminalError) {
    device = try TerminalDevice(hasStopKey: options.hasStopKey)
    guard let type, !type.isEmpty else { throw .noType }
    guard type != "dumb" else { throw .unusableType(type) }
    self.signals = signals
    viewport = Viewport(size: device.size)
    self.type = type
    self.options = options
    try TerminalEntry.load(type: type)
    guard
      let painter = ScreenPainter(
        viewport: viewport, wantsDirectColor: options.wantsDirectColor)
    else { throw .unusableType(type) }
    screen = painter
    output = OutputQueue(to: device.descriptor)
    mayAskBackground =
      options.asksBackground && screen.colorCount >= 8 && !type.hasPrefix("linux")
    asksBackground = mayAskBackground
    if let height = options.height { beginInline(height) }
    if options.holdsOutputBack { holdOutputBack() }
    takeTerminal()
    if inline != nil { askPlace() }
    let typed = Self.typedAhead.withLock { typed in
      defer { typed = [] }
      return typed
    }
    putBack(typed)
  }

  package var size: ScreenSize { viewport.size }

  package var colorCount: Int { screen.colorCount }

  /// Makes and paints a frame unless the terminal is behind; true if the frame is on its way.
  package func show(_ frame: @autoclosure () -> Frame) -> Bool {
    guard output.isEmpty else { return false }
    let frame = frame()
    guard findPlace() else { return false }
    let isWhole = !screen.isPrepared
    var bytes = screen.paint(frame)
    if isWhole {
      bytes = prelude + (inline?.bytesMakingRoom ?? []) + bytes + Array(options.beginReports.utf8)
    }
    guard !bytes.isEmpty else { return true }
    bytes = protected(bytes, isWhole: isWhole)
    let asks = asksBackground
    if asks { bytes += Array(EscapeSequence.askBackground.utf8) }
    let isOnItsWay = whileOurs {
      if isWhole { noteShown() }
      if asks { expectAnswer() }
      output.send(bytes)
    }
    if asks, isOnItsWay {
      askedAt.append(MonotonicClock.now)
      asksBackground = false
    }
    return isOnItsWay
  }

  /// Notes that an answer is due, for the code that leaves the terminal.
  func expectAnswer() {
    rescue_expect_answer(InputDecoder.answerPatience.pollMilliseconds)
  }

  /// Sends bytes to the clipboard of the terminal; not every terminal has one.
  package func copy(_ bytes: [UInt8]) {
    let text =
      EscapeSequence.beginClipboard + Base64.encoded(bytes) + EscapeSequence.endClipboard
    // Old Linux consoles would print the sequence.
    if !type.hasPrefix("linux") { _ = whileOurs { output.send(Array(text.utf8)) } }
  }

  package func ringBell() { _ = whileOurs { output.send([7]) } }

  /// Runs a body that writes, unless a stop has given the screen to the shell; true if it ran.
  func whileOurs(_ body: () -> Void) -> Bool {
    TerminalSignals.held {
      guard rescue_is_armed() else { return false }
      body()
      return true
    }
  }

  package var isBehind: Bool { !output.isEmpty }

  /// The smallest frame to protect: smaller ones arrive whole, and the protection would make many
  /// of them a third larger.
  private static let leastTornFrame = 1_024

  /// Protects a frame from being shown half done, if it is large, or if it is painted whole: then a
  /// cut frame may be before it.
  private func protected(_ bytes: [UInt8], isWhole: Bool) -> [UInt8] {
    guard options.isSynchronized, isWhole || bytes.count > Self.leastTornFrame else { return bytes }
    return Array(EscapeSequence.beginSynchronizedUpdate.utf8) + bytes
      + Array(EscapeSequence.endSynchronizedUpdate.utf8)
  }

  /// Leaves the terminal as it was found; does nothing the second time.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    Self.typedAhead.withLock { $0 = news.filter(\.isForAnyPicker) }
    if heldOutput != nil { rescue_flush_output() }
    // No signal is handled in between, so the terminal is always restored.
    TerminalSignals.held {
      giveBack(by: rescue_writes_first() ? lastLeaveBytes : [])
      rescue_disarm()
      if heldOutput != nil { rescue_return_output() }
    }
  }

  private func holdOutputBack() {
    guard let file = MemoryFile() else { return }
    let isHeld = TerminalSignals.held { rescue_hold_output(file.descriptor, device.descriptor) }
    if isHeld { heldOutput = file }
  }

  /// Sends `bytes` and gives the terminal to others; drops pending output, which nobody would see.
  func giveBack(by bytes: [UInt8]) {
    let all = output.removeRest() + bytes
    rescue_give_back(all, all.count)
  }

  /// Takes the terminal over; from here on its modes must be restored.
  func takeTerminal() {
    // If the program is in the background, the kernel stops it here until it is in the foreground.
    if !device.isInForeground { device.enterKeyMode() }
    TerminalSignals.held {
      var modes = device.modesBefore
      rescue_arm(device.descriptor, &modes)
      device.enterKeyMode()
    }
  }

  /// Takes the terminal over again after a stop, which has left it to others.
  func takeTerminalAgain() {
    // The rest of a character is dropped too, because its beginning was on another screen.
    output.clear()
    // The stop has left the screen, so these bytes are no longer needed.
    prelude = []
    inline?.noteLeft()
    takeTerminal()
    forgetInput()
  }

  /// Forgets input and awaited answers: a stop, the kernel or another program has taken them.
  func forgetInput() {
    asksBackground =
      asksBackground || mayAskBackground && (!askedAt.isEmpty || decoder.awaitsAnswer)
    askedAt = []
    unread = []
    inline?.reportsDue = 0
    decoder.forget()
  }

  /// Adopts the current size of the terminal; the next frame is painted whole.
  func adoptSize() {
    rescue_take_resize()
    if inline == nil { viewport = Viewport(size: device.size) } else { losePlace() }
    screen.resize(to: viewport)
  }
}

/// The base64 encoder of RFC 4648; Foundation, which has one, is not linked.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isPadding = place > group.count
        text.append(isPadding ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

package struct TerminalOptions: Equatable, Sendable {
  /// True if the terminal is asked to show each large frame at once, not piece by piece.
  package var isSynchronized = true
  package var hasMouse = true
  /// True if Ctrl-Z stops the picker; otherwise it is a key like others.
  package var hasStopKey = true

  /// True if 24-bit colours are wanted, although they take some time at the start.
  package var wantsDirectColor = false

  /// True if the terminal is asked for its background; the first frame does not wait for it.
  package var asksBackground = false

  /// True if output of the program to this terminal waits until the terminal is given back.
  package var holdsOutputBack = false

  /// The number of lines below the prompt that the picker takes; nil is the whole screen.
  package var height: Height?
  package var heightName = "--height"

  /// The time for which an escape may begin a key; a second, as in ncurses, makes Esc feel broken.
  package var escapeDelay = Duration.milliseconds(25)

  package init() {}

  var beginReports: String {
    (hasMouse ? EscapeSequence.beginMouse : "") + EscapeSequence.beginBracketedPaste
  }

  var endReports: String {
    EscapeSequence.endBracketedPaste + (hasMouse ? EscapeSequence.endMouse : "")
  }
}
