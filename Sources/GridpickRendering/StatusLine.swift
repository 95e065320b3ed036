import GridpickScreen

/// Numbers and names side by side: the numbers always whole, the names as far as there is room.
struct StatusLine {
  struct Part {
    let number: String
    let name: String?

    init(_ number: String, _ name: String? = nil) {
      self.number = number
      self.name = name.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  let parts: [Part]
  let look: Look

  /// A name shorter than this tells nobody anything.
  private static let leastName = 4

  func draw(at start: ScreenPoint, columns: Int, on canvas: inout Canvas) {
    var place = start
    for run in runs(fitting: columns) {
      let text = SafeText(run.text, fitting: run.columns, signs: look.signs.text)
      canvas.draw(text, at: place, style: look.theme[run.role])
      place = ScreenPoint(line: place.line, column: place.column + text.width)
    }
  }

  private struct Run {
    var text: String
    var role: Role
    var columns: Int
  }

  /// The numbers with what parts them, as many as fit, and between them the names.
  private func runs(fitting columns: Int) -> [Run] {
    var runs: [Run] = []
    var left = columns
    for part in parts {
      let before = runs.isEmpty ? "" : look.signs.separator
      let width = width(of: before + part.number, upTo: left + 1)
      guard width <= left || runs.isEmpty else { break }
      left = max(0, left - width)
      runs.append(Run(text: before + part.number, role: .dim, columns: min(width, columns)))
      guard let name = part.name else { continue }
      let blank = part.number.isEmpty ? "" : " "
      let needed = self.width(of: blank + name, upTo: columns)
      runs.append(Run(text: blank + name, role: .title, columns: needed))
    }
    return share(left, among: runs)
  }

  /// Gives names what they need, the widest less where that is more than is left.
  private func share(_ room: Int, among runs: [Run]) -> [Run] {
    var runs = runs
    let names = runs.indices.filter { runs[$0].role == .title }
    var excess = names.reduce(-room) { $0 + runs[$1].columns }
    while excess > 0, let widest = names.max(by: { runs[$0].columns < runs[$1].columns }),
      runs[widest].columns > 0
    {
      let isUseless = runs[widest].columns <= Self.leastName
      let cut = isUseless ? runs[widest].columns : 1
      runs[widest].columns -= cut
      excess -= cut
    }
    return runs.filter { $0.columns > 0 }
  }

  private func width(of text: String, upTo limit: Int) -> Int {
    look.width(of: text, upTo: limit)
  }
}
