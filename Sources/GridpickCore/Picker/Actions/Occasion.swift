/// An event in the picker that actions can be bound to, as they are to a key (rules B1, B6).
package enum Occasion: Hashable, Sendable {
  case start, load, resize, change, result, zero, one, multi, move, settle, jump, clickHeader,
    backwardEnd
  case every(Duration)

  /// Events as people write them, with their descriptions.
  ///
  /// Events that happen at the same time happen in this order.
  package static let rows: [(name: String, occasion: Occasion?, help: String)] = [
    ("start", .start, "the first frame is about to be shown"),
    ("load", .load, "all data, or newer data, has loaded"),
    ("resize", .resize, "the screen size changed"),
    ("change", .change, "the query changed"),
    ("result", .result, "all matches are known"),
    ("zero", .zero, "nothing matches"),
    ("one", .one, "one item or record matches"),
    ("multi", .multi, "the marks changed"),
    ("move", .move, "another item is current"),
    ("focus", .move, "the same as move"),
    ("settle", .settle, "a gesture or an animation has ended"),
    ("jump", .jump, "jump has gone to an item"),
    ("click-header", .clickHeader, "the title of a column, tab or shelf is clicked"),
    ("backward-eof", .backwardEnd, "a delete key in an empty query"),
    ("every(SECONDS)", nil, "every so many seconds"),
  ]

  /// The events that have one name each, in the order in which they happen.
  static let all = rows.filter { $0.name != "focus" }.compactMap { $0.occasion }

  var isTimed: Bool { if case .every = self { true } else { false } }

  private static let times = 0.01...86_400.0

  init?(written text: String) {
    if let occasion = Self.rows.first(where: { $0.name == text })?.occasion {
      self = occasion
    } else if text.hasPrefix("every("), text.hasSuffix(")"),
      let seconds = Double(text.dropFirst(6).dropLast()), Self.times.contains(seconds)
    {
      self = .every(.seconds(seconds))
    } else {
      return nil
    }
  }
}

/// The clicked title, as commands receive it (rule B6).
package struct ClickedTitle: Equatable, Sendable {
  package let text: String
  /// The number of the column, tab or shelf in the data, counted from 1.
  package let number: Int
}
