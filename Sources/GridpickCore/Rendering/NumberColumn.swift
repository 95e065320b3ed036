/// A reader of a column's labels, which finds out whether they are numbers and how they stand.
struct NumberColumn {
  private var hasOther = false
  private var signs: DecimalSigns = []
  private var tails: [Int] = []
  /// The most columns that a cell takes without the tail of its number.
  private var widestWhole = 0

  /// Adds a label whose cell asks for some columns; an empty label and a dash decide nothing.
  mutating func add(_ label: String, columns: Int) {
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
    // Points are not aligned if it is not clear what a comma means, or if there are units.
    return .right(tail: signs == [.point, .comma] || signs.contains(.unit) ? 0 : longestTail)
  }

  /// Returns the number of columns that all numbers together ask for in this standing.
  func columns(_ standing: LabelStanding) -> Int {
    switch standing {
    case .left: 0
    case .right(let tail): widestWhole + tail
    }
  }

  /// The longest tail but for a few that are more than twice as long as usual, and as `.1234567`.
  private var longestTail: Int {
    let longest = tails.max() ?? 0
    guard longest > Self.longEnough else { return longest }
    let most = max(Self.longEnough, 2 * tails.usual())
    return tails.filter { $0 <= most }.max() ?? 0
  }

  private static let longEnough = 8
}
