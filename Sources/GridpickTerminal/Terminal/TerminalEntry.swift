import GridpickCNcurses

/// The terminfo entry that a terminal is painted by: its own, or a built-in one if it has none.
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

  private static func loadBuiltIn(_ type: String) -> Bool {
    guard let value = BuiltInEntry.environmentValue(type: type) else { return false }
    return Terminfo.from(value) { terminfo_load(type) }
  }

  /// The reason why no entry can be opened, which terminfo does not tell.
  private static var failure: TerminalError? {
    let probe = GridpickTerminal.open("/", O_RDONLY | O_CLOEXEC)
    guard probe >= 0 else {
      return .failed(call: "terminfo", reason: TerminalDevice.systemReason)
    }
    GridpickTerminal.close(probe)
    return nil
  }
}

/// Compiled terminfo entries of common terminals, for systems without; `make entries` makes them.
enum BuiltInEntry {
  /// As ncurses takes it from the environment variable TERMINFO; nil for any other terminal.
  static func environmentValue(type: String) -> String? {
    let entry: [UInt8]? =
      switch type {
      case "linux": PackageResources.linux_terminfo
      case "tmux-256color": PackageResources.tmux_256color_terminfo
      case "xterm-256color": PackageResources.xterm_256color_terminfo
      default: nil
      }
    return entry.map { String(decoding: $0, as: UTF8.self) }
  }
}
