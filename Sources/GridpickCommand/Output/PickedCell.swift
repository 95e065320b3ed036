import GridpickCore

/// A cell to print, with all that can be printed of it.
struct PickedCell {
  let content: Grid
  /// The cell's position in the data.
  let position: Position
  private let id: ItemID
  /// True if the whole record is picked, which is then the value.
  private let isRecord: Bool

  /// Creates the cell that is shown at a position; nil if there is nothing to print.
  init?(_ place: Position, of picked: PickedContent, isRecord: Bool = false) {
    guard picked.ordered.canBeCurrent(place), let id = picked.ordered.id(at: place),
      let position = picked.whole.dataPlace(of: id)
    else { return nil }
    content = picked.whole
    self.position = position
    self.id = id
    self.isRecord = isRecord
  }

  var row: String? { content.sectionTitle(position.section, .whole) }
  /// The title of its column; a whole record is in none.
  var column: String? { isRecord ? nil : content.columnTitle(position.index, .whole) }
  var index: Int { isRecord ? 0 : position.index }
  var label: String { content.store.item(at: id, .whole)?.label ?? "" }
  var value: [UInt8] { isRecord ? record : content.store.value(at: id) }
  var record: [UInt8] { content.store.record(at: id) }
  /// The number of the record in the data, or of the item in a list.
  var number: Int {
    content.isList ? position.index : content.store.recordNumber(of: id) ?? position.section
  }

  /// Returns a field of the record, or a word of the item of a list; empty if there is none.
  ///
  /// The first place is 1; negative places count from the last one, which is -1.
  func field(at place: Int) -> [UInt8] {
    if content.isList {
      let words = value.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return index(of: place, among: words.count).map { Array(words[$0]) } ?? []
    }
    let table = content.fieldTable
    guard let index = index(of: place, among: table.itemCount(inSection: number)) else { return [] }
    let place = Position(section: number, index: index)
    return table.hasItem(at: place) ? table.id(at: place).map(table.store.field) ?? [] : []
  }

  private func index(of place: Int, among count: Int) -> Int? {
    let index = place > 0 ? place - 1 : count + place
    return (0..<count).contains(index) ? index : nil
  }
}

extension PickedCell {
  func bytes(as format: OutputFormat) -> [UInt8] {
    switch format {
    case .text: value
    case .json: object
    case .tsv: tabbed
    case .index: Array("\(position.section),\(index)".utf8)
    }
  }

  private var object: [UInt8] {
    let titles = [("row", row), ("column", column)].map { key, title in
      Array(",\"\(key)\":".utf8) + (title.map(JSONText.string) ?? JSONText.null)
    }
    return Array("{\"section\":\(position.section),\"index\":\(index)".utf8)
      + titles.joined() + Array(",\"value\":".utf8) + json + [UInt8(ascii: "}")]
  }

  private var json: [UInt8] {
    content.store.json(at: id).map { JSONText.onOneLine(isRecord ? record : $0) }
      ?? JSONText.string(String(decoding: value, as: UTF8.self))
  }

  private var tabbed: [UInt8] {
    let fields = [Array((row ?? "").utf8), Array((column ?? "").utf8), value]
    return Array(fields.map(TabbedText.field).joined(separator: [UInt8(ascii: "\t")]))
  }
}
