/// The state of the preview: its subject, its text and its running command (rules V1, V2).
struct Preview {
  /// The inputs of a preview command: while they stay the same, no command runs again.
  struct Subject: Equatable {
    let template: CommandTemplate
    /// The item of the preview; nil if the command does not ask for an item.
    private(set) var current: ItemID?
    let dataNumber: Int
    /// The number of columns whose titles may be names in the command; 0 if it has no such names.
    let columnCount: Int
    let marks: Marks?
    let query: String?
    let size: ScreenSize
    /// True on a light background; nil if the background is not known.
    let isOnLight: Bool?
    /// A number that changes when the user asks to run the command again.
    let turn: Int

    /// Returns true for the same command, item and marks: the reader keeps the place in the text.
    func isAboutTheSame(as other: Subject?) -> Bool {
      template == other?.template && current == other?.current && marks == other?.marks
    }

    func about(_ current: ItemID) -> Subject {
      var subject = self
      if subject.current != nil { subject.current = current }
      return subject
    }
  }

  struct Run {
    let subject: Subject
    let start: Duration
    /// The place to show first, if the text is about something else than before.
    let beginning: TextView.Place
    var end: PreviewNews.End?
    var isShown = false
  }

  /// The time for which a subject must stay the same before its command starts.
  private static let rest = Duration.milliseconds(50)
  /// The same time for the first preview, which waits only for the first frame.
  private static let firstRest = Duration.milliseconds(1)
  /// The same time if the terminal has yet to report its background, which the command gets.
  private static let firstRestUntold = Duration.milliseconds(20)
  /// The time for which the old text stays while the command prints nothing.
  private static let patience = Duration.milliseconds(300)

  var window: PreviewWindow
  var division = Division(ScreenSize(lines: 0, columns: 0), within: Surroundings(), beside: nil)
  /// True if shown, false if hidden, by hand or by an action; nil leaves it to the window.
  var isOn: Bool?
  /// True if lines were folded by hand, false if unfolded; nil leaves it to the window.
  var wraps: Bool?
  var extent: Int?
  var template: CommandTemplate?
  /// The command for a single item, used while this item is current; nil if there is none.
  var exception: (template: CommandTemplate, current: ItemID?)?
  var turn = 0
  /// The number of windows that each action with several windows has shown so far.
  private var shownTurns: [[String]: Int] = [:]
  var view = TextView()
  private(set) var wanted: Subject?
  /// The time at which the command may run for the wanted subject; nil if nothing has to run.
  private(set) var due: Duration?
  private(set) var run: Run?
  var shown: Subject?

  init(_ options: PreviewOptions) {
    window = options.window
    template = options.command
    isOn = options.command == nil ? false : nil
  }

  var shownWindow: PreviewWindow? { isOn ?? !window.isHidden ? window : nil }

  mutating func next(of turns: [String]) -> String {
    defer { shownTurns[turns, default: 0] += 1 }
    return turns[shownTurns[turns, default: 0] % turns.count]
  }

  /// Returns true if a command for another subject has to end.
  mutating func want(
    _ subject: Subject?, at time: Duration, isBeginning: Bool, awaitsBackground: Bool
  ) -> Bool {
    guard subject != wanted else { return false }
    let isFirst = wanted == nil && run == nil
    let isTold = wanted != nil && subject?.isOnLight != wanted?.isOnLight
    var rest = Self.rest
    if isBeginning, isFirst || isTold {
      rest = awaitsBackground ? Self.firstRestUntold : Self.firstRest
    }
    wanted = subject
    due = subject == nil ? nil : time + rest
    let ends = run != nil
    run = nil
    return ends
  }

  /// Begins a run for the wanted subject and returns the subject; nil if it is too early.
  mutating func beginDue(
    at time: Duration, _ beginning: () -> TextView.Place
  ) -> Subject? {
    guard let due, due <= time, let wanted else { return nil }
    self.due = nil
    run = Run(subject: wanted, start: time, beginning: beginning())
    return wanted
  }

  mutating func receive(_ news: PreviewNews) {
    guard var run else { return }
    run.end = news.end
    if news.text.lineCount > 0 || news.end != nil {
      if !run.isShown { show(run) }
      run.isShown = true
      view.text = news.text
    }
    self.run = run
  }

  private mutating func show(_ run: Run) {
    if !run.subject.isAboutTheSame(as: shown) {
      forgetText()
      view.place = run.beginning
    }
    shown = run.subject
  }

  mutating func forgetText() {
    view = TextView()
    shown = nil
  }

  /// The time from which the view says that the command is running; nil if it need not say so.
  var impatientFrom: Duration? {
    guard let run, !run.isShown else { return nil }
    return run.start + Self.patience
  }

  func view(in window: PreviewWindow) -> TextView {
    var view = view
    view.wraps = wraps ?? window.wraps
    view.headLines = window.headLines
    return view
  }

  func view(in window: PreviewWindow, at time: Duration) -> TextView {
    var view = view(in: window)
    view.note = note
    if let impatientFrom, impatientFrom <= time {
      view.text = StyledText()
      view.note = .quiet("running")
    }
    return view
  }

  private var note: TextView.Note? {
    switch run?.end {
    case .failed(let reason): .error(reason)
    case .cut: .quiet("too much output: stopped, rest not shown")
    case .succeeded where view.text.lineCount == 0: .quiet("no output")
    case .succeeded, nil: nil
    }
  }
}

package struct PreviewOptions: Sendable {
  /// The command that prints the preview, or `ofItem` if no command does; nil shows none.
  package var command: CommandTemplate?
  package var window = PreviewWindow()

  package init() {}
}

package enum PreviewScroll: Equatable, Sendable {
  case lines(Int)
  case columns(Int)
  case halfViews(Int)
  case start
  /// Scrolls to the end, and follows the end while more text comes.
  case end
}

/// A command to run for a preview (rule V1).
package struct PreviewRequest: Equatable {
  package let invocation: Invocation
  package let size: ScreenSize
  package let isOnLight: Bool?

  package init(invocation: Invocation, size: ScreenSize, isOnLight: Bool? = nil) {
    self.invocation = invocation
    self.size = size
    self.isOnLight = isOnLight
  }
}

/// The output so far of a preview command.
package struct PreviewNews: Equatable, Sendable {
  package enum End: Equatable, Sendable {
    case succeeded
    case failed(String)
    /// The command printed more than a reader takes, and was ended.
    case cut
  }

  package let text: StyledText
  /// The way the command ended; nil while it still runs.
  package let end: End?

  package init(text: StyledText, end: End?) {
    self.text = text
    self.end = end
  }
}
