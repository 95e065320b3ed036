// A picker of the program's own type, in cells that it draws itself: the poster itself comes back.
import Foundation
import TwoAxisPicker

struct Poster {
  let name: String
  let size: String
  let color: ItemColor
}

let inks: [(name: String, color: ItemColor)] = [
  ("Red", .rgb(0xe5484d)), ("Orange", .rgb(0xf76b15)), ("Yellow", .rgb(0xffe629)),
  ("Green", .rgb(0x46a758)), ("Blue", .rgb(0x3e63dd)), ("Purple", .rgb(0x8e4ec6)),
]
let posters = ["30 × 40 cm", "50 × 70 cm", "70 × 100 cm", "100 × 140 cm"].map { size in
  inks.map { Poster(name: $0.name, size: size, color: $0.color) }
}

/// The sheet, and below it what it is called and how large it is.
let framed = CellStyle(size: ScreenSize(lines: 9, columns: 30)) { canvas, cell, context in
  let sheet = 0..<max(1, canvas.size.lines - 3)
  if let color = cell.color { canvas.fill(color, lines: sheet) }
  canvas.drawCentered(
    cell.label, line: sheet.count + 1, tone: context.isCurrent ? .strong : .plain)
  canvas.drawCentered(cell.detail ?? "", line: sheet.count + 2, tone: .quiet)
}

var picker = GridPicker(rows: posters) { poster in
  Cell(poster.name, detail: poster.size, color: poster.color, style: framed)
}
picker.title = "Posters"
picker.layout = .cards
picker.start = Position(section: 1, index: 1)
picker.slideDistance = ScreenSize(lines: 2, columns: 4)
do {
  if let poster = try picker.run() { print("\(poster.name), \(poster.size)") }
} catch {
  FileHandle.standardError.write(Data("posters: \(error)\n".utf8))
  exit(2)
}
