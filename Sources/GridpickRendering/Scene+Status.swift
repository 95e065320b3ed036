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
    let line = pane.lines.lowerBound
    if let entry { return draw(entry: entry, at: pane, on: &canvas) }
    var end = pane.columns.upperBound
    // What went wrong has the whole line.
    if notice == nil, !panes.help.isEmpty {
      end = panes.help.columns.lowerBound
      let help = SafeText(Self.help, fitting: panes.help.columns.count, signs: look.signs.text)
      canvas.draw(help, at: ScreenPoint(line: line, column: end), style: look.theme.quiet)
      end -= 2
    }
    let room = end - pane.columns.lowerBound
    let text = SafeText(
      notice ?? statusText(fitting: room), fitting: room, signs: look.signs.text)
    canvas.draw(text, at: ScreenPoint(line: line, column: pane.columns.lowerBound))
  }

  /// What is typed, and where the next key goes; of a long one the end.
  private func draw(entry: String, at pane: ScreenRect, on canvas: inout Canvas) {
    let text = SafeText(
      String(entry.suffix(max(0, pane.columns.count - 1))), signs: look.signs.text)
    let start = ScreenPoint(line: pane.lines.lowerBound, column: pane.columns.lowerBound)
    let next = ScreenPoint(line: start.line, column: start.column + text.width)
    canvas.draw(text, at: start)
    canvas.draw([.blank], at: next, style: look.theme.current)
    canvas.placeCursor(at: next)
  }

  /// Whole parts, as many as fit, so that no number is cut; the item's text may be.
  private func statusText(fitting columns: Int) -> String {
    var text = ""
    let parts = statusParts
    for (ordinal, part) in parts.enumerated() {
      let more = text.isEmpty ? part : text + look.signs.separator + part
      let mayBeCut = ordinal == 0 || ordinal > 1 && ordinal == parts.count - 1
      guard mayBeCut || look.width(of: more, upTo: columns + 1) <= columns else { break }
      text = more
    }
    return text
  }

  private var statusParts: [String] {
    guard let position else { return [busyNote ?? "no items"] }
    let count = content.itemCount(inSection: position.section)
    let item = itemText(at: position, count: count)
    let row = "\(words.section) \(position.section + 1)/\(content.sectionCount)"
    let column = count == 0 ? "no items" : "\(words.item) \(position.index + 1)/\(count)"
    let columnTitle = count == 0 ? nil : content.columnTitle(position.index)
    return [
      row.joined(with: unseenTitle(content.sectionTitle(position.section), .section, beside: item)),
      column.joined(with: unseenTitle(columnTitle, .item, beside: item)),
      busyNote,
      item,
    ]
    .compactMap(\.self)
  }

  /// A title is named only where neither its pane nor the item itself shows it.
  private func unseenTitle(_ title: String?, _ axis: GridAxis, beside item: String?) -> String? {
    guard let title, !showsTitles(axis), !isShown(title, in: item) else { return nil }
    return title
  }

  /// Told by what is drawn of both, however long they are (rule L1).
  private func isShown(_ title: String, in item: String?) -> Bool {
    guard let item else { return false }
    let columns = panes.status.columns.count
    let shown = SafeText(item, fitting: columns, signs: look.signs.text).glyphs
    let part = SafeText(title, fitting: columns, signs: look.signs.text).glyphs
    // The search that Swift has for collections brings all of its regular expressions along.
    return shown.indices.contains { shown[$0...].starts(with: part) }
  }

  private func showsTitles(_ axis: GridAxis) -> Bool {
    switch placement.titles {
    case .nowhere: false
    case .panes: !placement.titlePane(axis, at: offsets).isEmpty
    case .headings: axis == .section
    case .bar: axis == .section && !panes.top.isEmpty
    }
  }

  /// What the cell itself does not show: nothing, where its style draws the whole label and no more.
  private func itemText(at position: Position, count: Int) -> String? {
    guard count > 0 else { return nil }
    guard let item = content.item(at: position) else { return "empty" }
    let style = look.style(of: item, inSection: position.section, of: content)
    let room = placement.rect(of: position, offsets: offsets).size
    let needed = style.pitch(item, look.signs.text, room.columns + 1)
    let isShown =
      (item.detail == nil || style.showsDetail) && needed.columns <= room.columns
      && needed.lines <= room.lines
    return isShown ? nil : item.label.joined(with: item.detail)
  }
}

extension String {
  fileprivate func joined(with more: String?) -> String {
    guard let more, !more.isEmpty else { return self }
    return "\(self) \(more)"
  }
}
