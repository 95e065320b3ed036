import GridpickCore
import GridpickTerminal
import GridpickTestSupport

extension PseudoTerminal {
  /// Starts a picker and waits for its first frame.
  static func show(_ launch: Launch) throws(HarnessError) -> PseudoTerminal {
    let terminal = try start(launch)
    try terminal.waitUntil("the first frame") { !$0.isBlank }
    return terminal
  }

  /// A picker over a text on standard input, at the first frame that shows some of it.
  static func show(
    _ text: String, _ options: String..., size: ScreenSize = .usual
  ) throws(HarnessError) -> PseudoTerminal {
    let terminal = try show(Gridpick.launch(options, reading: text).on(size))
    try terminal.waitUntil("a part of the text") { !$0.place.hasPrefix("loading") }
    return terminal
  }

  /// Waits until all of a long input has been read, on its first row.
  ///
  /// A screen that rests does not tell that: the reading thread may have to wait for a processor.
  func waitForAll(rows: Int) throws(HarnessError) {
    try waitUntil("\(rows) rows") { screen in
      screen.lines.contains { $0.place.hasPrefix("row 1/\(rows) ") } && !screen.contains("loading")
    }
  }

  /// Waits for the status line to begin so: `row 2/5 · column 3/5`.
  func waitForPlace(_ place: String, within seconds: Double = Deadline.patience)
    throws(HarnessError)
  {
    try waitUntil(place, within: seconds) { $0.place == place }
  }

  /// Goes back from typing to keys, and from there to all that there is.
  ///
  /// The second Esc behind the first would be one with Alt.
  func leaveFind() throws(HarnessError) {
    send("\u{1b}")
    try waitUntil("letters that are keys") { screen in
      screen.lines.contains { $0.hasPrefix("/ ") || $0.hasPrefix(" / ") }
    }
    send("\u{1b}")
  }

  /// Waits until all is drawn that there is to be drawn, and nothing moves any more.
  func waitForRest() throws(HarnessError) {
    try waitUntilAsleep()
    try waitUntil("a whole frame") { _ in true }
  }

  /// Waits until it sleeps, but reads nothing: what does not fit between the two stays with the program.
  func waitUntilBlocked() throws(HarnessError) {
    var before = try activity()
    while true {
      poll(nil, 0, 50)
      let now = try activity()
      if now == before, now.state == "S" { return }
      before = now
    }
  }

  /// Reads nothing any more, and has the picker draw until the kernel keeps no more of it ready: what comes
  /// then the kernel drops where a key sends a signal.
  func fallBehind() throws(HarnessError) {
    bytesPerSecond = 0
    repeat {
      send("\u{1b}[6~")
      try waitUntilBlocked()
    } while unread < 4_095
  }

  /// Waits for other settings of the terminal, of which nothing tells.
  func waitForModes(_ areReached: (TerminalModes) -> Bool) throws(HarnessError) {
    let start = ContinuousClock.now
    while !areReached(terminalModes) {
      guard ContinuousClock.now - start < .seconds(Deadline.patience) else {
        throw .timedOut(waitingFor: "other modes", seen: screen.text)
      }
      watch(for: 0.002)
    }
  }

  /// Everything that was drawn until now.
  var drawn: [UInt8] { Array(writes.joined()) }

  var printed: String { String(decoding: output, as: UTF8.self) }

  var complaints: String { String(decoding: errors, as: UTF8.self) }
}

extension VirtualTerminal {
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Row and column with their totals, as the status line has them.
  var place: String { (lines.last ?? "").place }

  /// The texts drawn as the current item is: in reverse, on its colour, behind a list's bar, or in a
  /// card's bold frame.
  var current: [String] {
    let texts = texts(where: \.isCurrent).map { $0.trimmingBlanks() }
    guard texts.isEmpty else { return texts }
    let behindBars = lines.filter { $0.hasPrefix("▌") }.map { String($0.dropFirst()) }
    guard behindBars.isEmpty else { return behindBars.map { $0.trimmingBlanks() } }
    return lines.map { $0.split(separator: "┃", omittingEmptySubsequences: false) }
      .filter { $0.count >= 3 }
      .map { String($0[1]).trimmingBlanks() }
      .filter { !$0.isEmpty }
  }

  /// The visible text and the position, as snapshots keep them.
  var described: String {
    """
    \(text)
    current: \(current.joined(separator: ", "))
    cursor: line \(cursor.line), column \(cursor.column)
    """
  }
}

extension String {
  /// Of a status line row and column with their totals: behind each may stand a name, and behind both what
  /// is being waited for.
  ///
  /// Of a list, whose items have one number, it is the row in a single column.
  var place: String {
    let first = split(separator: " ").first ?? ""
    let numbers = first.split(separator: "/", omittingEmptySubsequences: false)
    if numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }) {
      return "row \(first) · column 1/1"
    }
    return split(separator: " · ").prefix(2)
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
      .joined(separator: " · ")
  }

  fileprivate func trimmingBlanks() -> String {
    split(separator: " ").joined(separator: " ")
  }
}

extension Style {
  /// True for the current item, without colours or where the background is not told.
  var isCurrent: Bool { attributes.contains(.reverse) || background == .palette(63) }
}
