import GridpickTerminal

extension GridpickTool {
  /// Shows the manual page with `man` on a terminal; otherwise prints the page as it is written.
  func showManual() throws(Complaint) -> ExitStatus {
    guard isatty(STDOUT_FILENO) != 0, let page = MemoryFile(),
      (try? OutputStream(descriptor: page.descriptor).write(Array(ManualPage.text.utf8))) != nil
    else { return try print(ManualPage.text, ending: .picked) }
    let text = """
      if command -v man >/dev/null; then exec man -l - <\(page.path.text); fi
      echo 'gridpick: --man: there is no man to show it; see gridpick --help' >&2
      exit \(ExitStatus.error.rawValue)
      """
    let reader = ShellCommand(SystemText(text), environment: ownVariables(), files: [page])
    throw Complaint(reader.replaceProgram(), of: "--man")
  }
}
