import GridpickProtocol

/// One row of the table of keys: the help is made from it.
package struct Binding: Sendable {
  package var keys: [Key]
  /// What else it is performed on, where it has no keys.
  package var occasion: Occasion?
  /// Performed one after the other.
  package var actions: [Action]
  package var help: String
  /// What a picker must have been given for it to do anything; nil where that is nothing.
  package var need: Need?
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

  init(_ keys: [Key], _ action: Action, _ help: String, needing need: Need? = nil) {
    self.init(keys, [action], help: help)
    self.need = need
  }

  /// What a key or a gesture may need to be of any use.
  package enum Need: Sendable {
    case reload
    case preview
    /// A preview that is named in the words already.
    case shownPreview
    case pull
    case marking
    case history

    /// What is said of it where nobody knows what a picker has.
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
  /// What a row of the help says in a picker: nil where the picker lacks what is needed.
  ///
  /// Where it is not known what a picker has, the row says what it needs.
  func help(_ help: String, where isMet: ((Binding.Need) -> Bool)?) -> String? {
    guard let self else { return help }
    guard let isMet else { return self.words.map { "\(help), \($0)" } ?? help }
    return isMet(self) ? help : nil
  }
}
