import GridpickCPlatform
import GridpickCRescue
import GridpickProtocol
import GridpickScreen
import GridpickSystem

extension TerminalSession {
  /// Lends the terminal to the process that `start` starts in its foreground, until that has ended;
  /// answers the size that there is then.
  ///
  /// The screen stays the other one, and blank, so that what is shown on it is gone afterwards. Where the
  /// process stops, the program stops with it, as a job of the shell's, and they go on together.
  package func lend(to start: () -> pid_t?) -> ScreenSize {
    var borrower: pid_t?
    lendWhileOurs {
      borrower = start()
      rescue_lend(borrower ?? 0)
      if let borrower { platform_put_in_foreground(device.descriptor, borrower) }
      // What could not be started may have had the terminal before that was known.
      if borrower == nil { rescue_take_foreground() }
    }
    while let process = borrower, wait(for: process) == .stopped {
      let modes = device.modes
      device.restoreModes()
      // Leaves the screen, and returns once the program goes on, or at once where no shell would wake it.
      kill(0, SIGTSTP)
      lendWhileOurs {
        device.setModes(modes)
        device.setForeground(process)
        rescue_lend(process)
        kill(-process, SIGCONT)
      }
    }
    takeBack()
    return viewport.size
  }

  /// Goes on where the process has ended.
  private func takeBack() {
    let isOurs = TerminalSignals.held {
      dropSignals()
      guard rescue_is_armed() else { return false }
      device.enterKeyMode()
      return true
    }
    let undoOthers = Array(EscapeSequence.undoOthers.utf8)
    if isOurs {
      // The other screen, if the command has not left it, for the next frame enters it anew: some terminals
      // keep one place of the cursor only, that of who entered last.
      prelude = undoOthers + (inline == nil ? Terminfo.immediate("rmcup") : prelude)
      forgetInput()
    } else {
      // A stop that came right behind the command's end has left the screen.
      takeTerminalAgain()
      prelude = undoOthers
    }
    if isOurs, isWhereItWas { renewPainter() } else { adoptSize() }
    noteHowToLeaveAnew()
  }

  /// Of what stands on the screen that was left nothing has moved, wherever the cursor is now: some
  /// terminals keep one place of it only.
  private var isWhereItWas: Bool {
    guard let inline, case .known(let place) = inline.knowledge else { return false }
    return inline.isParked && place.viewport.screen == device.size
  }

  private enum Change {
    case ended
    case stopped
  }

  /// Waits for the process to end or to stop, and takes the foreground back from it.
  private func wait(for process: pid_t) -> Change {
    var info = siginfo_t()
    let changes = WEXITED | WSTOPPED
    while waitid(P_PID, id_t(process), &info, changes | WNOWAIT) != 0, errno == EINTR {}
    return TerminalSignals.held {
      // Nor may a handler know the number any longer than it is the process's.
      rescue_lend(0)
      rescue_take_foreground()
      var status: Int32 = 0
      let isThere = waitpid(process, &status, WUNTRACED | WNOHANG) == process
      return isThere && platform_has_stopped(status) ? .stopped : .ended
    }
  }

  /// Blanks the screen, leaves it as another program expects it, and does what belongs to that.
  private func lendWhileOurs(_ body: () -> Void) {
    repeat {
      if !rescue_is_armed() {
        takeTerminalAgain()
        adoptSize()
      }
      // Not there before the first frame, nor after a stop.
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

  /// Where there is another screen that one is left first; else there is nothing to leave any more.
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

  /// What signals have told meanwhile, which is known without them.
  private func dropSignals() {
    var reasons = [UInt8](repeating: 0, count: 64)
    while read(signals.descriptor, &reasons, reasons.count) > 0 {}
  }
}
