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
