import GridpickTestSupport
import Testing

@testable import GridpickCore

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// The help that runs what one chooses in it.
struct HelpTests {
  /// A picker that has everything, so that each action applies.
  func rich(
    size: ScreenSize = ScreenSize(lines: 24, columns: 80), bind: String? = nil
  ) throws -> PickerRun {
    let written = try bind.map { try BindingReader.bindings(in: Array($0.utf8)) } ?? []
    let preview = try CommandTemplate(Array("cat {}".utf8))
    return PickerRun.over(layout: .sheet, size: size, start: Position(section: 4, index: 4)) {
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
      $0.options.history = QueryHistory(["r2", "r3"])
      $0.options.preview.command = preview
      $0.canReload = true
      $0.canLoadMore = true
      for binding in written { $0.options.keymap.bind(binding) }
    }
  }

  /// A row of the help as it is shown: its text, its name or what is bound, and its group.
  struct Row {
    let text: String
    let written: String
    let group: String
    let keys: String
  }

  func help(_ run: PickerRun) throws -> PickerState {
    try #require(run.state.browsing.mode.overlay).picker
  }

  /// The rows in view of the help, in their order, without headings.
  func rows(_ run: PickerRun) throws -> [Row] {
    let content = try help(run).content
    return (0..<content.sectionCount).map { Position(section: $0, index: 0) }
      .filter(content.offers).map { row(at: $0, in: content) }
  }

  private func row(at place: Position, in content: Grid) -> Row {
    let parts = (content.words(at: place, for: .status) ?? "").split(separator: "·")
      .map { $0.trimmed }
    return Row(
      text: content.item(at: place)?.label ?? "", written: parts.first ?? "",
      group: parts.count > 1 ? parts[1] : "", keys: parts.count > 2 ? parts[2] : "")
  }

  func current(_ run: PickerRun) throws -> Row? {
    let picker = try help(run)
    return picker.position.map { row(at: $0, in: picker.content) }
  }

  /// Opens the help, types a name, and presses Enter on the row of that name.
  private func choose(_ name: String, by opener: String, in run: inout PickerRun) throws {
    try run.press(opener)
    run.type(name)
    let place = try #require(try rows(run).firstIndex { $0.written == name }, "\(name)")
    for _ in 0..<place { try run.press("down") }
    #expect(try current(run)?.written == name)
    try run.press("enter")
  }

  private static let alone = ActionRow.all.filter { $0.alone != nil && $0.name != "ignore" }
    .map(\.name)
  /// The names in the help of a sheet whose rows are no records, and whose columns no row sorts.
  ///
  /// `top` is another name of `first`, under which the help has the action.
  private static let listed = alone.filter {
    !["top", "sort-columns", "group", "pivot", "find-in-column"].contains($0)
  }

  @Test(arguments: ["V down ?", "shift-down ?"])
  func `M1.16 opening the help ends no rectangle`(keys: String) throws {
    var run = try rich()
    try run.press(keys)
    #expect(run.state.marked.rectangle != nil)
    try run.press("escape")
    #expect(run.state.marked.rectangle != nil)
  }

  /// Returns true if an action applies only while there is a query: all else applies here.
  private func needsQuery(_ name: String, _ run: PickerRun) -> Bool {
    ActionRow.named(name)?.need.map(run.state.has) == false
  }

  @Test(arguments: listed)
  func `S3.14 an action chosen in the help does what its key does`(name: String) throws {
    let actions = try #require(ActionRow.named(name)?.alone)
    var chosen = try rich()
    let opener = needsQuery(name, chosen) ? "alt-?" : "?"
    if opener == "alt-?" { try chosen.press("/ r 4") }
    var pressed = chosen
    try choose(name, by: opener, in: &chosen)
    let keymap = Keymap.standard.marking()
    if let key = keymap.bindings.first(where: { $0.actions == actions })?.keys.first {
      pressed.take(.key(key))
    } else {
      pressed.take(.asked(actions))
    }
    #expect(chosen.told == pressed.told)
    #expect(chosen.state.frame() == pressed.state.frame())
    #expect(chosen.state.position == pressed.state.position)
    #expect(chosen.marked == pressed.marked)
  }

  @Test(arguments: listed)
  func `S3.10 the name of an action finds it first`(name: String) throws {
    var run = try rich()
    try run.press(needsQuery(name, run) ? "/ alt-?" : "?")
    run.type(name)
    #expect(try current(run)?.written == name)
  }

  @Test func `S3.2 the help has each action that needs no argument, once`() throws {
    var run = try rich()
    try run.press("/ alt-?")
    let names = try rows(run).map(\.written).filter { !$0.isEmpty }
    #expect(names.sorted() == Self.listed.sorted())
  }

