import GridpickModel

/// Where the user is: kept when actions are put off, and compared when their turn comes.
struct Whereabouts: Equatable {
  /// The current item, and the number of the data that it is in.
  let current: ItemID?
  let dataNumber: Int
  /// Whether keys browse, and whether find is on.
  let isBrowsing: Bool
  let isFinding: Bool

  /// Whether the user, who was here when an action was put off and is there now, still means it.
  func stillMean(_ action: Action, at now: Whereabouts) -> Bool {
    let isThere = current == now.current && dataNumber == now.dataNumber
    return switch action {
    case .pick, .pickSection, .peek, .print, .copy, .mark(.toggle), .mark(.select),
      .mark(.deselect), .mark(.toggleSection), .mark(.toggleColumn):
      isThere
    case .execute(let template), .executeSilently(let template), .become(let template),
      .reload(let template?), .loadMore(let template?), .preview(let template):
      isThere || !template.asksForSomething
    case .edit, .cancel, .close, .goThere, .scroll, .scrollHalfViews:
      isBrowsing == now.isBrowsing && isFinding == now.isFinding
    case .move, .sort, .fitColumn, .hideColumn, .showAllColumns, .reload(nil), .loadMore(nil),
      .help, .askWhere, .go, .find, .changeQuery, .recallQuery, .dim, .goToMatch, .mark,
      .extendMarks, .changeLayout, .changeTitle, .togglePreview, .togglePreviewWrap, .scrollPreview,
      .changePreview, .changePreviewWindow, .refreshPreview, .call, .leave, .nothing:
      true
    }
  }
}
