import GridpickCore

/// A cell to print, with all that can be printed of it.
struct PickedCell {
  let content: Grid
  /// The cell's position in the data.
  let position: Position
  private let id: ItemID

  /// Creates the cell that is shown at a position; nil if there is nothing to print.
  init?(_ place: Position, of picked: PickedContent) {
    guard picked.ordered.canBeCurrent(place), let id = picked.ordered.id(at: place),
      let position = picked.whole.position(of: id)
    else { return nil }
    content = picked.whole
    self.position = position
    self.id = id
  }

  var row: String? { content.sectionTitle(position.section, .whole) }
  var column: String? { content.columnTitle(position.index, .whole) }
  var label: String { content.store.item(at: id, .whole)?.label ?? "" }
  var value: [UInt8] { content.store.value(at: id) }
  var record: [UInt8] { content.store.record(at: id) }
}

extension PickedCell {
  func bytes(as format: OutputFormat) -> [UInt8] {
    switch format {
    case .text: value
    case .json: object
    case .tsv: tabbed
    case .index: Array("\(position.section),\(position.index)".utf8)
    }
  }

  private var object: [UInt8] {
    let titles = [("row", row), ("column", column)].map { key, title in
      Array(",\"\(key)\":".utf8) + (title.map(JSONText.string) ?? JSONText.null)
    }
    return Array("{\"section\":\(position.section),\"index\":\(position.index)".utf8)
      + titles.joined() + Array(",\"value\":".utf8) + json + [UInt8(ascii: "}")]
  }

  private var json: [UInt8] {
    content.store.json(at: id).map(JSONText.onOneLine)
      ?? JSONText.string(String(decoding: value, as: UTF8.self))
  }

  private var tabbed: [UInt8] {
    let fields = [Array((row ?? "").utf8), Array((column ?? "").utf8), value]
    return Array(fields.map(TabbedText.field).joined(separator: [UInt8(ascii: "\t")]))
  }
}
