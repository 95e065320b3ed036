import GridpickLayout

/// Finds out whether a column holds numbers and how they stand, by its labels one after the other.
struct NumberColumn {
  private var hasOther = false
  private var signs: DecimalSigns = []
  private var tails: [Int] = []
  /// The most columns that a cell takes but for its number's tail.
  private var widestWhole = 0

  /// Takes a label whose cell asks for so many columns; nothing and a dash speak neither for nor against.
  mutating func take(_ label: String, columns: Int) {
    guard !hasOther else { return }
    switch label {
    case "", "-", "–", "—": break
    default:
      guard let number = NumberLabel(label) else {
        hasOther = true
        return
      }
      signs.formUnion(number.signs)
      tails.append(number.tail)
      widestWhole = max(widestWhole, columns - number.tail)
    }
  }

  var standing: LabelStanding {
    guard !hasOther, !tails.isEmpty else { return .left }
    // Where it is not clear what a comma means, and where there are units, points are not aligned.
    return .right(tail: signs == [.point, .comma] || signs.contains(.unit) ? 0 : longestTail)
  }

  /// How many columns numbers that stand so ask for together.
  func columns(_ standing: LabelStanding) -> Int {
    switch standing {
    case .left: 0
    case .right(let tail): widestWhole + tail
    }
  }

  /// The longest, but for a few that would push all others away from the edge: more than twice as long as
  /// usual, and longer than `.1234567`.
  private var longestTail: Int {
    let longest = tails.max() ?? 0
    guard longest > Self.longEnough else { return longest }
    let most = max(Self.longEnough, 2 * tails.usual())
    return tails.filter { $0 <= most }.max() ?? 0
  }

  private static let longEnough = 8
}
