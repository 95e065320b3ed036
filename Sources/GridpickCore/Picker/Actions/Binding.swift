/// One row of the table of keys, from which the help is made.
package struct Binding: Sendable {
  package var keys: [Key]
  /// The occasion on which the actions are performed; nil if the row has keys.
  package var occasion: Occasion?
  /// The actions, performed one after the other.
  package var actions: [Action]
  package var help: String
  /// The feature that the picker must have for the row to do anything; nil if the row needs no
  /// feature.
  package var need: Need?
  /// True if the user or the program has bound the row (rule B1).
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

  init(_ keys: [Key], _ action: Action, _ help: String, needing need: Need? = nil) {
    self.init(keys, [action], help: help)
    self.need = need
  }

  /// A feature that a key or a gesture needs to be of any use.
  package enum Need: Sendable {
    case reload
    case preview
    /// A preview that the help text of the row already names.
    case shownPreview
    case pull
    case marking
    case history

    /// The words about the feature, for a help that does not know which features the picker has.
    var words: String? {
      switch self {
      case .reload: "with --reload"
      case .preview: "with --preview"
      case .marking: "with --multi"
      case .history: "with --history"
      case .shownPreview, .pull: nil
      }
    }
  }
}

extension Binding.Need? {
  /// Returns the text of a row of the help; nil if the picker lacks the feature.
  ///
  /// If `isMet` is nil, the features of the picker are unknown, and the row says which feature it
  /// needs.
  func help(_ help: String, where isMet: ((Binding.Need) -> Bool)?) -> String? {
    guard let self else { return help }
    guard let isMet else { return self.words.map { "\(help), \($0)" } ?? help }
    return isMet(self) ? help : nil
  }
}
