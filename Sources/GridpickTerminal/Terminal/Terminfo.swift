import GridpickCSystem
import GridpickCore

/// The terminfo entry that was loaded last.
enum Terminfo {
  /// Runs a body while terminfo takes an entry from a variable, or for nil the installed one.
  static func from<Result>(_ entry: String?, _ body: () -> Result) -> Result {
    guard let entry else { return body() }
    let variable = "TERMINFO"
    // The old value may be a path, which is bytes. Other code in the program must find it
    // unchanged.
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

  static func string(_ name: String) -> [UInt8]? {
    terminfo_string(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// Returns a string without the delays that old terminals needed; empty if the entry has none.
  static func immediate(_ name: String) -> [UInt8] {
    guard let text = terminfo_string(name) else { return [] }
    var bytes = Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    // Asked of the C library first: hardly any entry has a delay, and a start asks for thirty strings.
    if strstr(text, "$<") == nil { return bytes }
    while let start = bytes.indices.first(where: { bytes[$0...].starts(with: "$<".utf8) }),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      bytes.removeSubrange(start...end)
    }
    return bytes
  }

  /// Returns the bytes that blank the screen from the cursor's line on.
  ///
  /// The cursor is in the first column and stays there. Its line is erased separately, because tmux
  /// keeps in its history what `ed` erases from the first corner on.
  static func erasing() -> [UInt8] {
    immediate("el") + Array(EscapeSequence.cursorRight(by: 1).utf8) + immediate("ed")
      + Array("\r".utf8)
  }

  /// Appends a capability with its numbers filled in.
  static func put(
    _ capability: UnsafePointer<CChar>, _ first: Int, _ second: Int, to bytes: inout [UInt8]
  ) {
    guard let filled = terminfo_filled(capability, Int32(first), Int32(second)) else { return }
    bytes += UnsafeRawBufferPointer(start: filled, count: strlen(filled))
  }
}
