import GridpickCore

/// An action of the picker, by its name; the help and the manual list all names.
///
/// A name may have an argument, and several are joined by a plus. Commands are the program's own
/// matter, so that `execute` and its like are no actions here.
///
/// ```swift
/// picker.keys = [
///   KeyBinding(key: "n", help: "the next page") { _, _ in .perform("page-down") },
///   KeyBinding(key: "x", help: "the large ones") { _, _ in .perform("change-query(XL)+top") },
/// ]
/// ```
public struct Action: Hashable, Sendable, ExpressibleByStringLiteral {
  private let text: String

  /// Creates an action by its name, which may come from a file or a person; nil if there is none.
  ///
  /// ```swift
  /// if let action = Action(named: "page-down+right") { try session.open().perform(action) }
  /// ```
  public init?(named text: String) {
    self.init(stringLiteral: text)
    if actions == nil { return nil }
  }

  /// Creates an action by its name; one that names none is refused once it is to be done.
  ///
  /// ```swift
  /// try session.open().perform("last")
  /// ```
  public init(stringLiteral text: String) { self.text = text }

  /// The actions; nil if the text names none.
  var actions: [GridpickCore.Action]? {
    guard let read = try? BindingReader.actions(in: Array(text.utf8)), !read.isEmpty else {
      return nil
    }
    return read.contains(where: \.isOfCommand) ? nil : read
  }

  var wrongText: String { "no action '\(text)'" }
}

extension GridpickCore.Action {
  /// True if only the command can do this.
  fileprivate var isOfCommand: Bool {
    template != nil || ["print", "print-query", "accept-or-print-query"].contains(name)
  }
}
