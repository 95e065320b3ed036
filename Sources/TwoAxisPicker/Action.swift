import GridpickCore

/// An action that a key can do; the help lists it by the same name.
///
/// Picking:
///
/// ```swift
/// let actions: [Action] = [
///   .accept, .acceptOther, .acceptRow, .acceptCell, .peek, .copy, .jump, .jumpAccept,
///   .acceptNonEmpty
/// ]
/// ```
///
/// Finding:
///
/// ```swift
/// let actions: [Action] = [
///   .find, .nextMatch, .prevMatch, .toggleDim, .exclude, .excludeMulti, .best,
///   .toggleSort, .toggleTrack, .track, .toggleSearch, .enableSearch, .disableSearch,
///   .replaceQuery
/// ]
/// ```
///
/// Typing in find:
///
/// ```swift
/// let actions: [Action] = [
///   .clearQuery, .beginningOfLine, .endOfLine, .backwardChar, .forwardChar,
///   .backwardDeleteChar, .deleteChar, .unixWordRubout, .unixLineDiscard, .killLine,
///   .backwardWord, .forwardWord, .backwardKillWord, .killWord, .backwardSubword,
///   .forwardSubword, .backwardKillSubword, .killSubword, .yank
/// ]
/// ```
///
/// Columns:
///
/// ```swift
/// let actions: [Action] = [
///   .sort, .sortColumns, .fitColumn, .hideColumn, .showColumns, .toggleWrap
/// ]
/// ```
///
/// Marks:
///
/// ```swift
/// let actions: [Action] = [
///   .toggle, .toggleDown, .toggleUp, .toggleRow, .toggleColumn, .toggleRectangle,
///   .extendLeft, .extendRight, .extendUp, .extendDown, .selectAll, .deselectAll,
///   .toggleAll, .changeMulti, .select, .deselect
/// ]
/// ```
///
/// Data:
///
/// ```swift
/// let actions: [Action] = [
///   .reload, .more, .bell, .ignore
/// ]
/// ```
///
/// Going:
///
/// ```swift
/// let actions: [Action] = [
///   .goTo, .first, .top, .last, .rowStart, .rowEnd, .pageUp, .pageDown, .halfPageUp,
///   .halfPageDown, .pageLeft, .pageRight, .firstOfAll, .lastOfAll, .left, .right, .up,
///   .down, .help
/// ]
/// ```
///
/// Leaving:
///
/// ```swift
/// let actions: [Action] = [
///   .cancel, .abort
/// ]
/// ```
public enum Action: String, CaseIterable, Sendable {
  // MARK: - Picking
  /// Pick.
  case accept
  /// Pick the cell of a record, else the row.
  case acceptOther = "accept-other"
  /// Pick the whole row.
  case acceptRow = "accept-row"
  /// Pick the cell.
  case acceptCell = "accept-cell"
  /// Peek at the whole value.
  case peek
  /// Copy the value.
  case copy
  /// Go to a label.
  case jump
  /// Pick by label.
  case jumpAccept = "jump-accept"
  /// Pick, if there is anything.
  case acceptNonEmpty = "accept-non-empty"

  // MARK: - Finding
  /// Type to narrow.
  case find
  /// Next match.
  case nextMatch = "next-match"
  /// Previous match.
  case prevMatch = "prev-match"
  /// Dim what does not match.
  case toggleDim = "toggle-dim"
  /// Take this out.
  case exclude
  /// Take out what is marked.
  case excludeMulti = "exclude-multi"
  /// To the best match.
  case best
  /// Best first, or in order.
  case toggleSort = "toggle-sort"
  /// Keep to the item, or not.
  case toggleTrack = "toggle-track"
  /// Keep to the item.
  case track
  /// Let the query filter, or not.
  case toggleSearch = "toggle-search"
  /// Let the query filter.
  case enableSearch = "enable-search"
  /// Let the query filter nothing.
  case disableSearch = "disable-search"
  /// The current item as the query.
  case replaceQuery = "replace-query"

