import GridpickCNcurses
import GridpickCore

/// The terminfo entry that was loaded last.
enum Terminfo {
  /// Runs a body while terminfo reads `entry` from the variable TERMINFO.
  static func from<Result>(_ entry: String, _ body: () -> Result) -> Result {
    let variable = "TERMINFO"
    // The old value may be a path, which is bytes; other code must find it unchanged.
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

  static func put(
    _ capability: UnsafePointer<CChar>, _ first: Int, _ second: Int, to bytes: inout [UInt8]
  ) {
    guard let filled = terminfo_filled(capability, Int32(first), Int32(second)) else { return }
    bytes += UnsafeRawBufferPointer(start: filled, count: strlen(filled))
  }
}

/// A control string of terminfo with numbers in it.
final class Parameterized {
  /// The string from terminfo, with a zero at its end.
  private let text: [CChar]
  /// The text around the numbers; nil if terminfo's little language must run, which is far slower.
  private let plain: Plain?
  /// The strings for a single small number; an array, as a dictionary's type costs start-up time.
  private var finished: [[UInt8]] = []
  private static let mostFinished = 256

  private struct Plain {
    let start: [UInt8]
    let end: [UInt8]
    let isPlace: Bool

    init?(_ text: UnsafePointer<CChar>) {
      let place = strstr(text, "%i%p1%d;%p2%d")
      isPlace = place != nil
      guard let numbers = place ?? strstr(text, "%p1%d") else { return nil }
      let rest = UnsafePointer(numbers) + (isPlace ? 13 : 5)
      start = Array(UnsafeRawBufferPointer(start: text, count: UnsafePointer(numbers) - text))
      end = Array(UnsafeRawBufferPointer(start: rest, count: strlen(rest)))
      if start.contains(UInt8(ascii: "%")) || end.contains(UInt8(ascii: "%")) { return nil }
    }
  }

  init?(_ capability: String) {
    let bytes = Terminfo.immediate(capability)
    guard !bytes.isEmpty else { return nil }
    text = bytes.map(CChar.init(bitPattern:)) + [0]
    plain = text.withUnsafeBufferPointer { $0.baseAddress.flatMap { Plain($0) } }
  }

  func put(_ first: Int, _ second: Int = 0, to bytes: inout [UInt8]) {
    guard let plain else { return putFinished(first, second, to: &bytes) }
    bytes += plain.start
    bytes.append(number: plain.isPlace ? first + 1 : first)
    if plain.isPlace {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(number: second + 1)
    }
    bytes += plain.end
  }

  private func putFinished(_ first: Int, _ second: Int, to bytes: inout [UInt8]) {
    guard second == 0, 0..<Self.mostFinished ~= first else {
      return Terminfo.put(text, first, second, to: &bytes)
    }
    if finished.isEmpty { finished = Array(repeating: [], count: Self.mostFinished) }
    if finished[first].isEmpty { Terminfo.put(text, first, 0, to: &finished[first]) }
    bytes += finished[first]
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
