/// The place of the user, kept when actions are put off and compared when their turn comes.
struct Whereabouts: Equatable {
  /// The current item; `dataNumber` is the number of the data that contains it.
  let current: ItemID?
  let dataNumber: Int
  /// True while keys move in the grid; `step` is the step of find that Esc would leave.
  let isBrowsing: Bool
  let step: Find.Step

  /// Returns true if a user who is at `now` still means an action that was put off here.
  func stillMean(_ action: Action, at now: Whereabouts) -> Bool {
    let isThere = current == now.current && dataNumber == now.dataNumber
    return switch action {
    case .pick, .pickAs, .pickIfAny, .pickOrTakeQuery, .replaceQuery, .peek, .print, .copy,
      .exclude, .mark(.toggle), .mark(.select),
      .mark(.deselect), .mark(.toggleSection), .mark(.toggleColumn):
      isThere
    case .execute(let template), .executeSilently(let template), .become(let template),
      .transform(let template, _, _),
      .reload(let template?, _), .loadMore(let template?), .preview(let template):
      isThere || !template.asksForSomething
    case .edit, .put, .cancel, .close, .goThere, .scroll, .scrollHalfViews:
      isBrowsing == now.isBrowsing && step == now.step
    case .move, .sort, .fitColumn, .hideColumn, .showAllColumns, .toggleWrap, .reload(nil, _),
      .loadMore(nil), .help, .askWhere, .jump, .go, .scrollTo, .find, .changeQuery, .recallQuery,
      .dim, .goToMatch, .mark, .extendMarks, .changeLayout, .changeTitle, .togglePreview,
      .togglePreviewWrap, .scrollPreview, .changePreview, .changePreviewWindow, .refreshPreview,
      .call, .leave, .takeQuery, .search, .setSearching, .toggleRanking, .setTracking,
      .goToBestMatch, .goToPlace, .bind, .changeMostMarks, .ringBell, .cancelCommands,
      .changePreviewLabel, .nothing:
      true
    }
  }
}
