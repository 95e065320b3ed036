/// Numbers and names in turn; numbers are always whole, and names are cut to the room.
///
/// Several arrays are faster than one of structs, for which the runtime would create a type.
struct StatusLine {
  private let look: Look
  /// Texts are measured up to this width, one column more than there is room for.
  private let mostColumns: Int
  private var words: [String] = []
  private var numbers: [String] = []
  private var names: [String] = []
  private var fillers: [String] = []
  /// The fewest columns of each filler; a shorter one says no more than is seen elsewhere.
  private var leastFillers: [Int] = []

  /// The fewest columns of a name; a shorter name says nothing.
  private static let leastName = 3

  init(_ look: Look, on columns: Int) {
    self.look = look
    mostColumns = columns + 1
  }

  /// Adds a number such as `2/6`, the word before it, and a name after it; each may be empty.
  mutating func add(_ number: String, _ name: String = "", word: String = "") {
    words.append(word)
    numbers.append(number)
    names.append(name)
  }

  /// Adds a text for spare room, which is left out if fewer than `least` columns of it fit.
  mutating func fill(with text: String, atLeast least: Int) {
    guard !text.isEmpty else { return }
    fillers.append(text)
    leastFillers.append(least)
  }

  func width(upTo limit: Int) -> Int {
    min(limit, numbers.indices.reduce(0) { $0 + numberWidth($1) + nameWidth($1) })
  }

  func wholeWidth(upTo limit: Int) -> Int {
    var width = width(upTo: limit)
    for filler in fillers where width < limit {
      width +=
        look.width(of: look.signs.separator, upTo: 3) + look.width(of: filler, upTo: limit - width)
    }
    return width
  }

  var leastWidth: Int { numbers.isEmpty ? 0 : look.width(of: numbers[0], upTo: 100) }

  private func numberWidth(_ part: Int) -> Int {
    look.width(of: number(part), upTo: mostColumns)
  }

  private func nameWidth(_ part: Int) -> Int {
    let name = names[part]
    guard !name.isEmpty else { return 0 }
    return look.width(of: lead(part), upTo: 3) + look.width(of: name, upTo: mostColumns)
  }

  func draw(at start: ScreenPoint, columns: Int, on canvas: inout Canvas) {
    var line = self
    line.giveWay(to: columns)
    let end = line.drawParts(at: start, columns: columns, on: &canvas)
    drawFillers(
      at: ScreenPoint(line: start.line, column: end), columns: start.column + columns - end,
      isFirst: end == start.column, on: &canvas)
  }

  /// Leaves out the words, then the second place's name, then that place, until the rest fits.
  private mutating func giveWay(to columns: Int) {
    guard width(upTo: columns + 1) > columns else { return }
    let second = words.indices.dropFirst().first { !words[$0].isEmpty }
    for part in words.indices { words[part] = "" }
    guard let second, width(upTo: columns + 1) > columns else { return }
    names[second] = ""
    guard width(upTo: columns + 1) > columns else { return }
    words.remove(at: second)
    numbers.remove(at: second)
    names.remove(at: second)
  }

  private func drawParts(at start: ScreenPoint, columns: Int, on canvas: inout Canvas) -> Int {
    let widths = widths(fitting: columns)
    var place = start
    for part in widths.indices {
      place.column += draw(number(part), .dim, upTo: columns, at: place, on: &canvas)
      guard widths[part] > 0 else { continue }
      let lead = draw(lead(part), .dim, upTo: widths[part], at: place, on: &canvas)
      place.column += lead
      place.column += draw(names[part], .title, upTo: widths[part] - lead, at: place, on: &canvas)
    }
    return place.column
  }

  private func drawFillers(
    at start: ScreenPoint, columns: Int, isFirst: Bool, on canvas: inout Canvas
  ) {
    var place = start
    var left = columns
    for (filler, least) in zip(fillers, leastFillers) {
      let lead = isFirst && place == start ? "" : look.signs.separator
      let leadWidth = look.width(of: lead, upTo: 3)
      guard leadWidth + look.width(of: filler, upTo: max(1, least)) <= left else { return }
      let width =
        draw(lead, .dim, upTo: left, at: place, on: &canvas)
        + draw(
          filler, .title, upTo: left - leadWidth,
          at: ScreenPoint(line: place.line, column: place.column + leadWidth), on: &canvas)
      place.column += width
      left -= width
    }
  }

  private func draw(
    _ text: String, _ role: Role, upTo columns: Int, at place: ScreenPoint,
    on canvas: inout Canvas
  ) -> Int {
    guard columns > 0, !text.isEmpty else { return 0 }
    return canvas.draw(text, fitting: columns, at: place, style: look.theme[role])
  }

  private func number(_ part: Int) -> String {
    let number = words[part].isEmpty ? numbers[part] : words[part] + " " + numbers[part]
    return part == 0 || number.isEmpty ? number : look.signs.separator + number
  }

  private func lead(_ part: Int) -> String {
    if !numbers[part].isEmpty { return " " }
    return part == 0 ? "" : look.signs.separator
  }

  private func widths(fitting columns: Int) -> [Int] {
    var widths: [Int] = []
    var left = columns
    for part in numbers.indices {
      let width = numberWidth(part)
      guard width <= left || part == 0 else { break }
      left = max(0, left - width)
      widths.append(min(nameWidth(part), columns))
    }
    shorten(&widths, to: left)
    return widths
  }

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
