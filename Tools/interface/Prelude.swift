// What examples take for granted.
import TwoAxisPicker

struct Poster: Sendable {
  var name: String
  var size: String
  var color: ItemColor
}

let poster = Poster(name: "Orange", size: "30 × 40 cm", color: .rgb(0xf76b15))
let posters = [[poster], [poster, poster]]
let usualSize = ScreenSize(lines: 24, columns: 80)

func usualPicker() -> GridPicker<String> {
  GridPicker(rows: [["S", "M"], ["L", "XL"]]) { Cell($0) }
}

func order(_ poster: Poster) {}
