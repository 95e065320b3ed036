// Cards in four directions, from colour to colour and from size to size. A pick opens the poster and comes back.
import Foundation
import TwoAxisPicker

struct Poster {
  let name: String
  let size: String
  let color: ItemColor
}

let inks: [(name: String, color: UInt32)] = [
  ("Red", 0xe5484d), ("Orange", 0xf76b15), ("Yellow", 0xffe629), ("Green", 0x46a758),
  ("Blue", 0x3e63dd), ("Purple", 0x8e4ec6),
]
let posters = ["30 × 40 cm", "50 × 70 cm", "70 × 100 cm", "100 × 140 cm"].map { size in
  inks.map { Poster(name: $0.name, size: size, color: .rgb($0.color)) }
}

var scrolled = ScreenPoint(line: 0, column: 0)
var picker = GridPicker(rows: posters) { Cell($0.name, detail: $0.size, color: $0.color) }
picker.style = .swatch
picker.layout = .cards
picker.start = Position(section: 1, index: 1)
picker.slideDistance = ScreenSize(lines: 3, columns: 8)
picker.onScroll = { scrolled = $1 }
picker.status = { poster, _ in "\(poster.name), scrolled by \(scrolled.line), \(scrolled.column)" }
do {
  try await picker.open { open in
    for await event in open.events {
      guard case .picked(let poster, _) = event else { continue }
      var detail = GridPicker(list: ["order it", "keep looking"], columns: 1) { Cell($0) }
      detail.title = "\(poster.name), \(poster.size)"
      let answer = try await open.suspend { try await detail.run() }
      open.update(.notice("\(poster.name): \(answer ?? "nothing")"))
    }
  }
} catch {
  FileHandle.standardError.write(Data("posters: \(error)\n".utf8))
  exit(2)
}
