import GridpickCSystem
import GridpickFormats

/// The reason why a command gave nothing that can be shown.
package enum CommandFailure: Error, Equatable {
  case notStarted(InputError)
  /// The command, with its environment, is longer than a program can be started with.
  case tooLong
  /// The command ended with a status other than 0; `complaint` is the first line of its errors.
  case status(Int, complaint: String?)
  case signal(Int, complaint: String?)
  case output(InputError)
  case format(FormatError)

  /// Creates the failure for a status as in waitpid(2); nil if the command succeeded.
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
