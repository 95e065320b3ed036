import GridpickLoading
import GridpickSystem

extension GridpickTool {
  /// A page for a person is shown by `man`, where there is none the help says the most of it; for a file it is
  /// printed as it is written.
  func showManual() throws(Complaint) -> ExitStatus {
    guard isatty(STDOUT_FILENO) != 0, let page = MemoryFile(ManualPage.text),
      let help = MemoryFile(HelpText.text)
    else { return try print(ManualPage.text, ending: .picked) }
    let text = """
      if command -v man >/dev/null; then man -l - </dev/fd/\(page.descriptor)
      else cat </dev/fd/\(help.descriptor); fi
      """
    let reader = ShellCommand(SystemText(text), environment: ownVariables(), files: [page, help])
    throw Complaint(reader.takeOver(), of: "--man")
  }
}

extension MemoryFile {
  /// A file that is read from its beginning.
  fileprivate convenience init?(_ text: String) {
    self.init()
    guard append(Array(text.utf8)) else { return nil }
    lseek(descriptor, 0, SEEK_SET)
  }
}
