import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickProtocol

/// What a key or an event can be bound to (rule B1).
package enum Action: Equatable, Sendable {
  case move(Movement)
  /// Somebody may wait for the key to be named (rule B4).
  case pick(by: Key? = nil)
  /// Picks all that stands in the current section.
  case pickSection
  /// Puts sections in order by the current column, or columns by the current section.
  case sort(GridAxis)
  case fitColumn
  case hideColumn
  case showAllColumns
  /// Shows the whole value.
  case peek
  /// Asks for newer data, of the picker's own source or of a command.
  case reload(CommandTemplate? = nil)
  /// Asks for more of it.
  case loadMore(CommandTemplate? = nil)
  case help
  /// Scrolls what is read by lines, down or with a minus up.
  case scroll(Int)
  /// Scrolls it by halves of what is seen of it.
  case scrollHalfViews(Int)
  /// Ends reading.
  case close
  /// Begins to type where to go.
  case askWhere
  /// Changes what is typed.
  case edit(TextEntry.Edit)
  /// Goes to where was typed.
  case goThere
  /// Goes to a place of the data.
  case go(Position)
  /// Begins to narrow what is shown to what matches (rule F1).
  case find
  /// Looks for this instead of what is looked for.
  case changeQuery(String)
  /// Goes so many lines on among what was looked for before, or with a minus back (rule F10).
  case recallQuery(Int)
  /// Shows what does not match, dimmed, or hides it again (rule F3).
  case dim
  /// Goes to the next match, or with a minus to the one before.
  case goToMatch(Int)
  case mark(Marking)
  /// Goes a step, and marks all from where an unbroken run of such steps began (rule M1).
  case extendMarks(Direction)
  /// Hands the value to the terminal, for its clipboard.
  case copy
  /// Shows the preview, or hides it.
  case togglePreview
  case togglePreviewWrap
  case scrollPreview(PreviewScroll)
  /// Another command for the current item.
  case preview(CommandTemplate)
  /// Another command from now on.
  case changePreview(CommandTemplate)
  case changePreviewWindow(PreviewWindow)
  case refreshPreview
  case changeLayout(Layout)
  case changeTitle(String)
  /// Gives a command the terminal, and takes it back.
  case execute(CommandTemplate)
  case executeSilently(CommandTemplate)
  /// Ends the picker, and is the command from then on.
  case become(CommandTemplate)
  /// Prints this too when something is picked.
  case print(OutputTemplate)
  /// Leaves it to the program whose key it is, or to what the key does otherwise.
  case call(Int, otherwise: [Action])
  /// Ends find, or the picker where find is not on or began with it (rule F6).
  case cancel
  /// Ends the picker, whatever one is at.
  case leave
  /// What a key that does nothing is bound to.
  case nothing
}

extension Action {
  /// The command that it runs; nil where it runs none.
  package var template: CommandTemplate? {
    switch self {
    case .execute(let template), .executeSilently(let template), .become(let template),
      .reload(let template?), .loadMore(let template?), .preview(let template),
      .changePreview(let template):
      template
    default: nil
    }
  }
}

/// What is marked by an action, or no longer is (rule M1).
package enum Marking: Equatable, Sendable {
  case toggle
  case select
  case deselect
  /// Each of these by itself: marked where it was not, and no longer where it was.
  case toggleEach([ItemID])
  case toggleSection
  case toggleColumn
  /// All that matches.
  case selectAll
  case deselectAll
  /// What matches is marked where it was not, and no longer where it was.
  case invert
  /// Begins a rectangle that moving on marks, or ends it.
  case toggleRectangle
}
