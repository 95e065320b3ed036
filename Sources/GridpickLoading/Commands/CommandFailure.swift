import GridpickCPlatform
import GridpickFormats

/// Why a command gave nothing that can be shown.
package enum CommandFailure: Error, Equatable {
  case notStarted(InputError)
  /// It is longer, with its environment, than a program can be started with.
  case tooLong
  /// It ended with a status other than 0, and began to complain in these words.
  case status(Int, complaint: String?)
  /// A signal ended it, and it had begun to complain in these words.
  case signal(Int, complaint: String?)
  /// What it printed could not be had.
  case output(InputError)
  /// What it printed does not read as the format that it should.
  case format(FormatError)

  /// By a status as waitpid(2) has it; nil where all is well.
  init?(status: Int32, complaint: () -> String?) {
    guard platform_has_exited(status) else {
      self = .signal(Int(platform_ending_signal(status)), complaint: complaint())
      return
    }
    let code = Int(platform_exit_status(status))
    guard code != 0 else { return nil }
    self = .status(code, complaint: complaint())
  }
}
