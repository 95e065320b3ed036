// Pages that snap: one sheet of a map at a time up and down, and sideways as far as the hand throws.
import Foundation
import TwoAxisPicker

struct Sheet {
  let row: Int
  let column: Int
  var name: String { "ABCDEF".map(String.init)[row] + "\(column + 1)" }
  var isSea: Bool { (row * 5 + column * 3) % 7 < 3 }
}

let sheets = (0..<6).map { row in (0..<8).map { Sheet(row: row, column: $0) } }

/// A sheet that the program draws itself: its ground, and its name on it.
let paper = CellStyle(size: ScreenSize(lines: 9, columns: 30)) { canvas, cell, context in
  if let color = cell.color { canvas.fill(color, lines: 0..<canvas.size.lines - 1) }
  canvas.drawCentered(
    cell.label, line: canvas.size.lines - 1, tone: context.isCurrent ? .strong : .quiet)
}

var picker = GridPicker(rows: sheets) { sheet in
  Cell(sheet.name, color: .rgb(sheet.isSea ? 0x3e63dd : 0x46a758), style: paper)
}
picker.title = "Atlas"
picker.cellSize = ScreenSize(lines: 10, columns: 32)
picker.verticalSnap = .step
picker.horizontalSnap = .nearest
picker.slideDistance = ScreenSize(lines: 3, columns: 8)
picker.trackEnd = .spacer
do {
  if let sheet = try picker.run() { print(sheet.name) }
} catch {
  FileHandle.standardError.write(Data("atlas: \(error)\n".utf8))
  exit(2)
}
