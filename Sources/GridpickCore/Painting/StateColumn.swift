/// A column whose title says that programs print states in it (rule Q3).
enum StateColumn: Equatable {
  /// The states of things, or counts with a sign.
  case state
  /// How severe an entry is.
  case level
  /// How many parts are ready, or whether all are.
  case ready

  /// Reads a title in any case; of a nested key, such as `status.phase`, its last part counts.
  init?(titled title: String) {
    // Nearly all titles are told by their length alone.
    guard title.utf8.count >= 5 else { return nil }
    let name = title.utf8.lastIndex(of: UInt8(ascii: ".")).map { title[$0...].dropFirst() }
    switch (name ?? title[...]).uppercased() {
    case "STATUS", "STATE", "PHASE", "HEALTH": self = .state
    case "LEVEL": self = .level
    case "READY": self = .ready
    default: return nil
    }
  }

  /// Returns the paint of a text in the column; nil if the text states nothing known.
  ///
  /// What is not ready waits for nobody if the thing is done, as `isDone` tells.
  func paint(of text: String, isDone: () -> Bool) -> CellPaint? {
    switch self {
    case .state:
      return (PrintedState(text) ?? PrintedState(signedCount: text))?.paint
    // A number with a sign may be a level itself.
    case .level: return PrintedState(text)?.paint
    case .ready:
      if PrintedState(readyParts: text) != nil {
        return isDone() ? PrintedState.done.paint : PrintedState.wait.paint
      }
      // What is ready, as all should be, is no news.
      let isFalse = ["false", "no"].contains(text.lowercased())
      return isFalse ? PrintedState.wait.paint : PrintedState(text)?.paint
    }
  }
}
