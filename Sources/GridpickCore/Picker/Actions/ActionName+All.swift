extension ActionName {
  /// The table of all names; it is built only when a name is first needed.
  package static let all = ending + moving + showing + previewing + finding + marking + running

  private static let ending = [
    ActionName("accept", .pick()),
    ActionName("accept-row", .pickSection),
    ActionName("abort", .leave),
    ActionName("cancel", .cancel, words: "end find, or cancel the picker"),
    ActionName("ignore", .nothing, words: "does nothing"),
  ]

  private static let moving = [
    ActionName("up", .move(.step(.up))),
    ActionName("down", .move(.step(.down))),
    ActionName("left", .move(.step(.left))),
    ActionName("right", .move(.step(.right))),
    ActionName("page-up", .move(.stepView(.up))),
    ActionName("page-down", .move(.stepView(.down))),
    ActionName("page-left", .move(.stepView(.left))),
    ActionName("page-right", .move(.stepView(.right))),
    ActionName("half-page-up", .move(.stepHalfView(.up))),
    ActionName("half-page-down", .move(.stepHalfView(.down))),
    ActionName("first", .move(.first(.vertical))),
    ActionName("top", .move(.first(.vertical))),
    ActionName("last", .move(.last(.vertical))),
    ActionName("row-start", .move(.first(.horizontal))),
    ActionName("row-end", .move(.last(.horizontal))),
    ActionName("first-of-all", .move(.start)),
    ActionName("last-of-all", .move(.end)),
    ActionName("go-to", .askWhere),
    ActionName("go", words: "to a place of the data, as in go(12,3), both counted from 0") {
      text throws(BindingFault) in .go(try place(text))
    },
  ]

  private static let showing = [
    ActionName("peek", .peek),
    ActionName("help", .help),
    ActionName("sort", .sort(.section)),
    ActionName("sort-columns", .sort(.item)),
    ActionName("fit-column", .fitColumn),
    ActionName("hide-column", .hideColumn),
    ActionName("show-columns", .showAllColumns),
    ActionName("toggle-wrap", .toggleWrap),
    ActionName("change-layout", words: "another layout, by its name") {
      name throws(BindingFault) in .changeLayout(try layout(name))
    },
    ActionName("change-title", words: "another line above everything") {
      title throws(BindingFault) in
      .changeTitle(try text(title, of: "change-title"))
    },
  ]

  private static let previewing = [
    ActionName("toggle-preview", .togglePreview),
    ActionName(
      "toggle-preview-wrap", .togglePreviewWrap, words: "fold the preview's lines, or not"),
    ActionName("preview-up", .scrollPreview(.lines(-1))),
    ActionName("preview-down", .scrollPreview(.lines(1))),
    ActionName("preview-left", .scrollPreview(.columns(-8))),
    ActionName("preview-right", .scrollPreview(.columns(8))),
    ActionName("preview-page-up", .scrollPreview(.halfViews(-2))),
    ActionName("preview-page-down", .scrollPreview(.halfViews(2))),
    ActionName(
      "preview-half-page-up", .scrollPreview(.halfViews(-1)), words: "preview half a view up"),
    ActionName(
      "preview-half-page-down", .scrollPreview(.halfViews(1)), words: "preview half a view down"),
    ActionName("preview-top", .scrollPreview(.start)),
    ActionName("preview-bottom", .scrollPreview(.end)),
    ActionName("refresh-preview", .refreshPreview, words: "run the preview's command anew"),
    ActionName("preview", words: "preview this command's output until another item is current") {
      text throws(BindingFault) in .preview(try command(text))
    },
    ActionName("change-preview", words: "another command to preview from now on") {
      text throws(BindingFault) in .changePreview(try command(text))
    },
    ActionName("change-preview-window", words: "where the preview stands, as --preview-window") {
      text throws(BindingFault) in
      .changePreviewWindow(try window(text))
    },
  ]

  private static let finding = [
    ActionName("find", .find),
    ActionName("next-match", .goToMatch(1)),
    ActionName("prev-match", .goToMatch(-1)),
    ActionName("toggle-dim", .dim),
    ActionName("change-query", words: "replace the query, and begin find if it is off") {
      query throws(BindingFault) in
      .changeQuery(try text(query, of: "change-query"))
    },
    ActionName("prev-history", .recallQuery(-1), words: "an earlier query, with --history"),
    ActionName("next-history", .recallQuery(1), words: "a later query, with --history"),
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

  private static let marking = [
    ActionName("toggle", .mark(.toggle), words: "mark, or no longer"),
    ActionName(
      "toggle-down", .mark(.toggle), .move(.step(.down)), words: "mark, and one step down"),
    ActionName("toggle-up", .mark(.toggle), .move(.step(.up)), words: "mark, and one step up"),
    ActionName("toggle-all", .mark(.invert), words: "invert the marks"),
    ActionName("toggle-row", .mark(.toggleSection), words: "mark or unmark the whole row"),
    ActionName("toggle-column", .mark(.toggleColumn), words: "mark or unmark the whole column"),
    ActionName("toggle-rectangle", .mark(.toggleRectangle), words: "begin or end a rectangle"),
    ActionName("select", .mark(.select), words: "mark"),
    ActionName("deselect", .mark(.deselect), words: "unmark"),
    ActionName("select-all", .mark(.selectAll), words: "mark all that match"),
    ActionName("deselect-all", .mark(.deselectAll), words: "mark nothing"),
    ActionName("extend-up", .extendMarks(.up), words: "mark a rectangle upwards"),
    ActionName("extend-down", .extendMarks(.down), words: "mark a rectangle downwards"),
    ActionName("extend-left", .extendMarks(.left), words: "mark a rectangle to the left"),
    ActionName("extend-right", .extendMarks(.right), words: "mark a rectangle to the right"),
  ]

  private static let running = [
    ActionName("copy", .copy),
    ActionName("reload", .reload(), words: "refresh, by --reload or the command in brackets") {
      text throws(BindingFault) in .reload(try command(text))
    },
    ActionName("more", .loadMore(), words: "load more, by --more or the command in brackets") {
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
    ActionName("print", words: "print this too, before what is picked") {
      text throws(BindingFault) in .print(try template(text))
    },
  ]
}
