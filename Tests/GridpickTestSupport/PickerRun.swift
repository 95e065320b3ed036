import GridpickCore

/// A picker at work without a terminal, its time moved on by hand.
package struct PickerRun {
  package private(set) var state: PickerState
  /// The picker counts from any fixed moment; from this one, so that 0 is not taken for granted.
  package private(set) var now = Duration.seconds(1_000)
  /// The effects of the last act.
  package private(set) var told: [PickerEffect] = [] {
    didSet {
      for effect in told {
        guard case .start(let job) = effect else { continue }
        switch job.topic {
        case .errand: lastErrand = job
        case .order: lastOrder = job
        case .preview: lastPreview = job
        case .command: lastCommand = job
        case .matches, .marks, .sum, .places, .groups, .turn, .arrangement: break
        }
      }
    }
  }
  /// All jobs that it has asked, the oldest first, whether they are still open or not.
  package private(set) var jobs: [Job] = []
  /// True if the next drop is of a preview that was dropped before anybody began it.
  private var skipsDrop = false
  /// The last request.
  private var lastErrand: Job?
  private var lastOrder: Job?
  private(set) var lastPreview: Job?
  private var lastCommand: Job?
  /// The output of the preview's command.
  var printed = StyledText()
  /// True if searches are answered at once; else `find()` answers them.
  package var findsAtOnce = true
  /// True if long work is done at once; else `work()` does it.
  package var worksAtOnce = true
  private var works: [Job] = []
  private var finder = Finder()
  private var lastSearch: Job?
  /// The same in words.
  package var tale: String { told.text(in: state.content) }
  private var pointer = ScreenPoint(line: 0, column: 0)

  package init(
    _ data: Grid, isComplete: Bool = true, settings: PickerSettings, size: ScreenSize,
    start: Position? = nil
  ) {
    state = PickerState(
      data, isComplete: isComplete, settings: settings, size: size, start: start, at: now)
  }

  /// Presses keys by their names, separated by blanks.
  package mutating func press(_ names: String) throws(HarnessError) {
    told = []
    for name in names.split(separator: " ") {
      guard let key = Key(written: String(name)) else {
        throw .unknownWord(String(name))
      }
      told += handle(.key(key))
    }
  }

  /// Types a text, as many keys as it has characters.
  package mutating func type(_ text: String) {
    told = []
    for character in text { told += handle(.key(Key(.character(character)))) }
  }

  /// Tells the picker, and finds for it what it looks for.
  private mutating func handle(_ event: PickerEvent) -> [PickerEffect] {
    var told: [PickerEffect] = []
    var effects = state.handle(event, at: now)[...]
    while let effect = effects.popFirst() {
      if case .start(let job) = effect { jobs.append(job) }
      switch effect {
      case .start(let job) where !state.runs(job.id):
        if job.topic == .preview { skipsDrop = true }
      case .end(.preview) where skipsDrop: skipsDrop = false
      case .start(let job):
        switch job.topic {
        case .matches:
          lastSearch = job
          if findsAtOnce, let found { effects += state.handle(found, at: now) }
        case .marks, .sum, .places, .groups, .turn, .arrangement:
          if worksAtOnce, let done = answered(job) {
            effects += state.handle(done, at: now)
          } else {
            works.append(job)
          }
        case .errand, .order, .preview, .command: told.append(effect)
        }
      case .end(.matches): lastSearch = nil
      case .end(.marks), .end(.sum), .end(.places), .end(.groups), .end(.order), .end(.turn),
        .end(.arrangement):
        break
      case .inputReplaced: break
      default: told.append(effect)
      }
    }
    return told
  }

  private mutating func answered(_ job: Job) -> PickerEvent? {
    job.answer(by: &finder).map { .answered(job.id, $0) }
  }

  /// The matches of the query in the current data.
  package var found: PickerEvent? {
    mutating get {
      lastSearch.flatMap { answered($0) }
    }
  }

  /// Brings what it looked for last.
  package mutating func find() {
    told = found.map { handle($0) } ?? []
  }

  /// Does what goes through much, that too which was superseded.
  package mutating func work() {
    told = []
    while !works.isEmpty {
      if let done = answered(works.removeFirst()) { told += handle(done) }
    }
  }

  /// Lets time pass, with every tick that the picker asks for.
  package mutating func wait(_ time: Duration) {
    let end = now + time
    told = []
    while let tick = state.nextTick, tick <= end {
      now = tick
      told += handle(.tick)
    }
    now = end
    told += handle(.tick)
  }

  /// Lets time pass while the program sleeps: the next event finds what is due still to be done.
  package mutating func skip(_ time: Duration) {
    now += time
  }

  package mutating func take(_ event: PickerEvent) {
    told = handle(event)
  }

  /// What the data answers to any job that it has asked; nil if a command answers it.
  package mutating func answer(to job: Job) -> Answer? { job.answer(by: &finder) }

  /// Brings an answer to any job that it has asked, be it open, superseded or answered.
  package mutating func bring(_ answer: Answer, to job: Job) {
    take(.answered(job.id, answer))
  }

  /// Brings what came of the errand that it asked for last.
  package mutating func answer(_ answer: ErrandAnswer) {
    if let lastErrand { take(.answered(lastErrand.id, .errand(answer))) }
  }

  /// Brings the order that it asked for last.
  package mutating func sort() {
    guard let ordered else { return }
    lastOrder = nil
    take(ordered)
  }

  package var ordered: PickerEvent? {
    mutating get { lastOrder.flatMap { answered($0) } }
  }

  /// Ends the command that it has run in the background.
  package mutating func endCommand(_ failure: String?) {
    if let lastCommand { take(.answered(lastCommand.id, .command(failure: failure))) }
  }

  /// Brings what the command of its preview has printed so far.
  mutating func bringPreview(_ news: PreviewNews) {
    if let lastPreview { take(.answered(lastPreview.id, .preview(news))) }
  }

  package mutating func resize(to size: ScreenSize) {
    take(.resized(size))
  }

  /// The window gets the focus, or loses it.
  package mutating func focus(_ isFocused: Bool) {
    take(.focus(isFocused))
  }

  package mutating func point(_ event: MouseEvent) {
    take(.mouse(event))
  }

  // MARK: - The primary button, at lines and columns counted from 0

  package mutating func press(at line: Int, _ column: Int) {
    pointer = ScreenPoint(line: line, column: column)
    point(.press(.primary, pointer))
  }

  package mutating func drag(to line: Int, _ column: Int) {
    pointer = ScreenPoint(line: line, column: column)
    point(.motion(.primary, pointer))
  }

  /// Lets go where the pointer is.
  package mutating func release() {
    point(.release(pointer))
  }

  package mutating func click(at line: Int, _ column: Int) {
    press(at: line, column)
    let pressed = told
    release()
    told = pressed + told
  }

  /// Pressed at one place and let go at another, having rested there, so that nothing is thrown.
  package mutating func slide(from: ScreenPoint, to: ScreenPoint) {
    press(at: from.line, from.column)
    drag(to: to.line, to.column)
    wait(.milliseconds(100))
    release()
  }

  /// Goes back from typing to the whole view; the first Esc may end what waits.
  package mutating func leaveFind() throws {
    for _ in 0..<3 where state.isFinding { try press("escape") }
  }

  /// The labels of what is marked, in the order in which that is printed, or `nothing`; of a section its
  /// first label, of a column its first item's.
  package var marked: String {
    let source = state.picked.whole.source
    let labels = state.picked.ids(of: state.marks).compactMap { id in
      source.item(at: id)?.label
        ?? (0..<state.picked.whole.columnCount).lazy
        .compactMap { source.item(at: ItemID(section: id.section, index: $0))?.label }.first
    }
    return labels.isEmpty ? "nothing" : labels.joined(separator: " ")
  }

  /// The item at the position: a label, `gap`, `empty section`, or `nothing` in an empty grid.
  package var current: String {
    guard let position = state.position else { return "nothing" }
    guard position.index < state.content.itemCount(inSection: position.section) else {
      return "empty section"
    }
    return state.content.item(at: position)?.label ?? "gap"
  }
}
