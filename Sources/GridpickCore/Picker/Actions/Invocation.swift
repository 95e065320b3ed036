/// A command to run, with the state of the picker when the command was asked for.
///
/// The command may run much later, and for newer data, but always with this state.
package struct Invocation {
  package var template: CommandTemplate
  /// The use of what the command prints; nil if it is not read.
  package var use: CommandUse?
  /// The current item; nil if no item could be picked.
  package var current: ItemID?
  package var marks: Marks
  /// The unit of the current item that a command gets, as Enter would pick it.
  package var unit: MarkUnit
  package var query: String
  /// The title that was clicked last; nil if none was, or if nothing is bound to such clicks.
  package var clickedTitle: ClickedTitle?
  /// The data that contains the current item and the marks.
  package var content: PickedContent

  package init(
    _ template: CommandTemplate, at current: ItemID?, _ marks: Marks, as unit: MarkUnit = .item,
    query: String, of content: PickedContent
  ) {
    self.template = template
    self.current = current
    self.marks = marks
    self.unit = unit
    self.query = query
    self.content = content
  }
}

/// The comparison ignores the data, because data cannot be compared.
extension Invocation: Equatable {
  package static func == (one: Invocation, other: Invocation) -> Bool {
    one.template == other.template && one.use == other.use && one.current == other.current
      && one.marks == other.marks
      && one.query == other.query && one.clickedTitle == other.clickedTitle
  }
}
