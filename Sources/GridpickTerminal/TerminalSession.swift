import GridpickCRescue
import GridpickProtocol
import GridpickScreen
import GridpickSystem

/// The controlling terminal while a picker is on it: shows frames, reads keys, and is left as it was
/// found whatever ends the program.
package final class TerminalSession {
  let device: TerminalDevice
  /// What TERM says.
  let type: String
  var viewport: Viewport
  let screen: ScreenPainter
  let signals: TerminalSignals
  let options: TerminalOptions
  /// Made once it is needed: the first frame need not wait for it.
  lazy var decoder = InputDecoder(
    KeySequences(own: TerminfoKeys.sequences()), escapeDelay: options.escapeDelay)
  var output: OutputQueue
  /// How to leave what is shown.
  var leaveNoted: [UInt8] = []
  /// What the next whole frame begins with.
  var prelude: [UInt8] = []
  /// Nil where the picker has the whole screen.
  var inline: InlineScreen?
  /// What is still to be told of what happened here.
  var news: [TerminalEvent] = []
  /// What came while the cursor's place was waited for.
  var unread: [UInt8] = []
  /// When the terminal was asked for what the decoder does not know to expect yet.
  var askedAt: [Duration] = []
  /// Whether the background is still to be asked for.
  var asksBackground: Bool
  /// Old Linux consoles would print the question.
  private let mayAskBackground: Bool
  /// What the program prints meanwhile; nil where that goes nowhere near the terminal.
  private(set) var heldOutput: HeldOutput?
  private var isOpen = true

  /// Takes over the terminal that TERM names.
  package static func open(
    type: String?, signals: TerminalSignals, options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> TerminalSession {
    let device = try TerminalDevice()
    guard let type, !type.isEmpty else { throw .noType }
    guard type != "dumb" else { throw .unusableType(type) }
    return try TerminalSession(device, type: type, signals: signals, options: options)
  }

  private init(
    _ device: TerminalDevice, type: String, signals: TerminalSignals, options: TerminalOptions
  ) throws(TerminalError) {
    self.signals = signals
    self.device = device
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
    if options.holdsOutputBack { heldOutput = HeldOutput(on: device.descriptor) }
    takeTerminal()
    if inline != nil { askPlace() }
  }

  package var size: ScreenSize { viewport.size }

  package var colorCount: Int { screen.colorCount }

  /// Paints, unless the terminal has not yet taken what was painted before.
  ///
  /// Says whether the frame, which is not made while the terminal is behind, is on its way.
  package func show(_ frame: @autoclosure () -> Frame) -> Bool {
    guard output.isEmpty else { return false }
    let frame = frame()
    guard findPlace() else { return false }
    let isWhole = !screen.isPrepared
    var bytes = screen.paint(frame)
    if isWhole {
      bytes = prelude + (inline?.roomBytes ?? []) + bytes + Array(options.beginReports.utf8)
    }
    guard !bytes.isEmpty else { return true }
    bytes = protected(bytes, isWhole: isWhole)
    let asks = asksBackground
    if asks { bytes += Array(EscapeSequence.askBackground.utf8) }
    let isOnItsWay = whileOurs {
      if isWhole { noteShown() }
      if asks { rescue_expect_answer(InputDecoder.answerPatience.pollMilliseconds) }
      output.send(bytes)
    }
    if asks, isOnItsWay {
      asksBackground = false
      askedAt.append(MonotonicClock.now)
    }
    return isOnItsWay
  }

  /// Hands bytes over for the clipboard, which some terminals have.
  package func copy(_ bytes: [UInt8]) {
    let text =
      EscapeSequence.beginClipboard + Base64.encoded(bytes) + EscapeSequence.endClipboard
    // Old Linux consoles would print it.
    if !type.hasPrefix("linux") { _ = whileOurs { output.send(Array(text.utf8)) } }
  }

  /// Does what writes on the screen, which after a stop is the shell's until the signal has been taken.
  ///
  /// Says whether it has been done.
  func whileOurs(_ body: () -> Void) -> Bool {
    TerminalSignals.held {
      guard rescue_begin_painting() else { return false }
      body()
      rescue_end_painting()
      return true
    }
  }

  /// Whether the terminal has not yet taken all that was sent.
  package var isBehind: Bool { !output.isEmpty }

  /// A frame smaller than this reaches the terminal in one piece, and needs no protection from being
  /// shown half done; most frames are, and the protection would be a third of them.
  private static let leastTornFrame = 1_024

  /// A whole frame is protected in any case: it may follow one that was cut off, and that it ends too.
  private func protected(_ bytes: [UInt8], isWhole: Bool) -> [UInt8] {
    guard options.isSynchronized, isWhole || bytes.count > Self.leastTornFrame else { return bytes }
    return Array(EscapeSequence.beginSynchronizedUpdate.utf8) + bytes
      + Array(EscapeSequence.endSynchronizedUpdate.utf8)
  }

  /// Leaves the terminal as it was found; nothing happens the second time.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    heldOutput?.flush()
    // A signal comes before or after this, so that somebody restores, and nobody in between.
    TerminalSignals.held {
      giveBack(by: rescue_writes_first() ? lastLeaveBytes : [])
      rescue_disarm()
      heldOutput?.giveBack()
    }
  }

  /// Gives the terminal to others, by bytes in place of all that is still on its way, which nobody will see.
  func giveBack(by bytes: [UInt8]) {
    (output.takeRest() + bytes).withUnsafeBytes { text in
      text.withMemoryRebound(to: CChar.self) { rescue_give_back($0.baseAddress, $0.count) }
    }
  }

  // MARK: - Signals

  /// From here on the terminal's modes are to be restored; there is nothing to leave before a frame is shown.
  func takeTerminal() {
    // In the background the kernel stops the program here until it is in front.
    if !device.isInForeground { device.enterKeyMode() }
    TerminalSignals.held {
      var modes = device.modesBefore
      rescue_arm(device.descriptor, &modes)
      device.enterKeyMode()
    }
  }

  /// After a stop, which has left it to others.
  func takeTerminalAgain() {
    // The rest of a character too: its beginning was on another screen.
    output.clear()
    // As the stop has left it.
    prelude = []
    inline?.noteLeft()
    takeTerminal()
    forgetInput()
  }

  /// What the stop has not taken the kernel has thrown away, or another program has read.
  func forgetInput() {
    asksBackground =
      asksBackground || mayAskBackground && (!askedAt.isEmpty || decoder.awaitsAnswer)
    askedAt = []
    unread = []
    inline?.reportsDue = 0
    decoder.forget()
  }

  /// The next frame is painted whole, in the size that there is now.
  func adoptSize() {
    rescue_take_resize()
    if inline == nil { viewport = Viewport(size: device.size) } else { losePlace() }
    screen.resize(to: viewport)
  }
}
