import GridpickCore

/// A picker without a terminal, for tests; the test moves its time.
package struct PickerRun {
  package private(set) var state: PickerState
  /// The current time; it does not begin at 0, so that no code relies on 0.
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
        case .matches, .marks, .sum, .places, .grouping, .turn, .arrangement: break
        }
      }
    }
  }
  /// All jobs that the picker has started, the oldest first, finished or not.
  package private(set) var jobs: [Job] = []
  /// True if the next dropped preview was never begun, so that its drop is not reported.
  private var skipsDrop = false
  /// The last job of each kind.
  private var lastErrand: Job?
  private var lastOrder: Job?
  private(set) var lastPreview: Job?
  private var lastCommand: Job?
  var printed = StyledText()
  /// True if searches are answered at once; otherwise `find()` answers them.
  package var findsAtOnce = true
  /// True if long work is done at once; otherwise `work()` does it.
  package var worksAtOnce = true
  private var works: [Job] = []
  private var finder = Finder()
  private var lastSearch: Job?
  /// The effects of the last act, in words.
  package var tale: String { told.text(in: state.content) }
  private var pointer = ScreenPoint(line: 0, column: 0)

  package init(
    _ data: Grid, isComplete: Bool = true, settings: PickerSettings, size: ScreenSize,
    start: Position? = nil
  ) {
    state = PickerState(
      data, isComplete: isComplete, settings: settings, size: size, start: start, at: now)
  }

  /// Presses keys by their names, separated by spaces.
  package mutating func press(_ names: String) throws(HarnessError) {
    told = []
    for name in names.split(separator: " ") {
      guard let key = Key(written: String(name)) else {
        throw .unknownWord(String(name))
      }
      told += handle(.key(key))
    }
  }

  /// Types a text, one key per character.
  package mutating func type(_ text: String) {
    told = []
    for character in text { told += handle(.key(Key(.character(character)))) }
  }

  /// Handles an event, and answers the searches that the picker starts.
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
        case .marks, .sum, .places, .grouping, .turn, .arrangement:
          if worksAtOnce, let done = answered(job) {
            effects += state.handle(done, at: now)
          } else {
            works.append(job)
          }
        case .errand, .order, .preview, .command: told.append(effect)
        }
      case .end(.matches): lastSearch = nil
      case .end(.marks), .end(.sum), .end(.places), .end(.grouping), .end(.order), .end(.turn),
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

  /// Answers the last search.
  package mutating func find() {
    told = found.map { handle($0) } ?? []
  }

  /// Does all long work, including superseded work.
  package mutating func work() {
    told = []
    while !works.isEmpty {
      if let done = answered(works.removeFirst()) { told += handle(done) }
    }
  }

  /// Lets time pass, with every tick that the picker requests.
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

  /// Lets time pass without ticks, as if the program slept; the next event handles due ticks.
  package mutating func skip(_ time: Duration) {
    now += time
  }

  package mutating func take(_ event: PickerEvent) {
    told = handle(event)
  }

  /// Returns the answer of the data to a job; nil if a command answers the job.
  package mutating func answer(to job: Job) -> Answer? { job.answer(by: &finder) }

  /// Brings an answer to any job, whether the job is open, superseded or answered.
  package mutating func bring(_ answer: Answer, to job: Job) {
    take(.answered(job.id, answer))
  }

  /// Brings the result of the last errand.
  package mutating func answer(_ answer: ErrandAnswer) {
    if let lastErrand { take(.answered(lastErrand.id, .errand(answer))) }
  }

  /// Brings the last requested order.
  package mutating func sort() {
    guard let ordered else { return }
    lastOrder = nil
    take(ordered)
  }

  package var ordered: PickerEvent? {
    mutating get { lastOrder.flatMap { answered($0) } }
  }

  /// Ends the last silent command.
  package mutating func endCommand(_ failure: String?) {
    if let lastCommand { take(.answered(lastCommand.id, .command(failure: failure))) }
  }

  /// Brings the output of the preview command so far.
  mutating func bringPreview(_ news: PreviewNews) {
    if let lastPreview { take(.answered(lastPreview.id, .preview(news))) }
  }

  package mutating func resize(to size: ScreenSize) {
    take(.resized(size))
  }

  package mutating func point(_ event: MouseEvent) {
    take(.mouse(event))
  }

  // MARK: - The primary button, with lines and columns from 0

  package mutating func press(at line: Int, _ column: Int) {
    pointer = ScreenPoint(line: line, column: column)
    point(.press(.primary, pointer))
  }

  package mutating func drag(to line: Int, _ column: Int) {
    pointer = ScreenPoint(line: line, column: column)
    point(.motion(.primary, pointer))
  }

  package mutating func release() {
    point(.release(pointer))
  }

  package mutating func click(at line: Int, _ column: Int) {
    press(at: line, column)
    let pressed = told
    release()
    told = pressed + told
  }

  /// Drags from one point to another and pauses before the release, so that there is no flick.
  package mutating func slide(from: ScreenPoint, to: ScreenPoint) {
    press(at: from.line, from.column)
    drag(to: to.line, to.column)
    wait(.milliseconds(100))
    release()
  }

  /// Leaves find, back to the whole view; the first Esc may only stop waiting work.
  package mutating func leaveFind() throws {
    for _ in 0..<3 where state.isFinding { try press("escape") }
  }

  /// The labels of the marks in printing order, or `nothing`; a section or column has the label of
  /// its first item.
  package var marked: String {
    let source = state.picked.whole.source
    let labels = state.picked.ids(of: state.marks).compactMap { id in
      source.item(at: id)?.label
        ?? (0..<state.picked.whole.columnCount).lazy
        .compactMap { source.item(at: ItemID(section: id.section, index: $0))?.label }.first
    }
    return labels.isEmpty ? "nothing" : labels.joined(separator: " ")
  }

  /// The label of the current item, `gap`, `empty section`, or `nothing` in an empty grid.
  package var current: String {
    guard let position = state.position else { return "nothing" }
    guard position.index < state.content.itemCount(inSection: position.section) else {
      return "empty section"
    }
    return state.content.item(at: position)?.label ?? "gap"
  }
}
