import GridpickCore

/// An item in the notation of the tests: `label/detail/colour`, `_` for a space, `¶` for a line
/// break, `·` for an empty slot.
package enum TestItem {
  package static func read(_ text: String) -> GridItem? {
    guard text != "·" else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(shown)
    return GridItem(
      parts[0], detail: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil,
      color: parts.count > 2 ? ItemColor(parts[2]) : nil)
  }

  /// Returns the text with its spaces and line breaks.
  package static func shown(_ text: some StringProtocol) -> String {
    String(text.map { $0 == "_" ? " " : $0 == "¶" ? "\n" : $0 })
  }
}