  @Test func `S3.3 the help lists only actions that apply`() throws {
    var run = PickerRun.over(Grid(TestList(count: 5)), layout: .tabs) { _ in }
    try run.press("?")
    let names = Set(try rows(run).map(\.written))
    let absent = [
      "toggle", "select-all", "toggle-preview", "preview-up", "reload", "more", "hide-column",
      "show-columns", "fit-column", "sort-columns", "clear-query", "prev-history", "ignore",
    ]
    #expect(names.isDisjoint(with: absent))
    #expect(names.isSuperset(of: ["accept", "find", "go-to", "cancel", "page-up"]))
    #expect(try rows(run).allSatisfy { !$0.text.hasPrefix("right button") })
  }

  @Test(
    arguments: [
      (["a", "b¶c"], nil, true), (["a", "b"], nil, false), (["a", "b¶c"], 2, false),
      (["a", "b"], 1, true),
    ] as [([String], Int?, Bool)])
  func `S3.3 S4.6 the help lists the wrapping of rows if rows can wrap`(
    items: [String], columns: Int?, isListed: Bool
  ) throws {
    let data = Grid(TestList(Array(repeating: items, count: 40).flatMap(\.self)))
    var run = PickerRun.over(data, layout: .grid) {
      if let columns { $0.options.columns = .fixed(columns) }
    }
    try run.press("?")
    #expect(try rows(run).contains { $0.written == "toggle-wrap" } == isListed)
    try run.press("escape W")
    #expect((run.state.placement.wrapping != nil) == isListed)
  }

