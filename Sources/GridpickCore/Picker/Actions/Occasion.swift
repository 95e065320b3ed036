/// An event in the picker that actions can be bound to, as they are to a key (rules B1, B6).
package enum Occasion: Hashable, Sendable {
  case start, load, resize, change, result, zero, one, multi, move, settle, jump, clickHeader,
    backwardEnd
  case every(Duration)

  /// An event as people write it, with its description.
  package struct Row: Sendable {
    package let name: String
    package let help: String
    let occasion: Occasion?

    fileprivate init(_ name: String, _ occasion: Occasion?, _ help: String) {
      self.name = name
      self.occasion = occasion
      self.help = help
    }
  }

  /// Events that happen at the same time happen in this order.
  package static let rows = [
    Row("start", .start, "the first frame is about to be shown"),
    Row("load", .load, "all data, or newer data, has loaded"),
    Row("resize", .resize, "the screen size changed"),
    Row("change", .change, "the query changed"),
    Row("result", .result, "all matches are known"),
    Row("zero", .zero, "nothing matches"),
    Row("one", .one, "one item or record matches"),
    Row("multi", .multi, "the marks changed"),
    Row("move", .move, "another item is current"),
    Row("focus", .move, "the same as move"),
    Row("settle", .settle, "a gesture or an animation has ended"),
    Row("jump", .jump, "jump has gone to an item"),
    Row("click-header", .clickHeader, "the title of a column, tab or shelf is clicked"),
    Row("backward-eof", .backwardEnd, "a delete key in an empty query"),
    Row("every(SECONDS)", nil, "every so many seconds"),
  ]

  /// The events that have one name each, in the order in which they happen.
  static let all = rows.filter { $0.name != "focus" }.compactMap(\.occasion)

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

/// The title that was clicked, as commands learn of it (rule B6).
package struct ClickedTitle: Equatable, Sendable {
  package let text: String
  /// The number of the column, tab or shelf in the data, counted from 1.
  package let number: Int

  package init(_ text: String?, number: Int) {
    self.text = text ?? ""
    self.number = number
  }
}
