/// A column whose title says that programs print states in it (rule Q3).
enum StateColumn: Equatable {
  /// The states of things, or counts with a sign.
  case state
  /// The severity of entries in a log.
  case level
  /// The number of parts that are ready, as in `1/2`, or a word that says whether all are.
  case ready
  /// The states of systemd's units.
  case unit

  /// Reads a title in any case; of a nested key, such as `status.phase`, its last part counts.
  init?(titled title: String) {
    // Nearly all titles are told by their length alone.
    guard title.utf8.count >= 3 else { return nil }
    let name = title.utf8.lastIndex(of: UInt8(ascii: ".")).map { title[$0...].dropFirst() }
    switch (name ?? title[...]).uppercased() {
    case "STATUS", "STATE", "PHASE", "HEALTH": self = .state
    case "LEVEL": self = .level
    case "READY": self = .ready
    case "ACTIVE", "SUB": self = .unit
    default: return nil
    }
  }

  /// Nil if nothing is known; what is not ready is done if `isDone` says that it has ended.
  func paint(of text: String, isDone: () -> Bool) -> CellPaint? {
    switch self {
    case .state:
      return (PrintedState(text) ?? PrintedState(signedCount: text))?.paint
    // A number with a sign may be a level itself.
    case .level: return PrintedState(text)?.paint
    case .unit: return (PrintedState(ofUnit: text) ?? PrintedState(text))?.paint
    case .ready:
      if PrintedState(readyParts: text) != nil {
        return isDone() ? PrintedState.done.paint : PrintedState.wait.paint
      }
      // A thing that is ready is ordinary text, because all things should be ready.
      let isFalse = ["false", "no"].contains(text.lowercased())
      return isFalse ? PrintedState.wait.paint : PrintedState(text)?.paint
    }
  }
}
