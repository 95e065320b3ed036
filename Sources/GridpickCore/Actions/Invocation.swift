import GridpickModel

/// A command to be run, and what it is run for: all as it was when that was asked for, however much later it
/// is run, and whatever data there is by then.
package struct Invocation {
  package var template: CommandTemplate
  /// Where one was; nil where nothing can be picked.
  package var current: ItemID?
  package var marks: Marks
  /// What was looked for.
  package var query: String
  /// What it is about.
  package var content: PickedContent

  package init(
    _ template: CommandTemplate, at current: ItemID?, _ marks: Marks, query: String,
    of content: PickedContent
  ) {
    self.template = template
    self.current = current
    self.marks = marks
    self.query = query
    self.content = content
  }
}

/// The same, but for the data, which nothing tells apart.
extension Invocation: Equatable {
  package static func == (one: Invocation, other: Invocation) -> Bool {
    one.template == other.template && one.current == other.current && one.marks == other.marks
      && one.query == other.query
  }
}
