import GridpickTerminal

extension GridpickTool {
  /// Shows a manual page with `man` on a terminal; otherwise prints the page as it is written.
  func show(_ manual: ManualPage) throws(Complaint) -> ExitStatus {
    guard isatty(STDOUT_FILENO) != 0, let page = MemoryFile(),
      (try? OutputStream(descriptor: page.descriptor).write(manual.text)) != nil
    else { return try print(String(decoding: manual.text, as: UTF8.self), ending: .picked) }
    let command = """
      if command -v man >/dev/null; then exec man -l - <\(page.path.text); fi
      echo 'gridpick: --man: the man command is missing; see gridpick --help' >&2
      exit \(ExitStatus.error.rawValue)
      """
    let reader = ShellCommand(SystemText(command), environment: ownVariables(), files: [page])
    throw Complaint(reader.replaceProgram(), of: "--man")
  }
}

/// A page of the manual, as `man` reads it.
package struct ManualPage: Sendable {
  package let word: String
  private let page: @Sendable () -> [UInt8]

  /// The pages, with the words of `--man=PAGE`; the first page has no word.
  private static let all = [
    ManualPage(word: "") { PackageResources.gridpick_1 },
    ManualPage(word: "recipes") { PackageResources.gridpick_recipes_7 },
    ManualPage(word: "fzf") { PackageResources.gridpick_fzf_7 },
  ]

  package static var words: [String] { all.dropFirst().map(\.word) }

  package static func named(_ word: String) -> ManualPage? {
    all.first { $0.word == word }
  }

  var text: [UInt8] { page() }
}