  @Test func `S3.4 S3.5 new bindings are under Yours, and actions that lost a key lack it`()
    throws
  {
    var run = try rich(bind: "ctrl-o:execute(less {}),g:peek+down,f2:up,start:down")
    try run.press("?")
    let rows = try rows(run)
    let yours = rows.filter { $0.group == "Yours" }
    #expect(yours.map(\.keys) == ["Ctrl-O", "g", "F2"])
    #expect(yours[1].text.hasSuffix("  show the whole value, one step down peek+down"))
    #expect(yours.map(\.written) == ["execute(less {})", "peek+down", "up"])
    #expect(rows.first { $0.written == "first" }.map { $0.group + $0.keys } == "More actions")
    #expect(
      rows.filter { $0.group == "Go" && $0.written == "up" }.map(\.keys) == ["↑ k Ctrl-P"])
  }

  @Test func `S3.5 an action that only a user's key does is only under Yours`() throws {
    var run = try rich(bind: "f3:last,G:ignore")
    try run.press("?")
    #expect(try rows(run).filter { $0.written == "last" }.map(\.group) == ["Yours"])
  }

  @Test func `S3.10 S3.11 keys, words and names are searched as find does`() throws {
    var run = try rich()
    try run.press("?")
    func found(_ text: String) throws -> [String] {
      try run.press("escape escape")
      run.skip(.seconds(1))
      try run.press("?")
      run.type(text)
      return try rows(run).map(\.written)
    }
    #expect(try found("ctrl-end").first == "last-of-all")
    #expect(try found("'whole value").contains("peek"))
    #expect(try found("'toggle- !preview 'row") == ["toggle-row"])
    #expect(try found("G").first == "last")
    #expect(try found("s").first == "sort")
    #expect(try found("zqx") == [])
    try run.press("enter")
    #expect(run.told.isEmpty)
    #expect(try current(run) == nil)
  }

  @Test func `S3.10 each key finds its row first, even if the row has no room for it`() throws {
    var run = try rich()
    try run.press("?")
    for row in try rows(run) {
      for key in row.keys.split(separator: " ") where key != "$" {
        run.type(String(key))
        #expect(try current(run)?.written == row.written, "\(key)")
        try run.press("escape")
      }
    }
  }

  @Test func `S3.15 bound keys that edit or move act in the help, whatever else is bound`() throws {
    var run = try rich(bind: "ctrl-t:clear-query,ctrl-x:down,enter:last,esc:up,f1:help")
    try run.press("/ r 4 alt-?")
    run.type("sort")
    try run.press("ctrl-t")
    #expect(try help(run).query.isEmpty && run.state.query == "r4")
    let first = try current(run)?.written
    try run.press("ctrl-x tab alt-down")
    #expect(try current(run)?.written != first)
    #expect(try help(run).browsing.doneNote == nil)
    try run.press("alt-?")
    #expect(run.state.browsing.mode.isBrowsing)
    try run.press("f1 f1")
    #expect(run.state.browsing.mode.isBrowsing)
    try run.press("f1 escape")
    #expect(run.state.browsing.mode.isBrowsing)
    try run.press("f1")
    run.type("peek")
    try run.press("enter")
    #expect(run.state.browsing.mode.panel != nil)
  }

  @Test
  func `S3.10 typing makes the best match current, and actions come before notes`()
    throws
  {
    var run = try rich()
    try run.press("? down down")
    for text in ["w", "h", "o"] { run.type(text) }
    #expect(try current(run)?.written == "peek")
    try run.press("escape")
    run.type("mark")
    let groups = try rows(run).map { $0.group.isEmpty }
    #expect(groups == groups.filter { !$0 } + groups.filter { $0 })
    #expect(groups.contains(true) && groups.contains(false))
  }

  @Test func `S3.2 names are shown once the screen has room for them`() throws {
    var run = try rich(size: ScreenSize(lines: 12, columns: 44))
    try run.press("? down")
    #expect(!run.state.frame().text.contains("row        accept-other"))
    run.resize(to: ScreenSize(lines: 12, columns: 80))
    #expect(run.state.frame().text.contains("accept-other · Pick · o"))
    #expect(try current(run)?.written == "accept-other")
  }

  @Test func `S3.8 the remark of Enter on a row that cannot run disappears after a while`() throws {
    var run = try rich()
    try run.press("? ctrl-end enter")
    #expect(run.state.frame().text.contains("only to be read"))
    run.wait(.seconds(4))
    #expect(!run.state.frame().text.contains("only to be read"))
    #expect(!run.state.frame().text.contains("Enter run"))
  }

  @Test func `S3.16 Esc empties the query, then closes the help`() throws {
    var run = try rich()
    try run.press("?")
    run.type("sort")
    try run.press("escape")
    #expect(try help(run).query.isEmpty)
    try run.press("escape")
    #expect(run.state.browsing.mode.isBrowsing && run.told.isEmpty)
    try run.press("escape")
    #expect(run.told == [.cancelled])
  }

  @Test func `S3.16 Esc closes the help over find, and find stays`() throws {
    var run = try rich()
    try run.press("/ r 4 alt-? escape escape")
    #expect(run.state.query == "r4")
    try run.press("escape escape")
    #expect(run.state.find.finding == nil)
  }

  @Test func `S3.4 actions with keys are in groups, and actions without keys come last`() throws {
    var run = try rich()
    try run.press("?")
    var groups: [String] = []
    for row in try rows(run) where groups.last != row.group { groups.append(row.group) }
    #expect(
      groups == [
        "Pick", "Find", "Columns", "Mark", "Preview", "Data", "Go", "Leave", "More actions", "",
      ])
    #expect(
      try rows(run).allSatisfy { $0.keys.isEmpty == ["", "More actions"].contains($0.group) })
  }

  @Test func `S3.7 S3.8 keys skip headings, and Enter on a row that cannot run says so`()
    throws
  {
    var run = try rich()
    try run.press("?")
    let count = try rows(run).count
    for place in 0..<count {
      #expect(try current(run)?.text == rows(run)[place].text)
      try run.press("down")
    }
    try run.press("down enter")
    #expect(run.told.isEmpty && run.state.frame().text.contains("only to be read"))
    try run.press("ctrl-home")
    #expect(try current(run)?.written == "accept")
  }

  @Test func `S3.9 L6.3 no size breaks the help, and the chosen row is in view`() throws {
    for lines in [0, 1, 2, 3, 4, 5, 8, 24] {
      for columns in [0, 1, 2, 3, 9, 19, 20, 24, 31, 40, 56, 79, 109, 110, 200] {
        var run = try rich()
        try run.press("? down down pagedown end up")
        run.resize(to: ScreenSize(lines: lines, columns: columns))
        #expect(run.state.frame().size == ScreenSize(lines: lines, columns: columns))
        try run.press("pageup down right down left home down s end pagedown backspace")
        let frame = run.state.frame()
        #expect(frame.size == ScreenSize(lines: lines, columns: columns))
        let picker = try help(run)
        let section = try #require(picker.position).section
        let seen = picker.placement.visibleSections(at: picker.offsets)
        #expect(
          lines < 3 || columns < 3 || seen.contains(section),
          "\(lines) × \(columns)\n\(frame.text)")
      }
    }
  }

  @Test func `S3.10 pasted text narrows the help`() throws {
    var run = try rich()
    try run.press("?")
    run.take(.pasted("toggle-\ncolumn"))
    #expect(try help(run).query == "toggle- column")
    #expect(try current(run)?.written == "toggle-column")
  }

  @Test func `S3.15 Ctrl-C in the help ends the picker`() throws {
    var run = try rich()
    try run.press("? ctrl-c")
    #expect(run.told == [.cancelled])
  }
}
