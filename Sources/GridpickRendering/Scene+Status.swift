import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

extension Scene {
  private static let help = "? help"

  /// Where the position is, by row and column with their totals, and what it is on (rule L8).
  func drawStatus(on canvas: inout Canvas) {
    let pane = panes.status
    guard !pane.isEmpty else { return }
    let start = ScreenPoint(line: pane.lines.lowerBound, column: pane.columns.lowerBound)
    if let entry { return draw(entry: entry, at: pane, on: &canvas) }
    if let notice {
      // What went wrong has the whole line.
      let text = SafeText(notice, fitting: pane.columns.count, signs: look.signs.text)
      return canvas.draw(text, at: start, style: look.theme[.error])
    }
    var room = pane.columns.count
    if !panes.help.isEmpty {
      let help = SafeText(Self.help, fitting: panes.help.columns.count, signs: look.signs.text)
      let place = ScreenPoint(line: start.line, column: panes.help.columns.lowerBound)
      canvas.draw(help, at: place, style: look.theme[.dim])
      room = panes.help.columns.lowerBound - pane.columns.lowerBound - 2
    }
    StatusLine(parts: statusParts, look: look).draw(at: start, columns: room, on: &canvas)
  }

  /// What is typed, and where the next key goes; of a long one the end.
  private func draw(entry: String, at pane: ScreenRect, on canvas: inout Canvas) {
    let text = SafeText(
      String(entry.suffix(max(0, pane.columns.count - 1))), signs: look.signs.text)
    let start = ScreenPoint(line: pane.lines.lowerBound, column: pane.columns.lowerBound)
    let next = ScreenPoint(line: start.line, column: start.column + text.width)
    canvas.draw(text, at: start)
    canvas.draw([.blank], at: next, style: look.theme.current(over: .plain))
    canvas.placeCursor(at: next)
  }

  private var statusParts: [StatusLine.Part] {
    guard let position else { return [.init(busyNote ?? "no items")] }
    let count = content.itemCount(inSection: position.section)
    let section = StatusLine.Part(
      "\(words.section) \(position.section + 1)/\(content.sectionCount)",
      content.sectionTitle(position.section))
    let note = busyNote.map { StatusLine.Part($0) }
    guard count > 0 else { return [section, .init("no items"), note].compactMap(\.self) }
    let place = "\(words.item) \(position.index + 1)/\(count)"
    let title = content.columnTitle(position.index)
    let cell = CellText(of: content.item(at: position), at: position, in: self)
    let parts: [StatusLine.Part?] =
      title == nil && placement.titles != .panes
      ? [section, .init(place, cell.text), note]
      : [
        section, .init(place, title), note, cell.isSeen(beside: title) ? nil : .init("", cell.text),
      ]
    return parts.compactMap(\.self)
  }

  /// What a cell has to say, and whether it says so itself.
  private struct CellText {
    let text: String
    private let isShown: Bool

    init(of item: GridItem?, at position: Position, in scene: Scene) {
      guard let item else {
        text = "empty"
        isShown = false
        return
      }
      let style = scene.look.style(of: item, inSection: position.section, of: scene.content)
      let hidden =
        style.showsDetail || scene.placement.labelColumns(inSection: position.section) != nil
        ? nil : item.detail
      let room = scene.placement.rect(of: position, offsets: scene.offsets).size
      let needed = style.pitch(item, scene.look.signs.text, room.columns + 1)
      isShown = hidden == nil && needed.columns <= room.columns && needed.lines <= room.lines
      text = [item.label, hidden].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    func isSeen(beside title: String?) -> Bool { isShown || text == title }
  }
}
