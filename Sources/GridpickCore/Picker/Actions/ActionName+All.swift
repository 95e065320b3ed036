extension ActionName {
  /// The table of all names, in the order of the help; it is built only when a name is first
  /// needed.
  package static let all =
    names(picking, in: .pick) + names(finding, in: .find) + names(showing, in: .columns)
    + names(marking, in: .mark, needing: .marking)
    + names(previewing, in: .preview, needing: .shownPreview) + names(loading, in: .data)
    + names(going, in: .go) + names(leaving, in: .leave)

  /// Returns names as names of one group; those without a need of their own have the group's.
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
    ActionName(
      "accept-other", .pickAs(nil), words: "pick the cell of a record, else the row",
      inGroups: "pick the record"),
    ActionName("peek", .peek, words: "peek at the whole value"),
    ActionName("copy", .copy, words: "copy the value"),
    ActionName("jump", .jump(), words: "go to a label"),
    ActionName("jump-accept", .jump(picks: true), words: "pick by label"),
    ActionName("accept-non-empty", .pickIfAny, words: "pick, if there is anything"),
    ActionName(
      "accept-or-print-query", .pickOrTakeQuery,
      words: "pick, or end with the query"),
    ActionName("print-query", .takeQuery, words: "end and print the query"),
    ActionName("accept-row", .pickAs(.section), words: "pick the whole row"),
    ActionName("accept-cell", .pickAs(.item), words: "pick the cell"),
    ActionName("print", words: "print this too, before what is picked") {
      text throws(BindingFault) in .print(try template(text))
    },
  ]

  private static let finding =
    [
      ActionName("find", .find, words: "search"),
      ActionName("next-match", .goToMatch(1), words: "next match"),
      ActionName("prev-match", .goToMatch(-1), words: "previous match"),
      ActionName("toggle-dim", .dim, words: "dim what does not match"),
      ActionName("exclude", .exclude(marked: false), words: "take this out"),
      ActionName("exclude-multi", .exclude(marked: true), words: "take out what is marked"),
      ActionName(
        "change-query", words: "replace the query, and begin if find is off",
        text: { .changeQuery($0) }),
      ActionName(
        "prev-history", .recallQuery(-1), words: "an earlier query", needing: .history),
      ActionName("next-history", .recallQuery(1), words: "a later query", needing: .history),
      ActionName("best", .goToBestMatch, words: "to the best match", needing: .finding),
      ActionName(
        "toggle-sort", .toggleRanking, words: "best first, or in order", needing: .finding),
      ActionName(
        "toggle-track", .setTracking(nil), words: "keep to the item, or not"),
      ActionName("track", .setTracking(true), words: "keep to the item"),
      ActionName("toggle-search", .setSearching(nil), words: "let the query filter, or not"),
      ActionName("enable-search", .setSearching(true), words: "let the query filter"),
      ActionName("disable-search", .setSearching(false), words: "let the query filter nothing"),
      ActionName("replace-query", .replaceQuery, words: "the current item as the query"),
      ActionName("put", words: "type this text", text: { .put($0) }),
      ActionName("search", words: "search for this instead of the query", text: { .search($0) }),
    ] + names(typing, in: .find, needing: .finding)

  private static let typing = [
    ActionName(
      "clear-query", .edit(.go(.end)), .edit(.erase(.start)), words: "erase what is typed"),
    ActionName("beginning-of-line", .edit(.go(.start)), words: "to the beginning of what is typed"),
    ActionName("end-of-line", .edit(.go(.end)), words: "to the end of what is typed"),
    ActionName("backward-char", .edit(.go(.left)), words: "back in the query"),
    ActionName("forward-char", .edit(.go(.right)), words: "forward in the query"),
    ActionName("backward-delete-char", .edit(.erase(.left)), words: "erase the character before"),
    ActionName("delete-char", .edit(.erase(.right)), words: "erase the character behind"),
    ActionName(
      "unix-word-rubout", .edit(.erase(.wordStart(.run))), words: "erase back to a blank"),
    ActionName("unix-line-discard", .edit(.erase(.start)), words: "erase all before"),
    ActionName("kill-line", .edit(.erase(.end)), words: "erase all behind"),
    ActionName("backward-word", .edit(.go(.wordStart())), words: "back over a word"),
    ActionName("forward-word", .edit(.go(.wordEnd())), words: "on over a word"),
    ActionName("backward-kill-word", .edit(.erase(.wordStart())), words: "erase the word before"),
    ActionName("kill-word", .edit(.erase(.wordEnd())), words: "erase the word behind"),
    ActionName(
      "backward-subword", .edit(.go(.wordStart(.part))), words: "back over a part of a word"),
    ActionName("forward-subword", .edit(.go(.wordEnd(.part))), words: "on over a part of a word"),
    ActionName(
      "backward-kill-subword", .edit(.erase(.wordStart(.part))),
      words: "erase the part of a word before"),
    ActionName(
      "kill-subword", .edit(.erase(.wordEnd(.part))), words: "erase the part of a word behind"),
    ActionName("yank", .edit(.yank), words: "type what was erased last"),
  ]

  private static let showing = [
    ActionName(
      "sort", .sort(.section), words: "sort by this column", inGroups: "sort by the next column",
      needing: .order),
    ActionName(
      "sort-columns", .sort(.item), words: "sort columns by this row",
      inGroups: "turn the order", needing: .columnOrder),
    ActionName("fit-column", .fitColumn, words: "fit to what is in view", needing: .columnWidths),
    ActionName("hide-column", .hideColumn, words: "hide this column", needing: .columns),
    ActionName("show-columns", .showAllColumns, words: "show all columns", needing: .columns),
    ActionName("toggle-wrap", .toggleWrap, words: "wrap long cells, or not", needing: .wrapping),
    ActionName("change-layout", words: "another layout, by its name") {
      name throws(BindingFault) in .changeLayout(try layout(name))
    },
    ActionName("change-header", words: "another line above everything", text: { .changeTitle($0) }),
    ActionName("change-title", words: "the same as change-header", text: { .changeTitle($0) }),
  ]

  private static let marking = [
    ActionName("toggle", .mark(.toggle), words: "mark, or no longer"),
    ActionName(
      "toggle-down", .mark(.toggle), .move(.step(.down)), words: "mark, and one step down"),
    ActionName("toggle-up", .mark(.toggle), .move(.step(.up)), words: "mark, and one step up"),
    ActionName(
      "toggle-row", .mark(.toggleSection), words: "mark the whole row",
      inGroups: "mark the whole group"),
    ActionName(
      "toggle-column", .mark(.toggleColumn), words: "mark the whole column",
      needing: .markedColumns),
    ActionName("toggle-rectangle", .mark(.toggleRectangle), words: "begin or end a rectangle"),
    ActionName("extend-left", .extendMarks(.left), words: "rectangle to the left"),
    ActionName("extend-right", .extendMarks(.right), words: "rectangle to the right"),
    ActionName("extend-up", .extendMarks(.up), words: "rectangle upwards"),
    ActionName("extend-down", .extendMarks(.down), words: "rectangle downwards"),
    ActionName("select-all", .mark(.selectAll), words: "mark all, or all that match"),
    ActionName("deselect-all", .mark(.deselectAll), words: "mark none"),
    ActionName("toggle-all", .mark(.invert), words: "invert the marks"),
    ActionName("change-multi", .changeMostMarks(nil), words: "any number of marks, or this many") {
      text throws(BindingFault) in
      .changeMostMarks(try number(text, in: 1...(.max), of: "change-multi"))
    },
    ActionName("select", .mark(.select), words: "mark, and never unmark"),
    ActionName("deselect", .mark(.deselect), words: "unmark"),
  ]

  private static let previewing = [
    ActionName("toggle-preview", .togglePreview, words: "on or off", needing: .preview),
    ActionName("preview-up", .scrollPreview(.lines(-1)), words: "one line up"),
    ActionName("preview-down", .scrollPreview(.lines(1)), words: "one line down"),
    ActionName("preview-left", .scrollPreview(.columns(-8)), words: "to the left"),
    ActionName("preview-right", .scrollPreview(.columns(8)), words: "to the right"),
    ActionName("preview-page-up", .scrollPreview(.halfViews(-2)), words: "one view up"),
    ActionName("preview-page-down", .scrollPreview(.halfViews(2)), words: "one view down"),
    ActionName("preview-half-page-up", .scrollPreview(.halfViews(-1)), words: "half a view up"),
    ActionName("preview-half-page-down", .scrollPreview(.halfViews(1)), words: "half a view down"),
    ActionName("preview-top", .scrollPreview(.start), words: "to its top"),
    ActionName("preview-bottom", .scrollPreview(.end), words: "to its end, and on"),
    ActionName("toggle-preview-wrap", .togglePreviewWrap, words: "fold its lines, or not"),
    ActionName("refresh-preview", .refreshPreview, words: "run its command anew"),
    ActionName("preview", words: "this command's output until another item is current") {
      text throws(BindingFault) in .preview(try command(text))
    },
    ActionName("change-preview", words: "another command from now on") {
      text throws(BindingFault) in .changePreview(try command(text))
    },
    ActionName(
      "change-preview-label", words: "another label over it", text: { .changePreviewLabel($0) }),
    ActionName(
      "change-preview-window", words: "where it stands, as --preview-window; with | in turn"
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
      ActionName("reload-sync", words: "refresh, and show it once all has come") {
        text throws(BindingFault) in .reload(try command(text), waitsForEnd: true)
      },
      ActionName("more", .loadMore(), words: "load more", needing: .more) {
        text throws(BindingFault) in
        .loadMore(try command(text))
      },
      ActionName("execute", words: "give a command the terminal, and take it back") {
        text throws(BindingFault) in .execute(try command(text))
      },
      ActionName("execute-silent", words: "run a command in the background") {
        text throws(BindingFault) in
        .executeSilently(try command(text))
      },
      ActionName("become", words: "replace the picker by the command") {
        text throws(BindingFault) in .become(try command(text))
      },
    ] + transforming + [
      ActionName("unbind", words: "switch keys and events off") {
        text throws(BindingFault) in .bind(.off, try BindingReader.triggers(in: text))
      },
      ActionName("rebind", words: "switch keys and events on again") {
        text throws(BindingFault) in .bind(.on, try BindingReader.triggers(in: text))
      },
      ActionName("toggle-bind", words: "switch keys and events off, or on again") {
        text throws(BindingFault) in .bind(.over, try BindingReader.triggers(in: text))
      },
      ActionName("bell", .ringBell, words: "ring the terminal's bell"),
      ActionName("ignore", .nothing, words: "does nothing"),
    ]

  /// The actions whose commands print what is to be done; `bg-` before a name waits for nothing.
  private static let transforming: [ActionName] =
    [
      ("transform", CommandUse.actions, "do the actions that a command prints"),
      ("transform-query", .query, "what a command prints as the query"),
      ("transform-header", .title, "what a command prints above everything"),
      ("transform-preview-label", .previewLabel, "what a command prints over the preview"),
    ].flatMap { name, use, words in
      [true, false].map { waits in
        ActionName(
          waits ? name : "bg-\(name)",
          words: waits ? words : "the same as \(name), while what is behind it goes on"
        ) { text throws(BindingFault) in .transform(try command(text), use, waits: waits) }
      }
    } + [ActionName("bg-cancel", .cancelCommands, words: "end the commands in the background")]

  private static let going = [
    ActionName("go-to", .askWhere, words: "to a row, or row,column"),
    ActionName("first", .move(.first(.vertical)), words: "top"),
    ActionName("top", .move(.first(.vertical)), words: "top"),
    ActionName("last", .move(.last(.vertical)), words: "bottom"),
    ActionName("row-start", .move(.first(.horizontal)), words: "first column or tab"),
    ActionName("row-end", .move(.last(.horizontal)), words: "last column or tab"),
    ActionName("page-up", .move(.stepView(.up)), words: "one view up"),
    ActionName("page-down", .move(.stepView(.down)), words: "one view down"),
    ActionName("half-page-up", .move(.stepHalfView(.up)), words: "half a view up"),
    ActionName("half-page-down", .move(.stepHalfView(.down)), words: "half a view down"),
    ActionName("page-left", .move(.stepView(.left)), words: "one view left"),
    ActionName("page-right", .move(.stepView(.right)), words: "one view right"),
    ActionName("first-of-all", .move(.start), words: "first of all"),
    ActionName("last-of-all", .move(.end), words: "last of all"),
    ActionName("left", .move(.step(.left)), words: "one step left"),
    ActionName("right", .move(.step(.right)), words: "one step right"),
    ActionName("up", .move(.step(.up)), words: "one step up"),
    ActionName("down", .move(.step(.down)), words: "one step down"),
    ActionName("go", words: "to a place of the data, as in go(12,3), both counted from 0") {
      text throws(BindingFault) in .go(try place(text))
    },
    ActionName("pos", words: "to this row or item, from 1, or from the end as in pos(-1)") {
      text throws(BindingFault) in
      .goToPlace(try number(text, in: (-Int(Int32.max))...(.max), of: "pos"))
    },
    ActionName("help", .help, words: "to this help"),
  ]

  private static let leaving = [
    ActionName("cancel", .cancel, words: "back one step, or quit"),
    ActionName("abort", .leave, words: "quit immediately"),
  ]
}
