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
      "accept-row", .pickSection, words: "pick the whole row", inGroups: "pick the record"),
    ActionName("peek", .peek, words: "peek at the whole value"),
    ActionName("copy", .copy, words: "copy the value"),
    ActionName("jump", .jump(), words: "go to a label"),
    ActionName("jump-accept", .jump(picks: true), words: "pick by label"),
    ActionName("print", words: "print this too, before what is picked") {
      text throws(BindingFault) in .print(try template(text))
    },
  ]

  private static let finding =
    [
      ActionName("find", .find, words: "type to narrow"),
      ActionName("next-match", .goToMatch(1), words: "next match"),
      ActionName("prev-match", .goToMatch(-1), words: "previous match"),
      ActionName("toggle-dim", .dim, words: "dim what does not match"),
      ActionName("change-query", words: "replace the query, and begin if find is off") {
        query throws(BindingFault) in
        .changeQuery(try text(query, of: "change-query"))
      },
      ActionName(
        "prev-history", .recallQuery(-1), words: "an earlier query", needing: .history),
      ActionName("next-history", .recallQuery(1), words: "a later query", needing: .history),
    ] + names(typing, in: .find, needing: .finding)

  private static let typing = [
    ActionName("clear-query", .edit(.end), .edit(.eraseToStart), words: "erase what is typed"),
    ActionName("beginning-of-line", .edit(.start), words: "to the beginning of what is typed"),
    ActionName("end-of-line", .edit(.end), words: "to the end of what is typed"),
    ActionName("backward-char", .edit(.left), words: "back in the query"),
    ActionName("forward-char", .edit(.right), words: "forward in the query"),
    ActionName("backward-delete-char", .edit(.erase), words: "erase the character before"),
    ActionName("delete-char", .edit(.eraseNext), words: "erase the character behind"),
    ActionName("unix-word-rubout", .edit(.eraseWord), words: "erase the word before"),
    ActionName("unix-line-discard", .edit(.eraseToStart), words: "erase all before"),
    ActionName("kill-line", .edit(.eraseToEnd), words: "erase all behind"),
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
    ActionName("change-title", words: "another line above everything") {
      title throws(BindingFault) in
      .changeTitle(try text(title, of: "change-title"))
    },
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
    ActionName("change-preview-window", words: "where it stands, as --preview-window") {
      text throws(BindingFault) in
      .changePreviewWindow(try window(text))
    },
  ]

  private static let loading = [
    ActionName("reload", .reload(), words: "refresh", needing: .reload) {
      text throws(BindingFault) in .reload(try command(text))
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
    ActionName("ignore", .nothing, words: "does nothing"),
  ]

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
    ActionName("help", .help, words: "to this help"),
  ]

  private static let leaving = [
    ActionName("cancel", .cancel, words: "end find, or cancel"),
    ActionName("abort", .leave, words: "cancel, whatever one is at"),
  ]
}
