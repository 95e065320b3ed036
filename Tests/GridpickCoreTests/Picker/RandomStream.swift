import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A picker whose data streams, with all that may come of it sooner, later or too late.
struct RandomStream {
  private(set) var model: StreamModel
  private var numbers: SeededGenerator
  private var rowCount = 0
  private let isList: Bool

  private static let queries = ["'a", "'b", "'ab", "!a", "'c", "!b 'a"]
  private static let additions = [" 'b", " !c", " 'a"]
  private static let moves = ["up", "down", "left", "right", "pageup", "pagedown", "ctrl-home"]
  private static let reloads = ["f1", "f1", "f2", "f4"]
  private static let bindings = "f1:reload(look {q}),f2:reload-sync(look),f3:more,f4:reload"

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    isList = seed % 2 == 0
    model = StreamModel(StreamData(rows: [], came: 0), isList: isList, isRanked: seed % 4 == 0)
    model.sets[0].rows = (0..<number(0...20)).map { _ in row() }
    model.sets[0].came = number(0...model.sets[0].rows.count)
    model.sets[0].isEnded = chance(2)
    if model.sets[0].isEnded { model.sets[0].came = model.sets[0].rows.count }
  }

  mutating func run() throws -> PickerRun {
    var settings = PickerSettings(
      layout: isList ? .grid : .sheet, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.canReload = true
    settings.canLoadMore = true
    settings.options.find.isRanked = model.isRanked
    settings.options.columns = chance(2) ? .automatic : .fixed(1)
    settings.options.animates = false
    settings.options.marking = MarkSettings()
    settings.options.keymap = settings.options.keymap.marking()
    for written in try BindingReader.bindings(in: Array(Self.bindings.utf8)) {
      settings.options.keymap.bind(written)
    }
    // Half of them do in the background what goes through anything at all.
    if chance(2) { settings.mostAtOnce = 0 }
    var run = PickerRun(
      model.data(model.arrived), isComplete: model.sets[0].isEnded, settings: settings,
      size: ScreenSize(lines: number(3...12), columns: number(16...50)))
    run.findsAtOnce = false
    run.worksAtOnce = false
    run.take(.begun)
    model.follow(run, "at the beginning")
    return run
  }

  private mutating func row() -> StreamRow {
    rowCount += 1
    let letters = (0..<number(1...3)).map { _ in "abc".randomElement(using: &numbers) ?? "a" }
    return StreamRow(letters: String(letters), number: rowCount)
  }

  /// Some rows of the data that is shown in another order, behind one that no other data has.
  private mutating func newerData() -> StreamData {
    let kept = model.arrived.filter { _ in number(0...3) > 0 }
    let fresh = (0..<number(0...6)).map { _ in row() }
    return StreamData(rows: [row()] + (kept + fresh).shuffled(using: &numbers), came: 0)
  }

  // MARK: - Acts

  /// What is done; each time the model follows.
  mutating func act(on run: inout PickerRun, _ note: Comment) throws {
    let alt = run.state.find.step == .typing ? "alt-" : ""
    switch number(0...31) {
    case 0...5: try press(Self.moves.randomElement(using: &numbers) ?? "up", on: &run, note)
    case 6: try mark(by: "tab", on: &run, note)
    case 7: try mark(by: alt + "a", on: &run, note)
    case 8: try mark(by: alt + "A", on: &run, note)
    case 9: try mark(by: alt + "i", on: &run, note)
    case 10, 11: try sort(by: alt + "s", on: &run, note)
    case 12, 13: try find(on: &run, note)
    case 14 where run.state.isFinding: try press("backspace", on: &run, note)
    case 14, 15: try leave(&run, note)
    case 16: try press(alt + (chance(2) ? "n" : "N"), on: &run, note)
    case 17...19: try press(Self.reloads.randomElement(using: &numbers) ?? "f1", on: &run, note)
    case 20: try press("f3", on: &run, note)
    case 21, 22: try pick(on: &run, note)
    case 23: bringInput(to: &run, note)
    case 24, 25:
      run.wait(.milliseconds([0, 50, 100, 500, 1_000, 2_000][number(0...5)]))
      model.follow(run, note)
    case 26:
      // What nobody waits for any more comes too.
      if let job = run.jobs.randomElement(using: &numbers) {
        bring(job, to: &run, note)
      }
    default:
      let awaited = run.jobs.filter { run.state.runs($0.id) }
      if let job = awaited.randomElement(using: &numbers) { bring(job, to: &run, note) }
    }
  }

  private mutating func press(_ key: String, on run: inout PickerRun, _ note: Comment) throws {
    try run.press(key)
    model.current =
      run.state.arrival.lost == nil && !model.lacksOlder ? run.state.currentName : nil
    model.follow(run, note)
  }

  /// What is marked while rows are awaited, or matches, is known only later.
  private mutating func mark(by key: String, on run: inout PickerRun, _ note: Comment) throws {
    let before = run.state
    let shown = before.shownNames
    switch key.last {
    case _ where before.awaitsFindings || model.lacksOlder: model.marks = nil
    case "b":
      if let current = before.currentName { model.marks?.formSymmetricDifference([current]) }
    case "a": model.marks?.formUnion(shown)
    case "i": model.marks?.formSymmetricDifference(shown)
    default: model.marks = []
    }
    try press(key, on: &run, note)
  }

  private mutating func sort(by key: String, on run: inout PickerRun, _ note: Comment) throws {
    model.isSortedLate = run.state.arrival.newer != nil
    if isList {
      model.ask(for: .column(0))
    } else if let position = run.state.position {
      model.ask(for: .column(position.index))
    }
    try press(key, on: &run, note)
  }

  private mutating func find(on run: inout PickerRun, _ note: Comment) throws {
    if run.state.find.step != .typing { try press("/", on: &run, note) }
    let goesOn = run.state.query.contains(where: \.isLetter) && chance(3)
    if !goesOn { try press("ctrl-u", on: &run, note) }
    run.type((goesOn ? Self.additions : Self.queries).randomElement(using: &numbers) ?? "")
    model.current = nil
    model.follow(run, note)
  }

  /// Esc, but not while a part of newer data waits for its marks.
  private mutating func leave(_ run: inout PickerRun, _ note: Comment) throws {
    guard run.state.arrival.newer == nil else { return }
    try press("escape", on: &run, note)
  }

  /// Enter picks what is seen, or waits until it is known what it means.
  private mutating func pick(on run: inout PickerRun, _ note: Comment) throws {
    let before = run.state
    let waits =
      before.awaitsMarks || before.awaitsAnswerToQuery
      || before.awaitsMatches && before.marks.isEmpty
    try press("enter", on: &run, note)
    for case .picked(let pick) in run.told {
      #expect(!waits, note)
      if case .item(let id) = pick.things {
        #expect(run.state.rowName(of: id) == before.currentName, note)
      }
    }
  }

  // MARK: - Answers

  private mutating func bringInput(
    to run: inout PickerRun, all: Bool = false, _ note: Comment
  ) {
    guard !model.sets[0].isEnded else { return }
    let count = model.sets[0].rows.count
    let isEnd = all || chance(4)
    model.sets[0].came = isEnd ? count : number(model.sets[0].came...count)
    model.sets[0].isEnded = isEnd
    run.take(.content(ContentUpdate(model.data(model.arrived), isComplete: isEnd)))
    model.follow(run, note)
  }

  /// An answer to any job, of which nothing must come if it is not open.
  private mutating func bring(
    _ job: Job, to run: inout PickerRun, isLast: Bool = false, _ note: Comment
  ) {
    let before = run.state
    let isOpen = before.runs(job.id)
    switch job.work {
    case .errand(let errand):
      let answer =
        errand.kind == .reload
        ? reloaded(by: job, before, isLast: isLast) : more(isOpen: isOpen)
      run.bring(.errand(answer), to: job)
    case .matches(let search, let data):
      let matches = model.arrived.prefix(data.count).filter { $0.matches(search.query.text) }
      let isShown = isOpen && before.find.asked == search
      if isShown, !isLast, chance(3) {
        let part = matches.prefix(number(0...matches.count))
        model.take(Array(part))
        run.bring(.matches(findings(part, of: search, in: data)), to: job)
      } else if let answer = run.answer(to: job) {
        if isShown { model.take(matches) }
        run.bring(answer, to: job)
      }
    case .order(let sorting, let data, _):
      guard let answer = run.answer(to: job) else { return }
      if isOpen { model.take(sorting, of: data.count, before: before) }
      run.bring(answer, to: job)
    case .think, .preview, .command:
      guard let answer = run.answer(to: job) else { return }
      run.bring(answer, to: job)
    }
    model.follow(run, note)
  }

  /// Some of the matches, as a search tells them that is not done.
  private func findings(
    _ rows: ArraySlice<StreamRow>, of search: Search, in data: Grid
  ) -> Findings {
    let places = model.arrived.indices.filter { rows.contains(model.arrived[$0]) }
    let selection = RowOrder(places.map(UInt32.init), isInOrder: true)
    let best = places.first.map { ItemID(section: isList ? 0 : $0, index: isList ? $0 : 0) }
    let matches = Matches.rows(selection)
    return Findings(matches: matches, best: best, isComplete: false)
      .shown(by: search, in: data)
  }

  /// The next part of newer data, its end, or a failure.
  private mutating func reloaded(
    by job: Job, _ state: PickerState, isLast: Bool
  ) -> ErrandAnswer {
    guard state.runs(job.id) else {
      let late = newerData()
      return chance(4)
        ? .failed("late") : .data(ContentUpdate(model.data(late.rows), isComplete: chance(2)))
    }
    // A part that waits for its marks is not given up.
    if !isLast, state.arrival.newer == nil, chance(8) { return .failed("no") }
    let set = model.reload?.set ?? model.sets.count
    if set == model.sets.count {
      var newer = newerData()
      if chance(10) { newer.rows = [] }
      model.sets.append(newer)
      model.reload?.set = set
    }
    let count = model.sets[set].rows.count
    let isEnd = isLast || count == 0 || chance(3)
    let came = isEnd ? count : number(max(1, model.sets[set].came)...count)
    model.sets[set].came = came
    model.sets[set].isEnded = isEnd
    return .data(ContentUpdate(model.data(model.sets[set].arrived), isComplete: isEnd))
  }

  private mutating func more(isOpen: Bool) -> ErrandAnswer {
    if chance(4) { return chance(2) ? .nothing : .failed("no more") }
    let rows = (0..<number(1...4)).map { _ in row() }
    if isOpen {
      let shown = model.shown
      model.sets[shown].rows = model.arrived + rows
      model.sets[shown].came = model.sets[shown].rows.count
      model.current = nil
    }
    return .data(ContentUpdate(model.data(rows), isComplete: true))
  }

  /// Answers all that is open, the newest first.
  mutating func bringAll(to run: inout PickerRun, _ note: Comment) {
    bringInput(to: &run, all: true, note)
    for _ in 0..<100 {
      guard let job = run.jobs.last(where: { run.state.runs($0.id) }) else { break }
      bring(job, to: &run, isLast: true, note)
      model.expect(run.state, note)
    }
    run.wait(.seconds(3))
    model.follow(run, note)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }
}
