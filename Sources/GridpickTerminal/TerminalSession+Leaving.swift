import GridpickCRescue
import GridpickProtocol

/// How the terminal is left, by whatever ends the program.
extension TerminalSession {
  var leaveBytes: [UInt8] {
    inline.map { prelude + endBytes + $0.leaveSequence } ?? endBytes + screen.leaveSequence
  }

  /// How to leave what is shown, which may not be what is to be shown next.
  ///
  /// Below a prompt the cursor waits in the first corner, and goes with the lines where a terminal has another
  /// size that it has not told yet: tmux tells it up to a quarter of a second later.
  var lastLeaveBytes: [UInt8] {
    inline != nil && output.isEmpty ? bytesOnceResized : leaveNoted
  }

  /// What still holds once the lines may be elsewhere; with the whole screen nothing need.
  private var bytesOnceResized: [UInt8] {
    inline.map { prelude + endBytes + $0.cornerLeaveSequence } ?? []
  }

  var endBytes: [UInt8] {
    // First the end of a frame that a slow terminal may have only half of.
    let ours =
      EscapeSequence.endSynchronizedUpdate + EscapeSequence.resetAttributes + options.endReports
    return Array(ours.utf8)
  }

  /// A whole frame is about to be sent, with what goes before it.
  func noteShown() {
    prelude = []
    inline?.noteShown()
    noteHowToLeave()
  }

  func noteHowToLeave() {
    noteHowToLeave(by: leaveBytes, onceResized: bytesOnceResized)
  }

  func noteHowToLeave(by bytes: [UInt8], onceResized: [UInt8] = []) {
    leaveNoted = bytes
    bytes.withUnsafeBytes { text in
      text.withMemoryRebound(to: CChar.self) { text in
        rescue_write_first(text.baseAddress, text.count)
      }
    }
    onceResized.withUnsafeBytes { text in
      text.withMemoryRebound(to: CChar.self) { text in
        rescue_write_once_resized(text.baseAddress, text.count)
      }
    }
  }

  /// Where there is something to leave, once it is to be left otherwise than when it was shown.
  func noteHowToLeaveAnew() {
    TerminalSignals.held {
      if inline != nil, rescue_writes_first() { noteHowToLeave() }
    }
  }
}
