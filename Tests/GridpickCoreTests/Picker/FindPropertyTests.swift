import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Find against a model that looks at every item by itself.
struct FindPropertyTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `F3.2 F5.4 F6.1 F8.3 B7.8 B7.9 after any events only a match not excluded can be current`(
    seed: UInt64
  ) throws {
    var random = RandomFind(seed: seed)
    var run = random.run()
    run.take(.begun)
    for _ in 0..<40 {
      let before = run.state
      let act = random.act(on: run)
      try act.perform(on: &run)
      #expect(run.state.frame().size == run.state.size)
      guard !run.state.awaitsFindings else { continue }
      expectMatches(run.state, "seed \(seed), \(act)")
      if run.findsAtOnce { expectKept(run.state, after: act, before, "seed \(seed), \(act)") }
    }
    // Whatever came late or was superseded, in the end all is looked through.
    run.findsAtOnce = true
    run.find()
    run.take(.mouse(.release(ScreenPoint(line: 0, column: 0))))
    #expect(!run.state.awaitsFindings && !run.state.find.isBehind, "seed \(seed)")
    expectMatches(run.state, "seed \(seed), in the end")
  }

  /// All that is offered matches, all that matches is offered, and one is at some of it.
  private func expectMatches(_ state: PickerState, _ note: Comment) {
    let text = state.find.finding?.entry.text ?? ""
    let isOfRecords = state.settings.searchUnit(of: state.data) == .row
    let expected = FoundByHand(state.data, isOfRecords: isOfRecords).ids(text)
      .filter { !state.view.excluded.contains($0) }
    #expect(Set(state.content.offeredIDs) == expected, note)
    guard let position = state.position else {
      #expect(state.content.sectionCount == 0 || !state.content.offersAnything, note)
      return
    }
    let isAtGap =
      isOfRecords && state.content.offersSection(position.section)
      && !state.content.hasItem(at: position)
    let isSomewhere = state.currentID.map(expected.contains) ?? false
    let isNarrowed = state.view.filter.matches != nil
    #expect(isSomewhere || isAtGap || !isNarrowed || expected.isEmpty, "\(note) \(position)")
  }

  /// A current match stays current, once the user went there, and when find is left.
  private func expectKept(
    _ state: PickerState, after act: RandomFind.Act, _ before: PickerState, _ note: Comment
  ) {
    guard let current = before.currentID else { return }
    switch act {
    case .leave:
      #expect(state.find.finding == nil && state.currentID == current, note)
    case .query
    where before.find.finding?.kept == current && before.find.finding != nil
      && !before.awaitsFindings:
      #expect(
        state.currentID == current || !state.content.offeredIDs.contains(current), note)
    case .query, .keys, .drag, .resize, .more, .reload, .slow, .answer, .exclude: break
    }
  }
}

/// The matches of a query, by its letters alone.
private struct FoundByHand {
  private let data: Grid
  private let isOfRecords: Bool

  init(_ data: Grid, isOfRecords: Bool) {
    self.data = data
    self.isOfRecords = isOfRecords
  }

  func ids(_ query: String) -> Set<ItemID> {
    let terms = query.split(separator: " ")
    guard let list = data.list else {
      let grid = data
      var found: Set<ItemID> = []
      for section in 0..<grid.sectionCount {
        let places = (0..<grid.itemCount(inSection: section))
          .map { Position(section: section, index: $0) }.filter(grid.hasItem)
        let title = [grid.sectionTitle(section)].compactMap(\.self)
        // The title of a record is one of its fields.
        let labels = title + places.compactMap { grid.item(at: $0)?.label }
        if isOfRecords, !terms.allSatisfy({ matches($0, labels, titles: []) }) { continue }
        for place in places {
          let titles = title + [grid.columnTitle(place.index)].compactMap(\.self)
          let label = grid.item(at: place)?.label ?? ""
          guard isOfRecords || terms.allSatisfy({ matches($0, [label], titles: titles) })
          else { continue }
          if let id = grid.id(at: place) { found.insert(id) }
        }
      }
      return found
    }
    return Set(
      (0..<list.sectionCount).map(ItemID.init(row:)).filter { id in
        terms.allSatisfy {
          matches($0, [list.item(at: id)?.label].compactMap(\.self), titles: [])
        }
      })
  }

  /// A term that is exact, or begins, or must not occur, or is a single letter.
  private func matches(_ term: Substring, _ labels: [String], titles: [String]) -> Bool {
    let texts = labels + titles
    // The cells of untyped letters are not asked for.
    if term.allSatisfy({ "'^!".contains($0) }) { return true }
    return switch term.first {
    case "'": texts.contains { $0.contains(term.dropFirst()) }
    case "^": texts.contains { $0.hasPrefix(term.dropFirst()) }
    case "!": !texts.contains { $0.contains(term.dropFirst()) }
    default: labels.contains { $0.contains(term) } || titles.contains { $0.hasPrefix(term) }
    }
  }
}

