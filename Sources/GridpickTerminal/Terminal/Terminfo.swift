import GridpickCNcurses
import GridpickCore

/// The terminfo entry that was loaded last.
enum Terminfo {
  static func string(_ name: String) -> [UInt8]? {
    terminfo_string(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// Returns a string without the delays that old terminals needed; empty if the entry has none.
  static func immediate(_ name: String) -> [UInt8] {
    guard let text = terminfo_string(name) else { return [] }
    var bytes = Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    // The fast `strstr` decides: few entries have a delay, and a start reads thirty strings.
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
}

/// A control string of terminfo with numbers in it.
struct Parameterized {
  /// The string from terminfo, with a zero at its end.
  private let text: [CChar]

  init?(_ capability: String) {
    let bytes = Terminfo.immediate(capability)
    guard !bytes.isEmpty else { return nil }
    text = bytes.map(CChar.init(bitPattern:)) + [0]
  }

  func put(_ first: Int, _ second: Int = 0, to bytes: inout [UInt8]) {
    guard let filled = terminfo_filled(text, Int32(first), Int32(second)) else { return }
    bytes += UnsafeRawBufferPointer(start: filled, count: strlen(filled))
  }
}

extension [UInt8] {
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

/// The keys for which a terminal's terminfo entry has sequences.
enum TerminfoKeys {
  private static let named: [(capability: String, key: Key)] = [
    ("kcub1", Key(.left)), ("kcuf1", Key(.right)), ("kcuu1", Key(.up)), ("kcud1", Key(.down)),
    ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)), ("khome", Key(.home)), ("kend", Key(.end)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kent", Key(.enter)),
    ("kbs", Key(.backspace)), ("kcbt", Key(.tab, .shift)),
    ("kLFT5", .control(.left)), ("kRIT5", .control(.right)), ("kUP5", .control(.up)),
    ("kDN5", .control(.down)),
  ]

  /// The function keys in terminfo: twelve, then the same held with Shift, Ctrl or Alt.
  private static let functionKeys = 0...63

  static func sequences() -> [(bytes: [UInt8], key: Key)] {
    let functions = functionKeys.map { ("kf\($0)", Key(.function($0))) }
    return (named + functions).compactMap { capability, key in
      Terminfo.string(capability).map { ($0, key) }
    }
  }
}

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
