/// The look of a text that a rule paints: a colour, and perhaps attributes.
package struct CellPaint: Equatable, Sendable {
  enum Ink: Equatable, Sendable {
    case text
    case role(Role)
    case color(Color)
  }

  let ink: Ink
  /// The attributes that a user asks for; nil keeps those of the ink.
  var attributes: Attributes?

  init(_ ink: Ink, _ attributes: Attributes? = nil) {
    self.ink = ink
    self.attributes = attributes
  }

  init(_ role: Role) {
    self.init(.role(role))
  }

  static let text = CellPaint(.text)
}

/// The paint that the rules give to a cell (rule Q4).
struct PaintedCell: Equatable {
  let paint: CellPaint
  /// True if the user has written the rule, which then wins over the colours of the data.
  var isAsked = false
  var isOfRow = false
}

/// Shades numbers from calm to warm, by rank among a sample's distinct numbers (rule Q2).
struct HeatScale: Equatable {
  private let numbers: [Double]

  /// The steps of the scale, each for the ranks below a share of all ranks.
  private static let steps: [(below: Double, paint: CellPaint)] = [
    (0.1, CellPaint(.dim)), (1.0 / 3, .text), (2.0 / 3, CellPaint(.heat1)),
    (0.9, CellPaint(.heat2)),
  ]

  init(_ labels: some Sequence<String>) {
    numbers = Set(labels.compactMap(Self.number)).sorted()
  }

  func paint(of label: String) -> CellPaint? {
    guard let number = Self.number(label) else { return nil }
    let last = max(1, numbers.count - 1)
    let rank = numbers.indices.partitionPoint { numbers[$0] < number }
    let share = Double(min(rank, last)) / Double(last)
    return Self.steps.first { share < $0.below }?.paint ?? CellPaint(.heat3)
  }

  private static func number(_ label: String) -> Double? {
    var label = label
    return label.withUTF8(LabelWorth.init).number
  }
}

/// A kind of column in which programs print states, recognised by its title (rule Q3).
enum StateColumn: Equatable {
  case state
  /// The number of parts that are ready, as in `1/2`, or a word that says whether all are.
  case ready
  case unit

  /// Reads a title in any case; of a nested key, such as `status.phase`, its last part counts.
  init?(titled title: String) {
    // No title of a column of states is shorter than `SUB`.
    guard title.utf8.count >= 3 else { return nil }
    let name = title.utf8.lastIndex(of: UInt8(ascii: ".")).map { title[$0...].dropFirst() }
    switch (name ?? title[...]).uppercased() {
    case "STATUS", "STATE", "PHASE", "HEALTH", "LEVEL": self = .state
    case "READY": self = .ready
    case "ACTIVE", "SUB": self = .unit
    default: return nil
    }
  }

  /// Returns nil for an unknown text; what is not ready counts as done if `isDone` says so.
  func paint(of text: String, isDone: () -> Bool) -> CellPaint? {
    switch self {
    case .state: return PrintedState(text)?.paint
    case .unit: return (PrintedState(ofUnit: text) ?? PrintedState(text))?.paint
    case .ready:
      if PrintedState(readyParts: text) != nil {
        return isDone() ? PrintedState.done.paint : PrintedState.wait.paint
      }
      // A ready thing stays ordinary text, because all things should be ready.
      let isFalse = ["false", "no"].contains(text.lowercased())
      return isFalse ? PrintedState.wait.paint : PrintedState(text)?.paint
    }
  }
}
