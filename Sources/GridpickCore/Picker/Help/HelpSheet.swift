/// The lines of the help on a screen, in one column or in two that scroll together.
struct HelpSheet {
  let geometry: HelpGeometry
  let columns: [[HelpLine]]

  init(_ help: Help, on size: ScreenSize) {
    let isNarrowed = help.isNarrowed
    geometry = HelpGeometry(size, isNarrowed: isNarrowed)
    if isNarrowed {
      columns = [[.blank] + help.shown.indices.map(help.lineAlone)]
    } else if geometry.columns.count == 1 {
      columns = [help.lines(of: ActionGroup.allCases) + help.linesToRead]
    } else {
      columns = [
        help.lines(of: ActionGroup.allCases.filter(\.isLeft)),
        help.lines(of: ActionGroup.allCases.filter { !$0.isLeft }) + help.linesToRead,
      ]
    }
  }

  /// The furthest line that can be the first one in view.
  var furthestLine: Int { max(0, lineCount - geometry.view) }

  var lineCount: Int { columns.map(\.count).max() ?? 0 }

  /// A row that can be chosen: its number among the rows that are shown, and its place.
  struct Place: Equatable {
    let number: Int
    let column: Int
    let line: Int
  }

  func places(inColumn column: Int) -> [Place] {
    columns[column].enumerated().compactMap { line, content in
      guard case .row(_, let number) = content else { return nil }
      return Place(number: number, column: column, line: line)
    }
  }

  func place(of number: Int) -> Place? {
    columns.indices.lazy.flatMap(places).first { $0.number == number }
  }

  /// Returns the line from which a row is to be seen: the first row of a group with its heading.
  func beginning(of place: Place) -> Int {
    var line = place.line
    while line > 0 {
      if case .row = columns[place.column][line - 1] { break }
      line -= 1
    }
    return line
  }

  func row(at point: ScreenPoint, firstLine: Int) -> Int? {
    guard geometry.body.contains(point),
      let column = geometry.columns.firstIndex(where: { $0.contains(point.column) })
    else { return nil }
    let line = firstLine + point.line - geometry.body.lines.lowerBound
    return places(inColumn: column).first { $0.line == line }?.number
  }
}

extension Help {
  fileprivate func line(_ number: Int) -> HelpLine {
    .row(rows[shown[number]].texts, number: number)
  }

  /// Returns the line of a row below no heading, whose words say themselves what they are about.
  fileprivate func lineAlone(_ number: Int) -> HelpLine {
    let row = rows[shown[number]]
    var texts = row.texts
    texts.words = row.group.lead + texts.words
    return .row(texts, number: number)
  }

  /// Returns the lines of some groups, each with its heading; groups without a row are left out.
  fileprivate func lines(of groups: [ActionGroup]) -> [HelpLine] {
    groups.flatMap { group in
      let lines = rows.indices.filter { rows[$0].group == group }.map(line)
      return lines.isEmpty ? [] : [.blank, .heading(group.title)] + lines
    }
  }

  fileprivate var linesToRead: [HelpLine] {
    [.blank, .heading("Query and mouse")] + notes.map { .note($0) }
  }
}
