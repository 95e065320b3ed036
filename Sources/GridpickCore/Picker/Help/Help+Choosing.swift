extension Help {
  /// Chooses another row by the movement of a key or of the wheel.
  ///
  /// Behind the last row of a column, movements down scroll to the lines that are only to be read.
  mutating func choose(_ movement: Movement, on size: ScreenSize) {
    let sheet = HelpSheet(self, on: size)
    switch movement {
    case .step(let direction) where direction.axis == .vertical:
      go(by: direction.sign, isStep: true, sheet)
    case .stepView(let direction) where direction.axis == .vertical:
      go(by: direction.sign * max(1, sheet.geometry.view - 1), isStep: false, sheet)
    case .stepHalfView(let direction) where direction.axis == .vertical:
      go(by: direction.sign * max(1, sheet.geometry.view / 2), isStep: false, sheet)
    case .step(let direction), .stepView(let direction), .stepHalfView(let direction):
      goAside(direction.sign, sheet)
    case .first, .start: choose(0, sheet)
    case .last, .end: choose(shown.count - 1, sheet)
    }
  }

  mutating func choose(at point: ScreenPoint, on size: ScreenSize) -> Bool {
    let sheet = HelpSheet(self, on: size)
    guard let number = sheet.row(at: point, firstLine: min(firstLine, sheet.furthestLine)) else {
      return false
    }
    chosen = number
    return true
  }

  /// Scrolls the chosen row into view, as after a change of the screen's size.
  mutating func reveal(on size: ScreenSize) {
    choose(chosen, HelpSheet(self, on: size))
  }

  private mutating func choose(_ number: Int, _ sheet: HelpSheet) {
    guard let place = sheet.place(of: number) else { return }
    chosen = number
    let view = max(1, sheet.geometry.view)
    let first = max(sheet.beginning(of: place), place.line - view + 1)
    firstLine = min(max(firstLine, place.line - view + 1), first, sheet.furthestLine)
  }

  private mutating func scroll(by lines: Int, _ sheet: HelpSheet) {
    let furthest = sheet.furthestLine
    firstLine = (min(firstLine, furthest) + lines).clamped(to: 0...furthest)
  }

  /// Goes some lines up or down in the column; a step goes to the next row, however far it is.
  private mutating func go(by lines: Int, isStep: Bool, _ sheet: HelpSheet) {
    guard let place = sheet.place(of: chosen) else { return scroll(by: lines, sheet) }
    // The view has been scrolled away from the chosen row, and comes back to it first.
    if lines < 0, place.line < firstLine { return scroll(by: lines, sheet) }
    let places = sheet.places(inColumn: place.column)
    let ahead =
      lines > 0
      ? places.filter { $0.line > place.line } : places.filter { $0.line < place.line }.reversed()
    let isFar = { (other: HelpSheet.Place) in abs(other.line - place.line) > abs(lines) }
    let next = isStep ? ahead.first : ahead.last { !isFar($0) } ?? ahead.first
    guard let next else { return scroll(by: lines, sheet) }
    choose(next.number, sheet)
  }

  /// Goes to the row in the other column that is nearest to the chosen one.
  private mutating func goAside(_ columns: Int, _ sheet: HelpSheet) {
    guard let place = sheet.place(of: chosen),
      sheet.columns.indices.contains(place.column + columns)
    else { return }
    let line = place.line.clamped(to: firstLine...firstLine + max(1, sheet.geometry.view) - 1)
    let nearest = sheet.places(inColumn: place.column + columns).min {
      abs($0.line - line) < abs($1.line - line)
    }
    if let nearest { choose(nearest.number, sheet) }
  }
}
