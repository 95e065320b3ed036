import GridpickCore

/// The effect of one of the program's own keys.
///
/// ```swift
/// picker.keys = [
///   KeyBinding(key: "x", help: "picks at once") { _, _ in .pick },
///   KeyBinding(key: "b", help: "to the start") { _, _ in .move(to: Position(section: 0, index: 0)) },
///   KeyBinding(key: .control("l"), help: "gets it anew") { _, _ in .refresh },
///   KeyBinding(key: .control("x"), help: "leaves") { _, _ in .cancel },
///   KeyBinding(key: "i", help: "says more") { _, _ in .peek },
///   KeyBinding(key: "b", help: "to the end") { _, _ in .perform("last") },
///   KeyBinding(key: "+", help: "one more") { size, _ in
///     size == nil ? .ignored : .update(.append(["XXL"], to: "large"))
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
  /// Picks the current item.
  case pick
  /// Leaves the picker.
  case cancel
  /// Moves to a position.
  case move(to: Position)
  /// Fetches newer rows with the picker's `refresh`.
  case refresh
  /// Shows the whole item, as the key of a peek does.
  case peek
  /// Does what a named action does.
  case perform(Action)
  /// Applies an update, before the next key.
  case update(PickerUpdate<Item>)
  /// Does work that may wait, and may suspend the picker to ask something.
  ///
  /// Keys that are typed meanwhile act after it, or in a picker that it shows; Ctrl-C does not wait.
  /// The work needs a picker that is awaited: one that holds its thread says so.
  case task((OpenPicker<Item>) async -> Void)
}

extension Caller {
  /// Returns the events by which the picker does what a key asks for; nil for its usual effect.
  func events(for answer: KeyAnswer<Item>) -> [PickerEvent]? {
    let actions: [GridpickCore.Action]
    switch answer {
    case .ignored: return nil
    case .update(let update): return events(for: [update])
    case .handled: return []
    case .pick: actions = ["accept"]
    case .cancel: actions = ["abort"]
    case .move(to: let place): actions = [GridpickCore.Action("go", .place(place))]
    case .refresh: actions = ["reload"]
    case .peek: actions = ["peek"]
    case .perform(let action):
      guard let named = action.actions else { return [.said(action.wrongText)] }
      actions = named
    case .task(let work): return self.work(work)
    }
    return [.asked(actions)]
  }
}
