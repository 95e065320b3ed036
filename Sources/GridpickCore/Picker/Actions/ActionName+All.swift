extension ActionName {
  /// All names, in the order of the help; the table is built only when a name is first needed.
  package static let all =
    names(picking, in: .pick) + names(finding, in: .find) + names(showing, in: .columns)
    + names(marking, in: .mark, needing: .marking)
    + names(previewing, in: .preview, needing: .shownPreview) + names(loading, in: .data)
    + names(going, in: .go) + names(leaving, in: .leave)

  /// Puts the names in a group; a name without a need of its own gets the need of the group.
  private static func names(
    _ names: [ActionName], in group: ActionGroup, needing need: Binding.Need? = nil
  ) -> [ActionName] {
    names.map { name in
      var name = name
      name.group = group
      name.need = name.need ?? need
      return name
    }
  }

  private static let picking = [
    ActionName("accept", .pick(), words: "pick"),
    ActionName("accept-other", .pickAs(nil), words: "pick the other: cell or row"),
    ActionName("peek", .peek, words: "show the whole value"),
    ActionName("copy", .copy, words: "copy the value"),
    ActionName("jump", .jump(), words: "jump by letters"),
    ActionName("jump-accept", .jump(picks: true), words: "jump, then pick"),
    ActionName("accept-non-empty", .pickIfAny, words: "pick if there is an item"),
    ActionName(
      "accept-or-print-query", .pickOrTakeQuery,
      words: "pick, or print the query"),
    ActionName("print-query", .takeQuery, words: "print the query and quit"),
    ActionName("accept-row", .pickAs(.section), words: "pick the whole row"),
    ActionName("accept-cell", .pickAs(.item), words: "pick the cell"),
    ActionName("print", words: "print this before the pick") {
      text throws(BindingFault) in .print(try template(text))
    },
  ]

  private static let finding =
    [
      ActionName("find", .find, words: "search"),
      ActionName("next-match", .goToMatch(1), words: "next match"),
      ActionName("prev-match", .goToMatch(-1), words: "previous match"),
      ActionName("toggle-dim", .dim, words: "dim non-matches"),
      ActionName("exclude", .exclude(marked: false), words: "exclude this item"),
      ActionName("exclude-multi", .exclude(marked: true), words: "exclude marked items"),
      ActionName(
        "change-query", words: "set the query, and start find",
        text: { .changeQuery($0) }),
      ActionName(
        "prev-history", .recallQuery(-1), words: "previous query", needing: .history),
      ActionName("next-history", .recallQuery(1), words: "next query", needing: .history),
      ActionName("best", .goToBestMatch, words: "go to the best match", needing: .finding),
      ActionName(
        "toggle-sort", .toggleRanking, words: "toggle sort by best match", needing: .finding),
      ActionName(
        "toggle-track", .setTracking(nil), words: "toggle tracking"),
      ActionName("track", .setTracking(true), words: "track this item"),
      ActionName("toggle-search", .setSearching(nil), words: "toggle filtering"),
      ActionName("enable-search", .setSearching(true), words: "turn filtering on"),
      ActionName("disable-search", .setSearching(false), words: "turn filtering off"),
      ActionName("replace-query", .replaceQuery, words: "use the item as the query"),
      ActionName("put", words: "type this text", text: { .put($0) }),
      ActionName("search", words: "search for this instead of the query", text: { .search($0) }),
    ] + names(typing, in: .find, needing: .finding)

  private static let typing = [
    ActionName(
      "clear-query", .edit(.go(.end)), .edit(.erase(.start)), words: "clear the query"),
    ActionName("beginning-of-line", .edit(.go(.start)), words: "to the start of the query"),
    ActionName("end-of-line", .edit(.go(.end)), words: "to the end of the query"),
    ActionName("backward-char", .edit(.go(.left)), words: "query: back one character"),
    ActionName("forward-char", .edit(.go(.right)), words: "query: forward one character"),
    ActionName(
      "backward-delete-char", .edit(.erase(.left)), words: "query: delete previous character"),
    ActionName("delete-char", .edit(.erase(.right)), words: "query: delete next character"),
    ActionName(
      "unix-word-rubout", .edit(.erase(.wordStart(.run))), words: "query: delete back to a space"),
    ActionName("unix-line-discard", .edit(.erase(.start)), words: "query: delete to the start"),
    ActionName("kill-line", .edit(.erase(.end)), words: "query: delete to the end"),
    ActionName("backward-word", .edit(.go(.wordStart())), words: "query: back one word"),
    ActionName("forward-word", .edit(.go(.wordEnd())), words: "query: forward one word"),
    ActionName(
      "backward-kill-word", .edit(.erase(.wordStart())), words: "query: delete previous word"),
    ActionName("kill-word", .edit(.erase(.wordEnd())), words: "query: delete next word"),
    ActionName(
      "backward-subword", .edit(.go(.wordStart(.part))), words: "query: back one word part"),
    ActionName(
      "forward-subword", .edit(.go(.wordEnd(.part))), words: "query: forward one word part"),
    ActionName(
      "backward-kill-subword", .edit(.erase(.wordStart(.part))),
      words: "query: delete previous word part"),
    ActionName(
      "kill-subword", .edit(.erase(.wordEnd(.part))), words: "query: delete next word part"),
    ActionName("yank", .edit(.yank), words: "query: paste the last deleted text"),
  ]

  private static let showing = [
    ActionName(
      "sort", .sort(.section), words: "sort by this column", forRecords: "sort by the next column",
      needing: .order),
    ActionName(
      "sort-columns", .sort(.item), words: "sort columns by this row",
      forRecords: "reverse the order", needing: .columnOrder),
    ActionName(
      "fit-column", .fitColumn, words: "fit width to visible cells", needing: .columnWidths),
    ActionName(
      "hide-column", .hideColumn, words: "hide this column", forRecords: "hide the sorted column",
      needing: .columns),
    ActionName("show-columns", .showAllColumns, words: "show all columns", needing: .columns),
    ActionName("toggle-wrap", .toggleWrap, words: "toggle wrapping", needing: .wrapping),
    ActionName("change-layout", words: "change the layout") {
      name throws(BindingFault) in .changeLayout(try layout(name))
    },
    ActionName("change-header", words: "change the title line", text: { .changeTitle($0) }),
    ActionName("change-title", words: "same as change-header", text: { .changeTitle($0) }),
  ]

  private static let marking = [
    ActionName("toggle", .mark(.toggle), words: "toggle mark"),
    ActionName(
      "toggle-down", .mark(.toggle), .move(.step(.down)), words: "toggle mark, and move down"),
    ActionName("toggle-up", .mark(.toggle), .move(.step(.up)), words: "toggle mark, and move up"),
    ActionName(
      "toggle-row", .mark(.toggleSection), words: "mark the whole row",
      forRecords: "mark the whole group"),
    ActionName(
      "toggle-column", .mark(.toggleColumn), words: "mark the whole column",
      needing: .markedColumns),
    ActionName("toggle-rectangle", .mark(.toggleRectangle), words: "start or end a rectangle"),
    ActionName("extend-left", .extendMarks(.left), words: "extend rectangle left"),
    ActionName("extend-right", .extendMarks(.right), words: "extend rectangle right"),
    ActionName("extend-up", .extendMarks(.up), words: "extend rectangle up"),
    ActionName("extend-down", .extendMarks(.down), words: "extend rectangle down"),
    ActionName("select-all", .mark(.selectAll), words: "mark all, or all matches"),
    ActionName("deselect-all", .mark(.deselectAll), words: "clear marks"),
    ActionName("toggle-all", .mark(.invert), words: "invert marks"),
    ActionName("change-multi", .changeMostMarks(nil), words: "set mark limit") {
      text throws(BindingFault) in
      .changeMostMarks(try number(text, in: 1...(.max), of: "change-multi"))
    },
    ActionName("select", .mark(.select), words: "mark"),
    ActionName("deselect", .mark(.deselect), words: "unmark"),
  ]

  private static let previewing = [
    ActionName("toggle-preview", .togglePreview, words: "preview: show or hide", needing: .preview),
    ActionName("preview-up", .scrollPreview(.lines(-1)), words: "preview: one line up"),
    ActionName("preview-down", .scrollPreview(.lines(1)), words: "preview: one line down"),
    ActionName("preview-left", .scrollPreview(.columns(-8)), words: "preview: scroll left"),
    ActionName("preview-right", .scrollPreview(.columns(8)), words: "preview: scroll right"),
    ActionName("preview-page-up", .scrollPreview(.halfViews(-2)), words: "preview: page up"),
    ActionName("preview-page-down", .scrollPreview(.halfViews(2)), words: "preview: page down"),
    ActionName(
      "preview-half-page-up", .scrollPreview(.halfViews(-1)), words: "preview: half a page up"),
    ActionName(
      "preview-half-page-down", .scrollPreview(.halfViews(1)), words: "preview: half a page down"),
    ActionName("preview-top", .scrollPreview(.start), words: "preview: to the top"),
    ActionName("preview-bottom", .scrollPreview(.end), words: "preview: to the end, and follow"),
    ActionName("toggle-preview-wrap", .togglePreviewWrap, words: "preview: toggle wrapping"),
    ActionName("refresh-preview", .refreshPreview, words: "preview: rerun the command"),
    ActionName("preview", words: "preview: show this command's output for this item") {
      text throws(BindingFault) in .preview(try command(text))
    },
    ActionName("change-preview", words: "preview: change the command") {
      text throws(BindingFault) in .changePreview(try command(text))
    },
    ActionName(
      "change-preview-label", words: "preview: change the label", text: { .changePreviewLabel($0) }),
    ActionName(
      "change-preview-window", words: "preview: change --preview-window; a|b cycles"
    ) {
      text throws(BindingFault) in
      .changePreviewWindow(try windows(text))
    },
  ]

  private static let loading =
    [
      ActionName("reload", .reload(), words: "refresh", needing: .reload) {
        text throws(BindingFault) in .reload(try command(text))
      },
      ActionName("reload-sync", words: "refresh, and show it when complete") {
        text throws(BindingFault) in .reload(try command(text), waitsForEnd: true)
      },
      ActionName("more", .loadMore(), words: "load more", needing: .more) {
        text throws(BindingFault) in
        .loadMore(try command(text))
      },
      ActionName("execute", words: "run a command on the terminal") {
        text throws(BindingFault) in .execute(try command(text))
      },
      ActionName("execute-silent", words: "run a command in the background") {
        text throws(BindingFault) in
        .executeSilently(try command(text))
      },
      ActionName("become", words: "replace the picker with a command") {
        text throws(BindingFault) in .become(try command(text))
      },
    ] + transforming + [
      ActionName("unbind", words: "disable keys and events") {
        text throws(BindingFault) in .bind(.off, try BindingReader.triggers(in: text))
      },
      ActionName("rebind", words: "enable keys and events again") {
        text throws(BindingFault) in .bind(.on, try BindingReader.triggers(in: text))
      },
      ActionName("toggle-bind", words: "toggle keys and events") {
        text throws(BindingFault) in .bind(.over, try BindingReader.triggers(in: text))
      },
      ActionName("bell", .ringBell, words: "ring the terminal's bell"),
      ActionName("ignore", .nothing, words: "do nothing"),
    ]

  /// The actions whose commands print actions; after a name with `bg-` nothing waits for the end.
  private static let transforming: [ActionName] =
    [
      ("transform", CommandUse.actions, "run the actions a command prints"),
      ("transform-query", .query, "use a command's output as the query"),
      ("transform-header", .title, "use a command's output as the title line"),
      ("transform-preview-label", .previewLabel, "use a command's output as the preview label"),
    ].flatMap { name, use, words in
      [true, false].map { waits in
        ActionName(
          waits ? name : "bg-\(name)",
          words: waits ? words : "\(name) without waiting for the command"
        ) { text throws(BindingFault) in .transform(try command(text), use, waits: waits) }
      }
    } + [ActionName("bg-cancel", .cancelCommands, words: "stop background commands")]

  private static let going = [
    ActionName("go-to", .askWhere, words: "go to row or row,column"),
    ActionName("first", .move(.first(.vertical)), words: "top"),
    ActionName("top", .move(.first(.vertical)), words: "top"),
    ActionName("last", .move(.last(.vertical)), words: "bottom"),
    ActionName("row-start", .move(.first(.horizontal)), words: "first column or tab"),
    ActionName("row-end", .move(.last(.horizontal)), words: "last column or tab"),
    ActionName("page-up", .move(.stepView(.up)), words: "page up"),
    ActionName("page-down", .move(.stepView(.down)), words: "page down"),
    ActionName("half-page-up", .move(.stepHalfView(.up)), words: "half a page up"),
    ActionName("half-page-down", .move(.stepHalfView(.down)), words: "half a page down"),
    ActionName("page-left", .move(.stepView(.left)), words: "page left"),
    ActionName("page-right", .move(.stepView(.right)), words: "page right"),
    ActionName("first-of-all", .move(.start), words: "first item"),
    ActionName("last-of-all", .move(.end), words: "last item"),
    ActionName("left", .move(.step(.left)), words: "one step left"),
    ActionName("right", .move(.step(.right)), words: "one step right"),
    ActionName("up", .move(.step(.up)), words: "one step up"),
    ActionName("down", .move(.step(.down)), words: "one step down"),
    ActionName("go", words: "go to row,column in the data; 0,0 is first") {
      text throws(BindingFault) in .go(try place(text))
    },
    ActionName("pos", words: "go to this row or item; 1: first, -1: last") {
      text throws(BindingFault) in
      .goToPlace(try number(text, in: (-Int(Int32.max))...(.max), of: "pos"))
    },
    ActionName("help", .help, words: "help"),
  ]

  private static let leaving = [
    ActionName("cancel", .cancel, words: "back one step, or quit"),
    ActionName("abort", .leave, words: "quit immediately"),
  ]
}
