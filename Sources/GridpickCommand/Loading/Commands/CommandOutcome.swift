import GridpickFormats

/// The outcome of a command that was not dismissed.
package enum CommandOutcome {
  /// The beginning of a document, while the command still prints.
  case part(ReadDocument)
  case document(ReadDocument)
  /// The command printed no byte, and its status says that this is right.
  case nothing
  case failed(CommandFailure)

  var isData: Bool {
    switch self {
    case .part, .document: true
    case .nothing, .failed: false
    }
  }
}
