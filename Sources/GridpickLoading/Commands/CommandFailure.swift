import GridpickFormats

/// Why a command gave nothing that can be shown.
package enum CommandFailure: Error, Equatable {
  case notStarted(InputError)
  /// It ended with a status other than 0, and began to complain in these words.
  case status(Int, complaint: String?)
  /// A signal ended it, and it had begun to complain in these words.
  case signal(Int, complaint: String?)
  /// What it printed could not be had.
  case output(InputError)
  /// What it printed does not read as the format that it should.
  case format(FormatError)
}
