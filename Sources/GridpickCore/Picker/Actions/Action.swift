/// An action that a key or an event can be bound to: a name with an argument (rule B1).
///
/// Its `row` has everything else. Actions are compared without their rows, because each frame
/// compares many of them to name the keys of its hints.
package struct Action: Equatable, Sendable, ExpressibleByStringLiteral {
  package let name: String
  package let argument: Argument?

  package init(_ name: String, _ argument: Argument? = nil) {
    self.name = name
    self.argument = argument
    // A release build does not check this, so that it builds the table only when it needs a row.
    assert(row.parts.isEmpty && (argument != nil || !row.needsArgument), name)
  }

  package init(stringLiteral name: String) { self.init(name) }

  var row: ActionRow {
    guard let row = ActionRow.byName[name] else { preconditionFailure("no action '\(name)'") }
    return row
  }

  package var template: CommandTemplate? { argument.command }
}

/// The use that is made of the text that a command prints (rule B7).
package enum CommandUse: Equatable, Sendable {
  case actions, query, title, previewLabel
}

/// An action as written in a binding: its name and its argument.
package struct ActionCall: Equatable, Sendable {
  let name: String
  /// The argument, or without one the description of the action.
  let words: String
  var hasArgument = false

  /// The action in full, such as `execute(less {f})`; without a name, only `words`.
  var written: String {
    if name.isEmpty { return words }
    return hasArgument ? "\(name)(\(words))" : name
  }
}

/// A group of actions, under whose title the help lists them (rule S3).
package enum ActionGroup: String, CaseIterable, Sendable {
  case yours = "Yours"
  case pick = "Pick"
  case find = "Find"
  case columns = "Columns"
  case mark = "Mark"
  case preview = "Preview"
  case data = "Data"
  case go = "Go"
  case leave = "Leave"
  case more = "More actions"
  /// The gestures of the mouse and the symbols of a query, which Enter cannot run.
  case toRead = "To read"

  var title: String { rawValue }
}
