import GridpickModel
import GridpickRendering
import GridpickScreen

extension PickerState {
  /// A record may have very many fields, and nobody reads them all.
  private static let mostFields = 1_000

  /// Shows the whole value of an item.
  mutating func peek(at position: Position) {
    guard item(at: position) != nil else { return }
    let titles = [content.sectionTitle(position.section), content.columnTitle(position.index)]
    let title = titles.compactMap(\.self).joined(separator: settings.look.signs.separator)
    read(title.isEmpty ? "Value" : title, content.value(at: position).text)
  }

  /// Shows all values of a section, a line each, under the titles of their columns.
  mutating func peekAtRecord(of section: Int) {
    let count = min(Self.mostFields, content.itemCount(inSection: section))
    let names = (0..<count).map { content.columnTitle($0) ?? "\($0 + 1)" }
    let widths = names.map(settings.look.width(of:))
    let widest = widths.max() ?? 0
    let lines = (0..<count).map { index in
      let blanks = String(repeating: " ", count: widest - widths[index] + 2)
      let position = Position(section: section, index: index)
      return names[index] + blanks
        + (content.hasItem(at: position) ? content.value(at: position).text : "")
    }
    read(content.sectionTitle(section) ?? "Row", lines.joined(separator: "\n"))
  }

  private mutating func read(_ title: String, _ text: String) {
    mode = .reading(Panel(title: title, text: text, on: size, signs: settings.look.signs.text))
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
