import GridpickProtocol

/// One row of the table of keys: the help is made from it.
package struct Binding: Sendable {
  package var keys: [Key]
  /// What else it is performed on, where it has no keys.
  package var occasion: Occasion?
  /// Performed one after the other.
  package var actions: [Action]
  package var help: String
  /// Whether somebody has bound it (rule B1).
  package var isOwn = false

  package init(_ keys: [Key], _ actions: Action..., help: String, isOwn: Bool = false) {
    self.init(keys, actions, help: help, isOwn: isOwn)
  }

  package init(_ keys: [Key], _ actions: [Action], help: String, isOwn: Bool = false) {
    self.keys = keys
    self.actions = actions
    self.help = help
    self.isOwn = isOwn
  }

  init(_ keys: [Key], _ action: Action, _ help: String) {
    self.init(keys, [action], help: help)
  }
}
