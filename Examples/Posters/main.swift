// A picker of the caller's own type: no protocol to adopt, and the poster itself comes back.
import TwoAxisPicker

struct Poster {
  let name: String
  let size: String
  let color: ItemColor
}

let inks: [(name: String, color: ItemColor)] = [
  ("Red", .rgb(0xe5484d)), ("Green", .rgb(0x46a758)), ("Blue", .rgb(0x3e63dd)),
]
let posters = ["30 × 40 cm", "50 × 70 cm", "70 × 100 cm"].map { size in
  inks.map { Poster(name: $0.name, size: size, color: $0.color) }
}

var picker = GridPicker(rows: posters) { poster in
  Cell(poster.name, detail: poster.size, color: poster.color, style: .swatch)
}
picker.title = "Posters"
picker.layout = .cards
if let poster = try picker.run() {
  print("\(poster.name), \(poster.size)")
}
