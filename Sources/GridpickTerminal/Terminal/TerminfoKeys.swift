import GridpickCore

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

  /// Returns the sequences of the entry that was loaded last.
  static func sequences() -> [(bytes: [UInt8], key: Key)] {
    let functions = functionKeys.map { ("kf\($0)", Key(.function($0))) }
    return (named + functions).compactMap { capability, key in
      Terminfo.string(capability).map { ($0, key) }
    }
  }
}
