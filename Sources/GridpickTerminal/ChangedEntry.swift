import GridpickCTerminfo

/// A terminal's own terminfo entry, compiled anew in memory with 24-bit colours, or for the lower part of
/// its screen.
///
/// Under TERM=xterm-256color ncurses knows 256 colours, and rounds what it is given; the entries that
/// have more are not installed everywhere. Format: term(5), with 32-bit numbers and one extended flag.
struct ChangedEntry {
  private static let magic = 0o1036
  private static let flag = Array("RGB".utf8) + [0]

  private let hasDirectColor: Bool
  /// The first line of the part that there is for whoever goes by this entry; nil for the whole screen.
  private let firstLine: Int?
  private var bytes: [UInt8] = []

  /// Nil where there is no entry to start from, or it need not be changed: one without colours stays so.
  init?(type: String, wantsDirectColor: Bool, firstLine: Int? = nil) {
    guard wantsDirectColor || firstLine != nil else { return nil }
    defer { terminfo_end() }
    guard terminfo_begin(type) else { return nil }
    hasDirectColor = wantsDirectColor && terminfo_number("colors") >= 8
    self.firstLine = firstLine
    guard hasDirectColor || firstLine != nil else { return nil }
    // ncurses takes only an entry that has the name it was asked for.
    let names = Array("\(type)|changed".utf8) + [0]
    let flags = Self.names(terminfo_flag_name).map { UInt8(terminfo_flag($0) ? 1 : 0) }
    let numbers = Self.names(terminfo_number_name).map(number)
    let strings: [[UInt8]?] = Self.names(terminfo_string_name).map(string)
    let table = strings.reduce(into: [UInt8]()) { table, string in
      table += string.map { $0 + [0] } ?? []
    }
    for count in [Self.magic, names.count, flags.count, numbers.count, strings.count, table.count] {
      append(short: count)
    }
    bytes += names + flags
    pad()
    for number in numbers { append(long: number) }
    appendOffsets(of: strings)
    bytes += table
    pad()
    if hasDirectColor || terminfo_flag("RGB") { appendFlag() }
  }

  /// As ncurses takes it from the environment variable TERMINFO.
  var environmentValue: String { "b64:" + Base64.encoded(bytes) }

  // MARK: - Values

  private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }

  private func number(_ name: String) -> Int32 {
    switch name {
    case "colors" where hasDirectColor: Int32(NumberedColor.count)
    case "pairs" where hasDirectColor: 1 << 16
    default: terminfo_number(name)
    }
  }

  private func string(_ name: String) -> [UInt8]? {
    switch name {
    case "setaf" where hasDirectColor: Array(NumberedColor.setForeground.utf8)
    case "setab" where hasDirectColor: Array(NumberedColor.setBackground.utf8)
    // Colours that can be redefined are colours with numbers, of which there are too many now.
    case "initc" where hasDirectColor: nil
    case "oc" where hasDirectColor: nil
    case _ where firstLine != nil: Self.string(name, below: firstLine ?? 0)
    default: Terminfo.string(name)
    }
  }

  /// What places the cursor counts from the first line, and what touches the others is not there.
  private static func string(_ name: String, below firstLine: Int) -> [UInt8]? {
    switch name {
    case "cup", "vpa": Terminfo.string(name).map { shifted($0, by: firstLine) }
    case "clear": clearing(from: firstLine)
    case "smcup", "rmcup", "csr", "ind", "indn", "ri", "rin", "home", "ll", "mrcup": nil
    default: Terminfo.string(name)
    }
  }

  /// `%p1` is the line, and what stands between braces a number to be added (terminfo(5)).
  private static func shifted(_ string: [UInt8], by lines: Int) -> [UInt8] {
    let line = Array("%p1".utf8)
    guard let start = string.indices.first(where: { string[$0...].starts(with: line) })
    else { return string }
    let end = start + line.count
    return string[..<end] + Array("%{\(lines)}%+".utf8) + string[end...]
  }

  private static func clearing(from line: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    if let move = terminfo_string("cup") { Terminfo.put(move, line, 0, to: &bytes) }
    return bytes + Terminfo.erasing()
  }

  // MARK: - Writing

  private mutating func append(short value: Int) {
    bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private mutating func append(long value: Int32) {
    append(short: Int(value))
    append(short: Int(value >> 16))
  }

  private mutating func appendOffsets(of strings: [[UInt8]?]) {
    var offset = 0
    for string in strings {
      append(short: string == nil ? -1 : offset)
      offset += string.map { $0.count + 1 } ?? 0
    }
  }

  /// Numbers lie at even places.
  private mutating func pad() {
    if bytes.count % 2 != 0 { bytes.append(0) }
  }

  /// The extended capability by which ncurses knows that colours are red, green, blue.
  private mutating func appendFlag() {
    let (flags, numbers, strings, tableItems) = (1, 0, 0, 1)
    for count in [flags, numbers, strings, tableItems, Self.flag.count] { append(short: count) }
    bytes.append(1)
    pad()
    append(short: 0)
    bytes += Self.flag
  }
}
