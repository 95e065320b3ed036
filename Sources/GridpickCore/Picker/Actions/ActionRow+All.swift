extension ActionRow {
  /// The rows of all names that can be bound, in the order of the help.
  package static let all =
    rows(picking, in: .pick) + rows(finding, in: .find)
    + rows(typing, in: .find, needing: .finding) + rows(showing, in: .columns)
    + rows(marking, in: .mark, needing: .marking)
    + rows(previewing, in: .preview, needing: .shownPreview) + rows(loading, in: .data)
    + rows(going, in: .go) + rows(leaving, in: .leave)

  static let byName = Dictionary(uniqueKeysWithValues: (all + inner).map { ($0.name, $0) })

  /// Puts rows in a group; a row without a need of its own gets `need`.
  private static func rows(
    _ rows: [ActionRow], in group: ActionGroup, needing need: Need? = nil
  ) -> [ActionRow] {
    rows.map { row in
      var row = row
      row.group = group
      row.need = row.need ?? need
      return row
    }
  }

  private static func row(
    _ name: String, _ words: String = "", _ kind: Kind = .other,
    forRecords wordsForRecords: String? = nil, needing need: Need? = nil,
    act: @escaping @Sendable (inout PickerState) -> Void
  ) -> ActionRow {
    ActionRow(
      name: name, words: words, wordsForRecords: wordsForRecords, need: need, kind: kind,
      act: { state, _ in act(&state) })
  }

  private static func row(
    _ name: String, _ words: String = "", _ kind: Kind = .other, takes: Argument.Kind?,
    act: @escaping @Sendable (inout PickerState, Argument?) -> Void = { _, _ in }
  ) -> ActionRow {
    ActionRow(name: name, words: words, kind: kind, takes: takes, needsArgument: true, act: act)
  }

  private static let picking = [
    row("accept", "pick", .pick) { $0.pickCurrent() },
    row("accept-other", "pick the other: cell or row", .pick) {
      $0.pickCurrent(as: $0.pickUnit.other(of: $0.content))
    },
    row("peek", "show the whole value", .peek) { $0.peek() },
    row("copy", "copy the value", .value) { $0.copy() },
    row("jump", "jump by letters") { $0.beginJump(picks: false) },
    row("jump-accept", "jump, then pick") { $0.beginJump(picks: true) },
    row("accept-non-empty", "pick if there is an item", .pick) {
      if $0.hasPick { $0.pickCurrent() }
    },
    row("accept-or-print-query", "pick, or print the query", .pick) {
      $0.hasPick ? $0.pickCurrent() : $0.tell(.tookQuery(isPick: true))
    },
    row("print-query", "print the query and quit") { $0.tell(.tookQuery(isPick: true)) },
    row("accept-row", "pick the whole row", .pick) { $0.pickCurrent(as: .section) },
    row("accept-cell", "pick the cell", .pick) { $0.pickCurrent(as: .item) },
    row("print", "print this before the pick", .value, takes: .output) {
      if case .output(let output)? = $1, let id = $0.subject { $0.tell(.print(output, id)) }
    },
  ]

  private static let finding = [
    row("find", "search") { $0.beginFind() },
    row("next-match", "next match") { $0.goToMatch(1) },
    row("prev-match", "previous match") { $0.goToMatch(-1) },
    row("toggle-dim", "dim non-matches") { $0.toggleDim() },
    row("exclude", "exclude this item", .exclude) { $0.exclude(marked: false) },
    row("exclude-multi", "exclude marked items", .exclude) { $0.exclude(marked: true) },
    row("change-query", "set the query, and start find", takes: .text) {
      $0.changeQuery($1.text)
    },
    row("prev-history", "previous query", needing: .history) { $0.recallQuery(-1) },
    row("next-history", "next query", needing: .history) { $0.recallQuery(1) },
    row("best", "go to the best match", needing: .finding) { $0.goToBestMatch() },
    row("toggle-sort", "toggle sort by best match", needing: .finding) { $0.toggleRanking() },
    row("toggle-track", "toggle tracking") { $0.setTracking(nil) },
    row("track", "track this item") { $0.setTracking(true) },
    row("toggle-search", "toggle filtering") { $0.setSearching(nil) },
    row("enable-search", "turn filtering on") { $0.setSearching(true) },
    row("disable-search", "turn filtering off") { $0.setSearching(false) },
    row("replace-query", "use the item as the query", .atItem) { $0.replaceQuery() },
    row("put", "type this text", .over, takes: .text) { $0.put($1.text) },
    row("search", "search for this instead of the query", takes: .text) {
      $0.search(for: $1.text)
    },
  ]

  private static func edit(_ name: String, _ edit: TextEntry.Edit, _ words: String) -> ActionRow {
    row(name, words, .typing) { $0.edit(edit) }
  }

  private static let typing = [
    ActionRow(
      name: "clear-query", words: "clear the query", parts: ["end-of-line", "unix-line-discard"]),
    edit("beginning-of-line", .go(.start), "to the start of the query"),
    edit("end-of-line", .go(.end), "to the end of the query"),
    edit("backward-char", .go(.left), "query: back one character"),
    edit("forward-char", .go(.right), "query: forward one character"),
    edit("backward-delete-char", .erase(.left), "query: delete previous character"),
    edit("delete-char", .erase(.right), "query: delete next character"),
    edit("unix-word-rubout", .erase(.wordStart(.run)), "query: delete back to a space"),
    edit("unix-line-discard", .erase(.start), "query: delete to the start"),
    edit("kill-line", .erase(.end), "query: delete to the end"),
    edit("backward-word", .go(.wordStart()), "query: back one word"),
    edit("forward-word", .go(.wordEnd()), "query: forward one word"),
    edit("backward-kill-word", .erase(.wordStart()), "query: delete previous word"),
    edit("kill-word", .erase(.wordEnd()), "query: delete next word"),
    edit("backward-subword", .go(.wordStart(.part)), "query: back one word part"),
    edit("forward-subword", .go(.wordEnd(.part)), "query: forward one word part"),
    edit(
      "backward-kill-subword", .erase(.wordStart(.part)), "query: delete previous word part"),
    edit("kill-subword", .erase(.wordEnd(.part)), "query: delete next word part"),
    edit("yank", .yank, "query: paste the last deleted text"),
  ]

  private static let showing = [
    row("sort", "sort by this column", forRecords: "sort by the next column", needing: .order) {
      $0.sort(.section)
    },
    row(
      "sort-columns", "sort columns by this row", forRecords: "reverse the order",
      needing: .columnOrder
    ) { $0.sort(.item) },
    row("fit-column", "fit width to visible cells", needing: .columnWidths) { $0.fitColumn() },
    row(
      "hide-column", "hide this column", forRecords: "hide the sorted column", needing: .columns
    ) { $0.hideColumn() },
    row("show-columns", "show all columns", needing: .columns) { $0.showAllColumns() },
    row("choose-columns", "choose and order columns", needing: .columns) { $0.chooseColumns() },
    row("freeze-column", "freeze up to this column, and back", needing: .frozenColumns) {
      $0.freezeColumn()
    },
    row("find-in-column", "search in this column", needing: .titles) { $0.findInColumn() },
    row("group", "tabs by this column, and back", needing: .grouping) { $0.group() },
    row("pivot", "pivot by two columns, and back", needing: .pivoting) { $0.pivot() },
    row("toggle-wrap", "toggle wrapping", needing: .wrapping) { $0.toggleWrap() },
    row("change-layout", "change the layout", takes: .layout) {
      if case .layout(let layout)? = $1 { $0.changeLayout(layout) }
    },
    row("change-header", "change the title line", takes: .text) { $0.changeTitle($1.text) },
    ActionRow(
      name: "change-title", words: "same as change-header", takes: .text, needsArgument: true,
      parts: ["change-header"]),
  ]

  private static func mark(
    _ name: String, _ words: String, _ kind: Kind = .mark,
    forRecords wordsForRecords: String? = nil, needing need: Need? = nil,
    change: @escaping @Sendable (inout PickerState) -> Void
  ) -> ActionRow {
    row(name, words, kind, forRecords: wordsForRecords, needing: need) { $0.mark(by: change) }
  }

  private static func extend(_ name: String, _ way: Direction, _ words: String) -> ActionRow {
    row(name, words, .extend) { $0.extendMarks(way) }
  }

  private static let marking = [
    mark("toggle", "toggle mark") { $0.change(.toggling) },
    ActionRow(
      name: "toggle-down", words: "toggle mark, and move down", parts: ["toggle", "down"]),
    ActionRow(name: "toggle-up", words: "toggle mark, and move up", parts: ["toggle", "up"]),
    mark("toggle-row", "mark the whole row", forRecords: "mark the whole group") {
      if let position = $0.position { $0.toggle(section: position.section) }
    },
    mark("toggle-column", "mark the whole column", needing: .markedColumns) {
      if let position = $0.position { $0.toggle(column: position.index) }
    },
    row("toggle-rectangle", "start or end a rectangle", .markOther) { $0.toggleRectangle() },
    extend("extend-left", .left, "extend rectangle left"),
    extend("extend-right", .right, "extend rectangle right"),
    extend("extend-up", .up, "extend rectangle up"),
    extend("extend-down", .down, "extend rectangle down"),
    mark("select-all", "mark all, or all matches", .markAll) { $0.changeAll(.adding) },
    mark("deselect-all", "clear marks", .unmarkAll) { $0.forgetMarks() },
    mark("toggle-all", "invert marks", .markAll) { $0.changeAll(.inverting) },
    ActionRow(
      name: "change-multi", words: "set mark limit", kind: .aside, takes: .count,
      act: { if $0.canMarkOrSays() { $0.settings.options.marking?.most = $1.number } }),
    mark("select", "mark") { $0.change(.adding) },
    mark("deselect", "unmark") { $0.change(.removing) },
  ]

  private static func scroll(_ name: String, _ scroll: PreviewScroll, _ words: String) -> ActionRow
  {
    row(name, words, .aside) { if $0.showsPreviewOrSays() { $0.scrollPreview(scroll) } }
  }

  private static let previewing = [
    row("toggle-preview", "preview: show or hide", needing: .preview) { $0.togglePreview() },
    scroll("preview-up", .lines(-1), "preview: one line up"),
    scroll("preview-down", .lines(1), "preview: one line down"),
    scroll("preview-left", .columns(-8), "preview: scroll left"),
    scroll("preview-right", .columns(8), "preview: scroll right"),
    scroll("preview-page-up", .halfViews(-2), "preview: page up"),
    scroll("preview-page-down", .halfViews(2), "preview: page down"),
    scroll("preview-half-page-up", .halfViews(-1), "preview: half a page up"),
    scroll("preview-half-page-down", .halfViews(1), "preview: half a page down"),
    scroll("preview-top", .start, "preview: to the top"),
    scroll("preview-bottom", .end, "preview: to the end, and follow"),
    row("toggle-preview-wrap", "preview: toggle wrapping", .aside) { $0.togglePreviewWrap() },
    row("refresh-preview", "preview: rerun the command", .aside) {
      if $0.showsPreviewOrSays() { $0.refreshPreview() }
    },
    row(
      "preview", "preview: show this command's output for this item", .preview, takes: .command
    ) { if let command = $1.command { $0.preview(by: command) } },
    row("change-preview", "preview: change the command", .aside, takes: .command) {
      if let command = $1.command { $0.changePreview(to: command) }
    },
    row("change-preview-label", "preview: change the label", takes: .text) {
      $0.changePreviewLabel($1.text)
    },
    row(
      "change-preview-window", "preview: change --preview-window; a|b cycles", takes: .windows
    ) { if case .windows(let turns)? = $1 { $0.changePreviewWindow(inTurn: turns) } },
  ]

  private typealias Triggers = Set<Binding.Trigger>

  private static func turn(
    _ name: String, _ words: String,
    _ change: @escaping @Sendable (inout Triggers, Triggers) -> Void
  ) -> ActionRow {
    row(name, words, .aside, takes: .triggers) {
      if case .triggers(let named)? = $1 { change(&$0.settings.options.keymap.off, Set(named)) }
    }
  }

  private static let loading =
    [
      ActionRow(
        name: "reload", words: "refresh", need: .reload, kind: .command, takes: .command,
        act: { $0.reload(by: $1.command) }),
      row("reload-sync", "refresh, and show it when complete", .command, takes: .command) {
        $0.reload(by: $1.command, waitsForEnd: true)
      },
      ActionRow(
        name: "more", words: "load more", need: .more, kind: .command, takes: .command,
        act: { $0.loadMore(by: $1.command) }),
      row("execute", "run a command on the terminal", .command, takes: .command) {
        if let invocation = $0.invocation($1.command) { $0.tell(.execute(invocation)) }
      },
      row(
        "execute-silent", "run a command in the background", .background(nil, waits: true),
        takes: .command),
      row("become", "replace the picker with a command", .command, takes: .command) {
        if let invocation = $0.invocation($1.command) { $0.tell(.become(invocation)) }
      },
    ] + transforming + [
      row("bg-cancel", "stop background commands", .aside) { $0.cancelCommands() },
      turn("unbind", "disable keys and events") { $0.formUnion($1) },
      turn("rebind", "enable keys and events again") { $0.subtract($1) },
      turn("toggle-bind", "toggle keys and events") { $0.formSymmetricDifference($1) },
      row("bell", "ring the terminal's bell", .aside) { $0.tell(.ringBell) },
      row("ignore", "do nothing", .aside) { _ in },
    ]

  /// The actions that use a command's output; with `bg-` later actions do not wait for its end.
  private static let transforming = [
    ("transform", CommandUse.actions, "run the actions a command prints"),
    ("transform-query", .query, "use a command's output as the query"),
    ("transform-header", .title, "use a command's output as the title line"),
    ("transform-preview-label", .previewLabel, "use a command's output as the preview label"),
  ].flatMap { name, use, words in
    [
      row(name, words, .background(use, waits: true), takes: .command),
      row(
        "bg-\(name)", "\(name) without waiting for the command", .background(use, waits: false),
        takes: .command),
    ]
  }

  private static func move(_ name: String, _ movement: Movement, _ words: String) -> ActionRow {
    row(name, words, .move) { $0.move(movement) }
  }

  private static let going = [
    row("go-to", "go to row or row,column") { $0.browsing.mode = .goingTo(TextEntry()) },
    move("first", .first(.vertical), "top"),
    ActionRow(name: "top", words: "top", parts: ["first"]),
    move("last", .last(.vertical), "bottom"),
    move("row-start", .first(.horizontal), "first column or tab"),
    move("row-end", .last(.horizontal), "last column or tab"),
    move("page-up", .stepView(.up, halves: 2), "page up"),
    move("page-down", .stepView(.down, halves: 2), "page down"),
    move("half-page-up", .stepView(.up, halves: 1), "half a page up"),
    move("half-page-down", .stepView(.down, halves: 1), "half a page down"),
    move("page-left", .stepView(.left, halves: 2), "page left"),
    move("page-right", .stepView(.right, halves: 2), "page right"),
    move("first-of-all", .start, "first item"),
    move("last-of-all", .end, "last item"),
    move("left", .step(.left), "one step left"),
    move("right", .step(.right), "one step right"),
    move("up", .step(.up), "one step up"),
    move("down", .step(.down), "one step down"),
    row("go", "go to row,column in the data; 0,0 is first", takes: .place) {
      if case .place(let place)? = $1 { $0.go(toData: place) }
    },
    row("pos", "go to this row or item; 1: first, -1: last", takes: .number) {
      if let number = $1.number { $0.go(toNumber: number) }
    },
    row("help", "help") { $0.openHelp() },
  ]

  private static let leaving = [
    row("cancel", "back one step, or quit", .typing) { $0.goBack() },
    row("abort", "quit immediately") { $0.tell(.cancelled) },
  ]

  /// The actions that no binding can name; keys and programs reach them in other ways.
  private static let inner = [
    row("type", "", .over, takes: .text) { state, typed in
      for character in typed.text { state.edit(.type(character)) }
    },
    row("close", "", .over) { $0.browsing.close() },
    row("go-there", "", .over) { $0.goThere() },
    row("scroll-panel", "", .over, takes: .number) { $0.scrollPanel(by: $1.number ?? 0) },
    row("scroll-panel-halves", "", .over, takes: .number) {
      $0.scrollPanel(by: ($1.number ?? 0) * Panel.lines(on: $0.screen) / 2)
    },
    row("scroll-to-line", takes: .number) { $0.scroll(.vertical, to: $1.number ?? 0) },
    row("scroll-to-column", takes: .number) { $0.scroll(.horizontal, to: $1.number ?? 0) },
    row("toggle-each", "", .markOther, takes: nil) {
      if case .items(let ids)? = $1 { $0.mark { $0.toggle(ids) } }
    },
    row("accept-by", "", .pick, takes: nil) {
      if case .key(let key)? = $1 { $0.pickCurrent(by: key) }
    },
    row("call", takes: nil) {
      guard case .call(let number, let otherwise)? = $1 else { return }
      $0.tell(
        .called(
          number, at: $0.currentID, title: $0.pointer.clickedTitle, otherwise: otherwise))
    },
  ]
}
