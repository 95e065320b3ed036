import GridpickCSystem
import GridpickCore

extension TerminalSession {
  /// Lends the terminal to the process that `start` starts; returns the size after its end.
  ///
  /// The process runs on a blank screen, so that its output is gone afterwards. If it stops, this
  /// program stops with it as one job of the shell, and both go on together.
  package func lend(to start: () -> pid_t?) -> ScreenSize {
    var borrower: pid_t?
    lendWhileOurs {
      borrower = start()
      rescue_lend(borrower ?? 0)
      if let borrower { device.putInForeground(borrower) }
    }
    while let process = borrower, waitUntilStopped(process) {
      let modes = device.modes
      device.setModes(device.modesBefore)
      // The handler leaves the screen. The call returns once the program goes on, or at once if no
      // shell would wake the program.
      kill(0, SIGTSTP)
      lendWhileOurs {
        device.setModes(modes)
        rescue_lend(process)
        device.putInForeground(process)
      }
    }
    takeBackTerminal()
    return viewport.size
  }

  private func takeBackTerminal() {
    let isOurs = TerminalSignals.held {
      dropSignals()
      guard rescue_is_armed() else { return false }
      device.enterKeyMode()
      return true
    }
    let undoOthers = Array(EscapeSequence.undoOthers.utf8)
    if isOurs {
      // The prelude leaves the alternate screen, in case the command has not. The next frame enters
      // it again, and some terminals keep only the cursor's place from the last entry.
      prelude = undoOthers + (inline == nil ? Terminfo.immediate("rmcup") : prelude)
      forgetInput()
    } else {
      // A stop that came right after the command's end has left the screen.
      takeTerminalAgain()
      prelude = undoOthers
    }
    if isOurs, isWhereItWas { renewPainter() } else { adoptSize() }
    updateLeaveNote()
  }

  /// True if the picker's lines are at their known place, where the cursor may no longer be.
  private var isWhereItWas: Bool {
    guard let inline, case .known(let place) = inline.knowledge else { return false }
    return inline.isParked && place.viewport.screen == device.size
  }

  /// Waits until a process has stopped; false if it has ended instead.
  private func waitUntilStopped(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    let changes = WEXITED | WSTOPPED
    while waitid(P_PID, id_t(process), &info, changes | WNOWAIT) != 0, errno == EINTR {}
    return TerminalSignals.held {
      // After the reaping another process may get the number, so no handler may still have it.
      rescue_lend(0)
      rescue_take_foreground()
      var status: Int32 = 0
      let isThere = waitpid(process, &status, WUNTRACED | WNOHANG) == process
      return isThere && platform_has_stopped(status)
    }
  }

  /// Blanks the screen, sets it up for another program and runs a body, all in one step.
  private func lendWhileOurs(_ body: () -> Void) {
    repeat {
      if !rescue_is_armed() {
        takeTerminalAgain()
        adoptSize()
      }
      // Before the first frame, and after a stop, a blank frame first enters the picker's screen.
      if !screen.isPrepared, show(Frame(size)) { output.drain(within: .milliseconds(200)) }
    } while !whileOurs {
      giveBack(by: lendBytes)
      noteLent()
      body()
    }
  }

  private var lendBytes: [UInt8] {
    let end = Array((EscapeSequence.endSynchronizedUpdate + options.endReports).utf8)
    guard let inline else {
      return end + ["rmkx", "sgr0", "cnorm", "clear"].flatMap(Terminfo.immediate)
    }
    let enterOther = inline.painter.enterOther
    return enterOther.isEmpty ? leaveBytes : prelude + end + enterOther
  }

  /// Notes how to leave while the terminal is lent: the alternate screen first, if there is one.
  private func noteLent() {
    guard let painter = inline?.painter else { return }
    if painter.enterOther.isEmpty {
      prelude = []
      inline?.noteLeft()
      noteHowToLeave(by: [])
    } else {
      prelude = painter.leaveOther
      noteHowToLeave()
    }
  }

  /// Drops the reports of signals that came meanwhile; the caller checks the terminal itself.
  private func dropSignals() {
    var reasons = [UInt8](repeating: 0, count: 64)
    while read(signals.descriptor, &reasons, reasons.count) > 0 {}
  }
}
