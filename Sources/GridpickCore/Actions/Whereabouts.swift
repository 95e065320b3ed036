import GridpickModel

/// Where one is when something is asked for that is done later.
struct Whereabouts: Equatable {
  /// What one is at, in which data.
  let current: ItemID?
  let dataNumber: Int
  /// What keys are for.
  let isBrowsing: Bool
  let isFinding: Bool

  /// Whether an action that was asked for here is still meant by somebody who is there now.
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
