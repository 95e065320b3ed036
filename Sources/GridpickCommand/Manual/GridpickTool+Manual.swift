import GridpickTerminal

extension GridpickTool {
  /// Shows a manual page with `man` on a terminal; otherwise prints the page as it is written.
  func show(_ manual: ManualPage) throws(Complaint) -> ExitStatus {
    guard isatty(STDOUT_FILENO) != 0, let page = MemoryFile(),
      (try? OutputStream(descriptor: page.descriptor).write(manual.text)) != nil
    else { return try print(String(decoding: manual.text, as: UTF8.self), ending: .picked) }
    let command = """
      if command -v man >/dev/null; then exec man -l - <\(page.path.text); fi
      echo 'gridpick: --man: the man command is missing' >&2
      exit \(ExitStatus.error.rawValue)
      """
    let reader = ShellCommand(SystemText(command), environment: .own(), files: [page])
    throw Complaint(reader.replaceProgram(), of: "--man")
  }
}

/// A page of the manual, as `man` reads it, by its word in `--man=PAGE`; the first has none.
package enum ManualPage: String, CaseIterable, Sendable {
  case usual = ""
  case recipes
  case fzf

  package static var words: [String] { allCases.dropFirst().map(\.rawValue) }

  var text: [UInt8] {
    switch self {
    case .usual: PackageResources.gridpick_1
    case .recipes: PackageResources.gridpick_recipes_7
    case .fzf: PackageResources.gridpick_fzf_7
    }
  }
}
