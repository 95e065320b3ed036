import GridpickCNcurses

/// The loader of terminfo entries: the terminal's own, or a built-in one if it has none.
enum TerminalEntry {
  /// The entry for terminals that terminfo does not know; most of them are like xterm.
  private static let usual = "xterm-256color"

  static func load(type: String) throws(TerminalError) {
    if terminfo_load(type) { return }
    if terminfo_knows(type) { throw .unusableType(type) }
    if loadBuiltIn(type) { return }
    if let failure { throw failure }
    guard loadBuiltIn(usual) else { throw .unusableType(type) }
  }

  /// Loads a built-in entry, for systems without terminfo; `make entries` compiles them.
  private static func loadBuiltIn(_ type: String) -> Bool {
    let entry: [UInt8]
    switch type {
    case "linux": entry = PackageResources.linux_terminfo
    case "tmux-256color": entry = PackageResources.tmux_256color_terminfo
    case "xterm-256color": entry = PackageResources.xterm_256color_terminfo
    default: return false
    }
    return Terminfo.from(String(decoding: entry, as: UTF8.self)) { terminfo_load(type) }
  }

  /// The reason why no entry can be opened, which terminfo does not report.
  private static var failure: TerminalError? {
    let probe = GridpickTerminal.open("/", O_RDONLY | O_CLOEXEC)
    guard probe >= 0 else {
      return .failed(call: "terminfo", reason: SystemFailure().reason)
    }
    GridpickTerminal.close(probe)
    return nil
  }
}
