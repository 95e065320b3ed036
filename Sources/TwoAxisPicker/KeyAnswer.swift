import GridpickCore

/// The effect of one of the program's own keys.
///
/// ```swift
/// picker.keys = [
///   KeyBinding(key: "x", help: "picks at once") { _, _ in .perform("accept") },
///   KeyBinding(key: .control("x"), help: "leaves") { _, _ in .perform("abort") },
///   KeyBinding(key: "i", help: "says more") { _, _ in .perform("peek") },
///   KeyBinding(key: "+", help: "one more") { size, _ in
///     size == nil ? .ignored : .update(.extend("large", by: ["XXL"]))
///   },
///   KeyBinding(key: "n", help: "nothing") { _, _ in .handled },
///   KeyBinding(key: .control("k"), help: "asks first") { size, _ in
///     .task { open in
///       let sure = GridPicker(list: ["keep", "delete"]) { Cell($0) }
///       let answer = try? await open.suspend { try await sure.run() }
///       if answer == "delete" { open.update(.notice("deleted \(size ?? "nothing")")) }
///     }
///   },
/// ]
/// ```
public enum KeyAnswer<Item> {
  /// The key has its usual effect.
  case ignored
  /// The key has no further effect.
  case handled
  /// Performs a named action, such as `"accept"`, `"abort"`, `"reload"` or `"peek"`.
  ///
  /// A name may have an argument, and `+` joins several actions: `"change-query(XL)+top"`. The help
  /// and the manual list all names. Actions that run commands, such as `execute`, are not
  /// available. The status line reports an unknown name.
  case perform(String)
  /// Applies an update, before the next key.
  case update(PickerUpdate<Item>)
  /// Does work that may wait, and may suspend the picker to ask a question.
  ///
  /// Keys typed meanwhile act after the work, or in a picker that it shows; Ctrl-C acts at once.
  /// Only an awaited picker can do this; a picker that blocks its thread shows a notice.
  case task((OpenPicker<Item>) async -> Void)
}

extension Action {
  /// Reads actions as `--bind` writes them; nil if a name is unknown or only for the command.
  static func all(named text: String) -> [Action]? {
    guard let read = try? BindingReader.actions(in: Array(text.utf8)), !read.isEmpty else {
      return nil
    }
    return read.contains(where: \.isOfCommand) ? nil : read
  }

  static func fault(in text: String) -> String { "no action '\(text)'" }

  private var isOfCommand: Bool {
    template != nil || ["print", "print-query", "accept-or-print-query"].contains(name)
  }
}

extension Caller {
  /// Returns the events of a key's answer; nil if the key keeps its usual effect.
  func events(for answer: KeyAnswer<Item>) -> [PickerEvent]? {
    switch answer {
    case .ignored: nil
    case .handled: []
    case .perform(let names):
      [Action.all(named: names).map(PickerEvent.asked) ?? .said(Action.fault(in: names))]
    case .update(let update): events(for: [update])
    case .task(let work): self.work(work)
    }
  }
}

/// One of the program's own keys.
///
/// ```swift
/// picker.keys = [
///   KeyBinding(key: .control("d"), label: "leave", help: "leaves at once") { _, _ in .perform("abort") },
///   KeyBinding(key: "1", help: "the first") { _, _ in .perform("top") },
/// ]
/// ```
public struct KeyBinding<Item> {
  let key: Key
  let label: String?
  let help: String
  let act: (Item?, Position?) -> KeyAnswer<Item>

  /// Creates a key; the help shows its label, if any, and the text of `help`.
  ///
  /// `act` takes the current item and its position.
  public init(
    key: Key, label: String? = nil, help: String,
    act: @escaping (_ item: Item?, _ position: Position?) -> KeyAnswer<Item>
  ) {
    self.key = key
    self.label = label
    self.help = help
    self.act = act
  }
}
