/// Jump labels: letters before each item in view, which lead to it when they are typed (rule J1).
extension Scene {
  package struct Jump {
    let labels: JumpLabels
    let typed: String
  }

  /// Draws a cell with its jump label; most cells are dimmed, so that labels stand out (rule J3).
  func drawInJump(
    _ cell: CellStyle.Drawing, _ style: CellStyle, at position: Position, _ jump: Jump,
    on canvas: inout Canvas
  ) {
    let isCurrent = cell.isCurrent
    let seen = cell.rect.intersection(canvas.window)
    let isTarget = cell.item != nil && content.offers(position)
    let label = isTarget ? jump.labels.places[position] : nil
    let leads = label?.hasPrefix(jump.typed) == true
    var cell = cell
    cell.isCurrent = false
    if jump.typed.isEmpty ? !isCurrent : !leads { cell.isDimmed = true }
    cell.takesCursor = isCurrent || label != nil
    // A cell that the typed letters do not lead to makes room too, so that its text does not move.
    if let label, style.isText { cell.makeRoom(for: label, in: seen.columns, look) }
    let text = canvas.cursorPlaced { canvas in
      paint(&cell, style, at: position, besideLabel: label, on: &canvas)
    }
    if isCurrent, let text { canvas.placeCursor(at: text) }
    if let label, leads {
      canvas.draw(label, typed: jump.typed.utf8.count, of: cell, in: seen, before: text)
    }
  }

  var typedLetters: String? {
    guard let jump, !jump.typed.isEmpty else { return nil }
    return jump.typed + look.signs.text.ellipsisText
  }
}

extension CellStyle.Drawing {
  /// Moves the text after a label if all of it still fits; a text with its own line may be cut.
  mutating func makeRoom(for label: String, in seen: Range<Int>, _ look: Look) {
    guard let item, let ownRoom, standing == .left else { return }
    let columns = jumpColumns(in: seen)
    let start = columns.lowerBound + label.utf8.count + 1
    let end = min(ownRoom.upperBound, columns.upperBound)
    guard ownRoom.lowerBound < start, start < end else { return }
    let room = end - start
    guard isLine || SafeText.width(of: item.label, upTo: room + 1, signs: look.signs.text) <= room
    else { return }
    self.ownRoom = start..<end
  }

  /// The visible columns of a cell, without its first or last one, which keeps cells apart.
  fileprivate func jumpColumns(in seen: Range<Int>) -> Range<Int> {
    let columns = rect.columns
    let isFilled = ownRoom?.upperBound == columns.upperBound
    return (isFilled ? columns.dropFirst() : columns.dropLast()).clamped(to: seen)
  }
}

extension Canvas {
  /// Draws a label and a space before the text, or else over the text's first letters.
  fileprivate mutating func draw(
    _ label: String, typed: Int, of cell: CellStyle.Drawing, in seen: ScreenRect,
    before text: ScreenPoint?
  ) {
    let width = label.utf8.count
    guard seen.columns.count >= width, !seen.lines.isEmpty else { return }
    let middle = cell.wrapping == nil ? (seen.lines.count - 1) / 2 : 0
    let line = text?.line ?? seen.lines.lowerBound + middle
    let columns = cell.jumpColumns(in: seen.columns)
    let column = text?.column ?? columns.lowerBound
    let before = column - width - 1
    let wanted = before < columns.lowerBound ? column : before
    let start = max(seen.columns.lowerBound, min(wanted, columns.upperBound - width))
    let place = ScreenPoint(line: line, column: start)
    draw(label, fitting: width, at: place, style: look.theme[.jump])
    guard typed > 0 else { return }
    let letters = ScreenRect(line: line, columns: start..<start + typed)
    restyle(letters) { [look] _ in look.theme[.dim] }
  }
}
