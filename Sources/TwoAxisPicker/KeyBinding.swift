/// A key of the program's own.
///
/// ```swift
/// picker.keys = [
///   KeyBinding(key: .control("d"), label: "leave", help: "leaves at once") { _, _ in .cancel },
///   KeyBinding(key: "1", help: "the first") { _, _ in .perform("top") },
/// ]
/// let binding = picker.keys[0]
/// print(binding.key, binding.label ?? "", binding.help, binding.act(nil, nil))
/// ```
public struct KeyBinding<Item> {
  /// The key that is pressed.
  public var key: Key
  /// The name of what the key does, which the help shows beside `help`; nil for none.
  public var label: String?
  /// The words by which the help says what the key does.
  public var help: String
  /// The closure that acts; it is given the current item and its position.
  public var act: (Item?, Position?) -> KeyAnswer<Item>

  /// Creates a key.
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

/// The answer to the question whether an item may be picked.
///
/// ```swift
/// picker.shouldPick = { size, _ in size == "XL" ? .no(because: "sold out") : .yes }
/// ```
public enum PickAnswer: Equatable, Sendable {
  /// The item may be picked.
  case yes
  /// The item may not be picked, for a reason that the status line tells.
  case no(because: String)
}
