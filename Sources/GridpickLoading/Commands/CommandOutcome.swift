import GridpickFormats

/// What came of a command that ended by itself.
package enum CommandOutcome {
  case document(ReadDocument)
  /// It printed not a byte, and said by its status that this is right.
  case nothing
  case failed(CommandFailure)
}
