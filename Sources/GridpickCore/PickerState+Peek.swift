import GridpickModel
import GridpickRendering
import GridpickScreen

extension PickerState {
  /// A record may have very many fields, and nobody reads them all.
  private static let mostFields = 1_000
  /// Many screens full, broken into lines within a frame (rule G10).
  private static let mostBytes = 1 << 15

  /// Shows the value of an item, of a very long one the beginning.
  mutating func peek(at position: Position) {
    guard item(at: position) != nil else { return }
    let titles = [content.sectionTitle(position.section), content.columnTitle(position.index)]
    let title = titles.compactMap(\.self).joined(separator: settings.look.signs.separator)
    read(title.isEmpty ? "Value" : title, value(at: position))
  }

  /// Shows all values of a section, a line each, under the titles of their columns.
  mutating func peekAtRecord(of section: Int) {
    let count = min(Self.mostFields, content.itemCount(inSection: section))
    let names = (0..<count).map { content.columnTitle($0) ?? "\($0 + 1)" }
    let widths = names.map { settings.look.width(of: $0, upTo: size.columns) }
    let widest = widths.max() ?? 0
    var text: [UInt8] = []
    for index in 0..<count where text.count <= Self.mostBytes {
      if index > 0 { text.append(UInt8(ascii: "\n")) }
      text += names[index].utf8
      text += repeatElement(UInt8(ascii: " "), count: widest - widths[index] + 2)
      let position = Position(section: section, index: index)
      if content.hasItem(at: position) { text += value(at: position) }
    }
    read(content.sectionTitle(section) ?? "Row", text)
  }

  private func value(at position: Position) -> [UInt8] {
    content.beginning(ofValueAt: position, count: Self.mostBytes + 1)
  }

  private mutating func read(_ title: String, _ text: [UInt8]) {
    mode = .reading(
      Panel(title: title, text: .plain(shown(text)), on: size, signs: settings.look.signs.text))
  }

  private func shown(_ text: [UInt8]) -> String {
    guard text.count > Self.mostBytes else { return String(decoding: text, as: UTF8.self) }
    let beginning = text.withUnsafeBufferPointer {
      String(beginningOf: $0, count: Self.mostBytes)
    }
    return beginning + "\n… the rest is not shown"
  }
}
