/// The locale of the terminal's text; must be adopted before the first frame is painted.
package struct TerminalLocale {
  private static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  private let before = setlocale(LC_CTYPE, nil).map { SystemText($0) }

  package init() {}

  package func restore() {
    before?.withCString { _ = setlocale(LC_CTYPE, $0) }
  }

  /// Adopts the user's LC_CTYPE alone, because others cost start-up time; true if text is UTF-8.
  package static func adopt() -> Bool {
    let isKnown = setlocale(LC_CTYPE, "") != nil
    // If the user's UTF-8 locale is not installed, C.UTF-8 takes its place, if that is.
    if !isKnown, asksForUTF8, setlocale(LC_CTYPE, "C.UTF-8") == nil { return true }
    return String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
  }

  static var asksForUTF8: Bool {
    let named = variables.lazy.compactMap { getenv($0) }.first { $0.pointee != 0 }
    guard let named else { return false }
    let name = String(cString: named).lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}
