import GridpickCore
import GridpickTerminal

extension GridpickTool {
  /// Runs the picker in a popup of tmux; returns nil if none is asked for, or if there can be none.
  func runInPopup(
    _ options: CommandOptions, _ arguments: [SystemText]
  ) throws(Complaint) -> ExitStatus? {
    guard let popup = options.popup, guest == nil, options.request == nil, options.filter == nil,
      !options.isPlain, environment("TMUX")?.isEmpty == false
    else { return nil }
    return try PopupHost(
      popup: popup, hasBorder: options.picker.surroundings.border != .none, arguments: arguments,
      environment: ownVariables(), folder: environment("TMPDIR") ?? "/tmp"
    ).run()
  }
}
