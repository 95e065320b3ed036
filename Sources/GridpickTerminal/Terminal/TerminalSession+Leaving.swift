import GridpickCSystem
import GridpickCore

/// The part of a session that leaves the terminal, whatever ends the program.
extension TerminalSession {
  var leaveBytes: [UInt8] {
    inline.map { prelude + endBytes + $0.leaveSequence } ?? endBytes + screen.leaveSequence
  }

  /// The bytes that leave the shown screen, which may differ from the screen to be shown next.
  ///
  /// After all output is sent, they begin at the cursor, which moves with the lines, and have no
  /// line numbers: tmux reports a new size up to a quarter of a second late.
  var lastLeaveBytes: [UInt8] {
    inline != nil && output.isEmpty ? leaveBytesAfterResize : leaveNoted
  }

  /// The bytes that leave the lines even if they have moved; empty if the picker has all lines.
  private var leaveBytesAfterResize: [UInt8] {
    inline.map { prelude + endBytes + $0.cornerLeaveSequence } ?? []
  }

  var endBytes: [UInt8] {
    // The first sequence ends a frame of which a slow terminal may have only half.
    let ours =
      EscapeSequence.endSynchronizedUpdate + EscapeSequence.resetAttributes + options.endReports
    return Array(ours.utf8)
  }

  /// Notes that a whole frame is about to be sent, together with the prelude.
  func noteShown() {
    prelude = []
    inline?.noteShown()
    noteHowToLeave()
  }

  func noteHowToLeave() {
    noteHowToLeave(by: leaveBytes, onceResized: leaveBytesAfterResize)
  }

  func noteHowToLeave(by bytes: [UInt8], onceResized: [UInt8] = []) {
    leaveNoted = bytes
    rescue_write_first(bytes, bytes.count)
    rescue_write_once_resized(onceResized, onceResized.count)
  }

  /// Updates the note of how to leave lines below a prompt, if they were shown.
  func updateLeaveNote() {
    TerminalSignals.held {
      if inline != nil, rescue_writes_first() { noteHowToLeave() }
    }
  }
}
