import GridpickCore
import GridpickTerminal

extension CommandMaker {
  /// Returns the answerer of previews; `check` throws if the input has changed.
  func previews(check: @escaping () throws(Complaint) -> Void) -> Answerer {
    let commands = TopicCommands<PreviewNews>(
      CommandMaking(self, check: check), answer: { .preview($0) },
      failure: { .preview(PreviewNews(text: StyledText(), end: .failed($0))) })
    return commands.answerer { job in
      guard case .preview(let request) = job.work else { return nil }
      return commands.run(request.invocation, for: job.id) { (command) throws(Complaint) in
        var command = command
        command.environment = command.environment.with(request.variables)
        do throws(CommandFailure) {
          return try .start(previewing: command)
        } catch {
          throw Complaint(ofPreview: error)
        }
      }
    }
  }
}

extension PreviewRequest {
  /// The variables of rule V2 for the size and the background, also under their usual names.
  fileprivate var variables: [String: String] {
    var variables: [String: String] = [:]
    for prefix in ["GRIDPICK_PREVIEW_", "FZF_PREVIEW_", ""] {
      variables[prefix + "COLUMNS"] = "\(size.columns)"
      variables[prefix + "LINES"] = "\(size.lines)"
    }
    if let isOnLight { variables["COLORFGBG"] = isOnLight ? "0;15" : "15;0" }
    return variables
  }
}
