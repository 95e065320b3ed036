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
    let parts: [StatusLine.Part?] =
      if let title = content.columnTitle(position.index) {
        [section, .init(place, title), note, unseenText(at: position, beside: title)]
      } else {
        [section, .init(place, text(at: position)), note]
      }
    return parts.compactMap(\.self)
  }

  /// What the cell itself does not show: nothing, where its style draws the whole label and no more.
  private func unseenText(at position: Position, beside title: String) -> StatusLine.Part? {
    guard let item = content.item(at: position) else { return .init("", text(at: position)) }
    let style = look.style(of: item, inSection: position.section, of: content)
    let room = placement.rect(of: position, offsets: offsets).size
    let needed = style.pitch(item, look.signs.text, room.columns + 1)
    let isShown =
      (item.detail == nil || showsDetail(of: item, at: position)) && needed.columns <= room.columns
      && needed.lines <= room.lines
    let text = text(at: position)
    return isShown || text == title ? nil : .init("", text)
  }

  private func showsDetail(of item: GridItem, at position: Position) -> Bool {
    look.style(of: item, inSection: position.section, of: content).showsDetail
      || placement.labelColumns(inSection: position.section) != nil
  }

  private func text(at position: Position) -> String {
    guard let item = content.item(at: position) else { return "empty" }
    guard let detail = item.detail, !detail.isEmpty, !showsDetail(of: item, at: position) else {
      return item.label
    }
    return "\(item.label) \(detail)"
  }
}
