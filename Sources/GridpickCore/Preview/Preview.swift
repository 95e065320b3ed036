import GridpickLayout
import GridpickModel
import GridpickRendering
import GridpickScreen

/// A preview as it is: of what, what it shows, and what it waits for (rules V1, V2).
struct Preview {
  /// All that what is printed goes by: as long as it is the same, nothing is run anew.
  struct Subject: Equatable {
    let template: CommandTemplate
    /// Nil where the command asks for no item.
    private(set) var current: ItemID?
    let dataNumber: Int
    let marks: Marks?
    let query: String?
    let size: ScreenSize
    /// Another number where somebody wants it run anew.
    let turn: Int

    /// Whether another one is about the same, however large: who reads it reads on.
    func isAboutTheSame(as other: Subject?) -> Bool {
      template == other?.template && current == other?.current && marks == other?.marks
    }

    /// The same of an item that has another id now.
    func about(_ current: ItemID) -> Subject {
      var subject = self
      if subject.current != nil { subject.current = current }
      return subject
    }
  }

  /// One command that was started.
  struct Run {
    let subject: Subject
    let start: Duration
    var end: PreviewNews.End?
    /// Whether what it prints has taken the place of what was there.
    var isShown = false
  }

  /// So long something must be current before it is shown.
  private static let rest = Duration.milliseconds(50)
  /// At the start only the first frame is waited for.
  private static let firstRest = Duration.milliseconds(1)
  /// So long what was shown before stays while nothing is printed.
  private static let patience = Duration.milliseconds(300)

  var window: PreviewWindow
  var isOn: Bool
  /// What a hand has made of the line between it and the grid.
  var extent: Int?
  /// What prints it from now on; nil is nothing.
  var template: CommandTemplate?
  /// What prints it while an item is current.
  var exception: (template: CommandTemplate, current: ItemID?)?
  var turn = 0
  var pane = PreviewPane()
  /// What is to be shown; nil is nothing.
  private(set) var wanted: Subject?
  /// When it has been so for long enough; nil where it has been run for, or nothing is.
  private(set) var due: Duration?
  private(set) var run: Run?
  /// Of what the text in the pane is.
  var shown: Subject?

  init(_ options: PreviewOptions) {
    window = options.window
    template = options.command
    isOn = options.command != nil && !options.window.isHidden
    pane.wraps = options.window.wraps
  }

  /// Notes what is to be shown from now on; returns true if the command that runs is for something else.
  mutating func want(_ subject: Subject?, at time: Duration, isBeginning: Bool) -> Bool {
    guard subject != wanted else { return false }
    let isFirst = wanted == nil && run == nil && isBeginning
    wanted = subject
    due = subject == nil ? nil : time + (isFirst ? Self.firstRest : Self.rest)
    let ends = run != nil
    run = nil
    // What is hidden is read on once it is seen again.
    if subject == nil, isOn { forgetText() }
    return ends
  }

  /// Begins a run for what has been wanted for long enough; nil where nothing has.
  mutating func beginDue(at time: Duration) -> Subject? {
    guard let due, due <= time, let wanted else { return nil }
    self.due = nil
    run = Run(subject: wanted, start: time)
    return wanted
  }

  mutating func take(_ news: PreviewNews) {
    guard var run else { return }
    run.end = news.end
    if news.text.lineCount > 0 || news.end != nil {
      if !run.isShown { show(run.subject) }
      run.isShown = true
      pane.text = news.text
    }
    self.run = run
  }

  private mutating func show(_ subject: Subject) {
    if !subject.isAboutTheSame(as: shown) { forgetText() }
    shown = subject
  }

  mutating func forgetText() {
    var pane = PreviewPane()
    pane.wraps = self.pane.wraps
    self.pane = pane
    shown = nil
  }

  /// When nothing has been printed for so long that it is to be said; nil where that does not come.
  var impatientFrom: Duration? {
    guard let run, !run.isShown else { return nil }
    return run.start + Self.patience
  }

  /// What is seen of it, and what is said.
  func pane(at time: Duration, unfitting: String?) -> PreviewPane {
    var pane = pane
    if let impatientFrom, impatientFrom <= time {
      pane = PreviewPane()
      pane.note = .quiet("running")
    } else {
      pane.note = note ?? unfitting.map { .quiet($0) }
    }
    return pane
  }

  private var note: PreviewPane.Note? {
    switch run?.end {
    case .failed(let reason): .error(reason)
    case .cut: .quiet("too much: it was ended, the rest is not shown")
    case .succeeded where pane.text.lineCount == 0: .quiet("nothing printed")
    case .succeeded, nil: nil
    }
  }
}
