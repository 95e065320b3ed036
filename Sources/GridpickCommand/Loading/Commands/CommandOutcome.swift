import GridpickFormats

/// The outcome of a command that was not dismissed.
package enum CommandOutcome {
  case document(ReadDocument)
  /// The command printed no byte, and its status says that this is right.
  case nothing
  case failed(CommandFailure)
}
