import GridpickModel

/// A command to be run, and what it is run for.
package struct Invocation: Equatable, Sendable {
  package var template: CommandTemplate
  /// Where one was; nil where nothing can be picked.
  package var current: ItemID?
  package var marks: Marks
  /// What was looked for.
  package var query: String

  package init(_ template: CommandTemplate, at current: ItemID?, _ marks: Marks, query: String) {
    self.template = template
    self.current = current
    self.marks = marks
    self.query = query
  }
}
