import GridpickTerminal

extension GridpickTool {
  /// Shows the manual page with `man` on a terminal; otherwise prints the page as it is written.
  func showManual() throws(Complaint) -> ExitStatus {
    guard isatty(STDOUT_FILENO) != 0, let page = MemoryFile(ManualPage.text) else {
      return try print(ManualPage.text, ending: .picked)
    }
    let text = """
      if command -v man >/dev/null; then exec man -l - </dev/fd/\(page.descriptor); fi
      echo 'gridpick: --man: there is no man to show it; see gridpick --help' >&2
      exit \(ExitStatus.error.rawValue)
      """
    let reader = ShellCommand(SystemText(text), environment: ownVariables(), files: [page])
    throw Complaint(reader.replaceProgram(), of: "--man")
  }
}

extension MemoryFile {
  /// Creates a file with a text, to be read from its beginning.
  fileprivate convenience init?(_ text: String) {
    self.init()
    guard append(Array(text.utf8)) else { return nil }
    lseek(descriptor, 0, SEEK_SET)
  }
}
