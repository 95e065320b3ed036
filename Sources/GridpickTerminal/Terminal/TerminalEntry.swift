import GridpickCNcurses

/// The loader of terminfo entries: the terminal's own, or a built-in one if it has none.
enum TerminalEntry {
  /// The entry for terminals that terminfo does not know; most of them are like xterm.
  private static let usual = "xterm-256color"

  static func load(type: String) throws(TerminalError) {
    if terminfo_load(type) { return }
    if terminfo_knows(type) { throw .unusableType(type) }
    guard loadBuiltIn(type) || loadBuiltIn(usual) else { throw .unusableType(type) }
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
    let variable = "TERMINFO"
    // The old value may be a path, which is bytes; other code must find it unchanged.
    let before = getenv(variable).map { SystemText($0) }
    setenv(variable, String(decoding: entry, as: UTF8.self), 1)
    defer {
      if let before {
        before.withCString { _ = setenv(variable, $0, 1) }
      } else {
        unsetenv(variable)
      }
    }
    return terminfo_load(type)
  }
}
