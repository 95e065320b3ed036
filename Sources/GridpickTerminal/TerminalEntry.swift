import GridpickCTerminfo
import GridpickScreen
import GridpickSystem

/// The terminfo entry that a terminal is painted by: its own, or a built-in one where terminfo has none.
struct TerminalEntry {
  /// Terminals that terminfo does not know are mostly like xterm.
  private static let usual = "xterm-256color"

  /// Its name in terminfo, which is not TERM where that is unknown.
  let name: String
  /// What Terminfo.from takes to find it; nil for one that is installed.
  private let value: String?

  /// Loads it.
  init(type: String) throws(TerminalError) {
    var name = type
    var value: String?
    if !terminfo_load(type) {
      if terminfo_knows(type) { throw .unusableType(type) }
      value = BuiltInEntry.environmentValue(type: type)
      if value == nil {
        if let failure = Self.failure { throw failure }
        name = Self.usual
        value = BuiltInEntry.environmentValue(type: name)
      }
      guard Terminfo.from(value, { terminfo_load(name) }) else { throw .unusableType(type) }
    }
    self.name = name
    self.value = value
  }

  /// What keeps ncurses from opening an entry, which it does not tell.
  static var failure: TerminalError? {
    let probe = GridpickSystem.open("/", O_RDONLY | O_CLOEXEC)
    guard probe >= 0 else {
      return .failed(call: "terminfo", reason: TerminalDevice.systemReason)
    }
    GridpickSystem.close(probe)
    return nil
  }

  /// Opens ncurses by it, changed where colours or a screen that is shared ask for that.
  func open(
    on viewport: Viewport, wantsDirectColor: Bool
  ) throws(TerminalError) -> CursesScreen {
    let changed = Terminfo.from(value) {
      ChangedEntry(
        type: name, wantsDirectColor: wantsDirectColor,
        firstLine: viewport.isShared ? viewport.origin.line : nil)
    }
    return try CursesScreen(
      type: name, viewport: viewport.fromOrigin, entry: changed?.environmentValue ?? value)
  }
}