extension Grid {
  fileprivate var offeredIDs: [ItemID] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).map { Position(section: section, index: $0) }
        .filter { hasItem(at: $0) }.compactMap(id)
    }
  }
}

/// A picker, and what is done to it.
private struct RandomFind {
  enum Act {
    case query(String)
    case leave
    case keys(String)
    case drag(ScreenPoint, ScreenPoint)
    case resize(ScreenSize)
    case more(Grid)
    case reload(Grid)
    /// From now on answers come when they are asked for, or at once.
    case slow(Bool)
    case answer
    case exclude

    func perform(on run: inout PickerRun) throws {
      switch self {
      case .query(let text):
        if run.state.find.finding == nil { try run.press("/") }
        try run.press("ctrl-u")
        run.take(.pasted(text))
      case .leave: try run.leaveFind()
      case .keys(let names): try run.press(names)
      case .drag(let from, let to): run.slide(from: from, to: to)
      case .resize(let size): run.resize(to: size)
      case .more(let data): run.take(.content(ContentUpdate(data, isComplete: false)))
      case .slow(let isSlow): run.findsAtOnce = !isSlow
      case .answer: run.find()
      case .exclude: run.take(.asked(["exclude"]))
      case .reload(let data):
        try run.press("alt-r")
        run.answer(.data(ContentUpdate(data, isComplete: true)))
      }
    }
  }

  private var numbers: SeededGenerator
  private var rows: [[String]] = []
  private let isList: Bool
  private let isComplete: Bool

  private static let queries = [
    "a", "b", "'ab", "'b", "!a", "^c", "!bc", "a 'b", "'ca !b", "!a !b", "c", "'abc", "",
  ]
  private static let keys = [
    "left", "right", "up", "down", "ctrl-n", "ctrl-p", "pagedown", "pageup", "ctrl-/", "ctrl-right",
    "ctrl-home", "ctrl-end", "down down right", "alt-n", "alt-N", "alt-s", "backspace",
  ]

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    isList = seed % 4 == 0
    isComplete = seed % 3 != 0
  }

  mutating func run() -> PickerRun {
    rows = (0..<number(1...8)).map { _ in row() }
    var settings = PickerSettings(
      layout: Layout.all.randomElement(using: &numbers) ?? .grid,
      look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.canReload = true
    settings.options.find.isRanked = number(0...1) == 0
    settings.options.find.dims = number(0...3) == 0
    settings.options.columns = number(0...1) == 0 ? .automatic : .fixed(number(1...5))
    settings.options.animates = false
    settings.banner = number(0...2) == 0 ? ["banner", "banner"] : []
    return PickerRun(data, isComplete: isComplete, settings: settings, size: size())
  }

  private mutating func row() -> [String] {
    (0..<number(0...7)).map { _ in
      number(0...9) == 0 && !isList
        ? "·" : String((0..<number(1...4)).map { _ in "abc".randomElement(using: &numbers) ?? "a" })
    }
  }

  private var data: Grid {
    guard !isList else { return Grid(TestList(rows.flatMap(\.self))) }
    let grid = TestGrid(rows.map { $0.map { $0 == "·" ? nil : $0 } })
    return
      Grid(
        grid.titled(
          sections: ["a1", "b2", "cab", "b4", "a5", "c6"],
          columns: ["ab", "c", "bca", "a", "b", "cc", "ba"]))
  }

  mutating func act(on run: PickerRun) -> Act {
    let point = ScreenPoint(line: number(0...20), column: number(0...70))
    switch number(0...25) {
    case 0...7: return .query(Self.queries.randomElement(using: &numbers) ?? "")
    case 8 where run.state.find.finding != nil: return .leave
    case 9...13: return .keys(Self.keys.randomElement(using: &numbers) ?? "up")
    case 14...16:
      return .drag(
        point, ScreenPoint(line: number(-9...30), column: number(-30...90)))
    case 17: return .resize(size())
    case 18 where !isComplete:
      rows.append(row())
      return .more(data)
    case 19 where isComplete:
      rows = (0..<number(0...8)).map { _ in row() }
      return .reload(data)
    case 20: return .slow(number(0...1) == 0)
    case 21, 22: return .answer
    case 23, 24: return .exclude
    default: return .keys("down")
    }
  }

  private mutating func size() -> ScreenSize {
    ScreenSize(lines: number(1...20), columns: number(3...70))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}
