// Shelves of cells of their own kind and height. Each shelf stays where it is while a book is open.
import Foundation
import TwoAxisPicker

struct Book {
  let title: String
  let author: String
  let color: ItemColor
}

let authors = ["Ada", "Ben", "Cem", "Dora", "Emil"]

func shelf(_ title: String, _ word: String) -> GridSection<Book> {
  GridSection(
    title: title,
    items: (1...12).map { number in
      Book(
        title: "\(word) \(number)", author: authors[number % authors.count],
        color: .terminal(UInt8(number % 6 + 1)))
    })
}

let shelves = [shelf("New", "Novel"), shelf("Stories", "Story"), shelf("Pictures", "Album")]
let styles = [CellStyle.card, .text, .swatch]
var picker = GridPicker(sections: shelves) { Cell($0.title, detail: $0.author, color: $0.color) }
picker.layout = .shelves
picker.rowStyle = { styles[$0] }
do {
  try await picker.open { open in
    for await event in open.events {
      guard case .picked(let book, _) = event else { continue }
      let pages = GridPicker(list: (1...9).map { "\(book.title), page \($0)" }) { Cell($0) }
      let page = try await open.suspend { try await pages.run() }
      open.update(.notice(page.map { "read up to \($0)" } ?? "put back"))
    }
  }
} catch {
  FileHandle.standardError.write(Data("bookshop: \(error)\n".utf8))
  exit(2)
}
