import GridpickCTerminfo
import GridpickProtocol
import GridpickSystem

/// What terminfo says of the terminal whose entry was loaded last, by ncurses or without it.
enum Terminfo {
  /// Has ncurses take an entry from an environment variable, where it is not nil, and not from what is installed.
  static func from<Result>(_ entry: String?, _ body: () -> Result) -> Result {
    guard let entry else { return body() }
    let variable = "TERMINFO"
    // A path is bytes, and others in this program are to find it as it was.
    let before = getenv(variable).map { SystemText($0) }
    setenv(variable, entry, 1)
    defer {
      if let before {
        before.withCString { _ = setenv(variable, $0, 1) }
      } else {
        unsetenv(variable)
      }
    }
    return body()
  }

  /// Nil where the entry has none.
  static func string(_ name: String) -> [UInt8]? {
    terminfo_string(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// The same without the delays that terminals once needed; empty where the entry has none.
  static func immediate(_ name: String) -> [UInt8] {
    var bytes = string(name) ?? []
    while let start = bytes.indices.first(where: { bytes[$0...].starts(with: "$<".utf8) }),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      bytes.removeSubrange(start...end)
    }
    return bytes
  }

  /// Blanks all from the cursor's line on, in whose first column it is and stays.
  ///
  /// First that line alone: what is erased from the first corner on tmux keeps in its history.
  static func erasing() -> [UInt8] {
    immediate("el") + Array(EscapeSequence.cursorRight(by: 1).utf8) + immediate("ed")
      + Array("\r".utf8)
  }

  /// Writes a capability with its numbers filled in.
  static func put(
    _ capability: UnsafePointer<CChar>, _ first: Int, _ second: Int, to bytes: inout [UInt8]
  ) {
    guard let filled = terminfo_filled(capability, Int32(first), Int32(second)) else { return }
    bytes += UnsafeRawBufferPointer(start: filled, count: strlen(filled))
  }
}
