extension Duration? {
  /// As poll(2) has it: rounded up, so that a wait never ends just before its time; nil is for ever.
  var pollMilliseconds: Int32 {
    map { Int32(clamping: Int(max(0, $0 / .milliseconds(1)).rounded(.up))) } ?? -1
  }
}
