/// Numbers and names in turn: the numbers always whole, the names as far as there is room.
///
/// Numbers and names are two lists of texts. For one list of parts, Swift's runtime would have to
/// create the type of the parts before the first frame, which takes as long as drawing all the rest
/// of the line.
struct StatusLine {
  private let look: Look
  private var numbers: [String] = []
  /// The name behind each number; empty if there is none.
  private var names: [String] = []

  /// The fewest columns of a name; a shorter name tells nobody anything.
  private static let leastName = 3

  init(_ look: Look) {
    self.look = look
  }

  /// Adds a number such as `row 2/6`, and the name of that row; either may be empty.
  mutating func add(_ number: String, _ name: String = "") {
    numbers.append(number)
    names.append(name)
  }

  func draw(at start: ScreenPoint, columns: Int, on canvas: inout Canvas) {
    let widths = widths(fitting: columns)
    var place = start
    for part in widths.indices {
      place.column += draw(number(part), .dim, upTo: columns, at: place, on: &canvas)
      guard widths[part] > 0 else { continue }
      let lead = draw(lead(part), .dim, upTo: widths[part], at: place, on: &canvas)
      place.column += lead
      place.column += draw(names[part], .title, upTo: widths[part] - lead, at: place, on: &canvas)
    }
  }

  private func draw(
    _ text: String, _ role: Role, upTo columns: Int, at place: ScreenPoint,
    on canvas: inout Canvas
  ) -> Int {
    guard columns > 0, !text.isEmpty else { return 0 }
    return canvas.draw(
      text, fitting: columns, signs: look.signs.text, at: place, style: look.theme[role])
  }

  private func number(_ part: Int) -> String {
    part == 0 || numbers[part].isEmpty ? numbers[part] : look.signs.separator + numbers[part]
  }

  /// Returns the separator before a name; without the name it is not drawn.
  private func lead(_ part: Int) -> String {
    if !numbers[part].isEmpty { return " " }
    return part == 0 ? "" : look.signs.separator
  }

  /// Returns the width of each name, for as many parts as have room for their numbers.
  private func widths(fitting columns: Int) -> [Int] {
    var widths: [Int] = []
    var left = columns
    for part in numbers.indices {
      let width = look.width(of: number(part), upTo: left + 1)
      guard width <= left || part == 0 else { break }
      left = max(0, left - width)
      let name = names[part]
      widths.append(name.isEmpty ? 0 : look.width(of: lead(part) + name, upTo: columns))
    }
    shorten(&widths, to: left)
    return widths
  }

  /// Shortens the widest names until all names fit.
  private func shorten(_ widths: inout [Int], to room: Int) {
    var excess = -room
    for width in widths { excess += width }
    while excess > 0 {
      var widest = 0
      for part in widths.indices where widths[part] >= widths[widest] { widest = part }
      let least = look.width(of: lead(widest), upTo: 3) + Self.leastName
      let cut = widths[widest] <= least ? widths[widest] : 1
      widths[widest] -= cut
      excess -= cut
    }
  }
}
