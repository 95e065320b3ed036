/// An action that a key or an event can be bound to (rule B1).
///
/// The cases with large values are `indirect`. Each frame compares actions, to name the keys of its
/// hints, and then copies a pointer and not the value.
package enum Action: Equatable, Sendable {
  case move(Movement)
  /// Picks the current item or the marked items; `by` is the key to name in the result (rule B4).
  case pick(by: Key? = nil)
  /// Picks the current item or the marked items as this unit; nil switches between cell and row.
  case pickAs(MarkUnit?)
  /// Picks, or does nothing where nothing is current, even if an empty pick would end the picker.
  case pickIfAny
  /// Picks, or ends with the query where nothing is current.
  case pickOrTakeQuery
  /// Ends with the query instead of a pick.
  case takeQuery
  /// Sorts the sections by the current column, or the columns by the current section.
  case sort(GridAxis)
  case fitColumn
  case hideColumn
  case showAllColumns
  /// Wraps the rows, or shows them in one line again (rule S4).
  case toggleWrap
  /// Shows the whole value of the current item.
  case peek
  /// Reloads by a command; without one, from the picker's own source.
  ///
  /// If `waitsForEnd` is true, the newer data is shown only once all of it has come.
  indirect case reload(CommandTemplate? = nil, waitsForEnd: Bool = false)
  /// Loads more data by a command; without one, from the picker's own source.
  indirect case loadMore(CommandTemplate? = nil)
  case help
  /// Scrolls the panel by lines; a negative number scrolls up.
  case scroll(Int)
  /// Scrolls the panel by halves of its view; a negative number scrolls up.
  case scrollHalfViews(Int)
  /// Closes the panel, the picker or the typed line that lies over the grid.
  case close
  /// Opens the line in which the user types the place to go to.
  case askWhere
  /// Shows labels on the items in view, each of which leads to its item when it is typed (rule J1).
  ///
  /// The item is picked too if `picks` is true.
  case jump(picks: Bool = false)
  case edit(TextEntry.Edit)
  /// Goes to the typed place.
  case goThere
  /// Goes to a position in the data.
  case go(Position)
  /// Scrolls the view to a line or a column from its start.
  case scrollTo(ScreenAxis, Int)
  /// Begins find, which shows only the matches of a query (rule F1).
  case find
  /// Replaces the query, and begins find if find is not on.
  case changeQuery(String)
  /// Replaces the query by what is shown of the current item.
  case replaceQuery
  /// Types a text into the query, and begins find if find is not on.
  case put(String)
  /// Searches for a text instead of the query, until the query changes.
  case search(String)
  /// Sets whether the query narrows the data (rule B5); nil switches.
  case setSearching(Bool?)
  /// Sorts the matches of a list best first, or leaves them in order.
  case toggleRanking
  /// Stays at the current item while it matches, or goes to the best match (rule B7); nil switches.
  case setTracking(Bool?)
  case goToBestMatch
  /// Goes to this row, or item of a list, counted from 1, or from the end if it is negative.
  case goToPlace(Int)
  /// Goes this many lines on in the query history; a negative number goes back (rule F10).
  case recallQuery(Int)
  /// Shows the items that do not match, dimmed, or hides them again (rule F3).
  case dim
  /// Goes to the next match, or to the previous match if the number is negative.
  case goToMatch(Int)
  /// Takes the current item out of the results, or what is marked if `marked` is true.
  case exclude(marked: Bool)
  case mark(Marking)
  /// Goes one step, and marks the rectangle from where the run of such steps began (rule M1).
  case extendMarks(Direction)
  /// Sends the value to the terminal for its clipboard.
  case copy
  case togglePreview
  case togglePreviewWrap
  case scrollPreview(PreviewScroll)
  /// Previews the output of this command, until another item is current.
  indirect case preview(CommandTemplate)
  /// Changes the command of the preview; an empty command restores the command of the options.
  indirect case changePreview(CommandTemplate)
  /// Changes the preview window by one of these changes; each time the next one is applied.
  indirect case changePreviewWindow([[PreviewWindow.Part]])
  case refreshPreview
  indirect case changeLayout(Layout)
  case changeTitle(String)
  /// Runs a command that has the terminal until the command ends.
  indirect case execute(CommandTemplate)
  indirect case executeSilently(CommandTemplate)
  /// Runs a command in the background, and uses what it prints (rule B7).
  ///
  /// The actions behind it wait for its end if `waits` is true.
  indirect case transform(CommandTemplate, CommandUse, waits: Bool)
  case cancelCommands
  case changePreviewLabel(String)
  /// Ends the picker; the command takes its place.
  indirect case become(CommandTemplate)
  /// Switches keys and events off, on again, or the other way round (rule B7).
  indirect case bind(Switching, [WrittenBinding.Trigger])
  /// Sets the largest number of marks; nil allows any number.
  case changeMostMarks(Int?)
  case ringBell
  /// Prints this template for the current item too, once something is picked.
  indirect case print(OutputTemplate)
  /// Calls the program whose key was pressed; `otherwise` runs if the program declines.
  indirect case call(Int, otherwise: [Action])
  /// Ends find, or ends the picker if find is not on or the picker began with find (rule F6).
  case cancel
  /// Ends the picker in every mode.
  case leave
  /// Does nothing; a key bound to this action is switched off.
  case nothing
}

extension Action {
  package var template: CommandTemplate? {
    switch self {
    case .execute(let template), .executeSilently(let template), .become(let template),
      .transform(let template, _, _), .reload(let template?, _), .loadMore(let template?),
      .preview(let template),
      .changePreview(let template):
      template
    default: nil
    }
  }
}

/// What becomes of the text that a command prints (rule B7).
package enum CommandUse: Equatable, Sendable {
  case actions, query, title, previewLabel
}

package enum Switching: Equatable, Sendable {
  case off, on, over
}

/// A change that an action makes to the marks (rule M1).
package enum Marking: Equatable, Sendable {
  case toggle
  case select
  case deselect
  case toggleEach([ItemID])
  case toggleSection
  case toggleColumn
  /// Marks all matches, or all shown items if there is no query.
  case selectAll
  case deselectAll
  /// Toggles each match, or each shown item if there is no query.
  case invert
  /// Begins a rectangle of marks that follows the position, or ends the rectangle.
  case toggleRectangle
}