  // MARK: - Typing in find
  /// Erase what is typed.
  case clearQuery = "clear-query"
  /// To the beginning of what is typed.
  case beginningOfLine = "beginning-of-line"
  /// To the end of what is typed.
  case endOfLine = "end-of-line"
  /// Back in the query.
  case backwardChar = "backward-char"
  /// Forward in the query.
  case forwardChar = "forward-char"
  /// Erase the character before.
  case backwardDeleteChar = "backward-delete-char"
  /// Erase the character behind.
  case deleteChar = "delete-char"
  /// Erase back to a blank.
  case unixWordRubout = "unix-word-rubout"
  /// Erase all before.
  case unixLineDiscard = "unix-line-discard"
  /// Erase all behind.
  case killLine = "kill-line"
  /// Back over a word.
  case backwardWord = "backward-word"
  /// On over a word.
  case forwardWord = "forward-word"
  /// Erase the word before.
  case backwardKillWord = "backward-kill-word"
  /// Erase the word behind.
  case killWord = "kill-word"
  /// Back over a part of a word.
  case backwardSubword = "backward-subword"
  /// On over a part of a word.
  case forwardSubword = "forward-subword"
  /// Erase the part of a word before.
  case backwardKillSubword = "backward-kill-subword"
  /// Erase the part of a word behind.
  case killSubword = "kill-subword"
  /// Type what was erased last.
  case yank

  // MARK: - Columns
  /// Sort by this column.
  case sort
  /// Sort columns by this row.
  case sortColumns = "sort-columns"
  /// Fit to what is in view.
  case fitColumn = "fit-column"
  /// Hide this column.
  case hideColumn = "hide-column"
  /// Show all columns.
  case showColumns = "show-columns"
  /// Wrap long cells, or not.
  case toggleWrap = "toggle-wrap"

  // MARK: - Marks
  /// Mark, or no longer.
  case toggle
  /// Mark, and one step down.
  case toggleDown = "toggle-down"
  /// Mark, and one step up.
  case toggleUp = "toggle-up"
  /// Mark the whole row.
  case toggleRow = "toggle-row"
  /// Mark the whole column.
  case toggleColumn = "toggle-column"
  /// Begin or end a rectangle.
  case toggleRectangle = "toggle-rectangle"
  /// Rectangle to the left.
  case extendLeft = "extend-left"
  /// Rectangle to the right.
  case extendRight = "extend-right"
  /// Rectangle upwards.
  case extendUp = "extend-up"
  /// Rectangle downwards.
  case extendDown = "extend-down"
  /// Mark all, or all that match.
  case selectAll = "select-all"
  /// Mark none.
  case deselectAll = "deselect-all"
  /// Invert the marks.
  case toggleAll = "toggle-all"
  /// Any number of marks, or this many.
  case changeMulti = "change-multi"
  /// Mark, and never unmark.
  case select
  /// Unmark.
  case deselect

  // MARK: - Data
  /// Refresh.
  case reload
  /// Load more.
  case more
  /// Ring the terminal's bell.
  case bell
  /// Does nothing.
  case ignore

  // MARK: - Going
  /// To a row, or row,column.
  case goTo = "go-to"
  /// Top.
  case first
  /// Top.
  case top
  /// Bottom.
  case last
  /// First column or tab.
  case rowStart = "row-start"
  /// Last column or tab.
  case rowEnd = "row-end"
  /// One view up.
  case pageUp = "page-up"
  /// One view down.
  case pageDown = "page-down"
  /// Half a view up.
  case halfPageUp = "half-page-up"
  /// Half a view down.
  case halfPageDown = "half-page-down"
  /// One view left.
  case pageLeft = "page-left"
  /// One view right.
  case pageRight = "page-right"
  /// First of all.
  case firstOfAll = "first-of-all"
  /// Last of all.
  case lastOfAll = "last-of-all"
  /// One step left.
  case left
  /// One step right.
  case right
  /// One step up.
  case up
  /// One step down.
  case down
  /// To this help.
  case help

  // MARK: - Leaving
  /// End find, or cancel.
  case cancel
  /// Cancel, whatever one is at.
  case abort

  var actions: [GridpickCore.Action] { ActionName.named(rawValue)?.alone ?? [] }
}
