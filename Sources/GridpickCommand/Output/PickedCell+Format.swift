import GridpickCore

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
    var object = Array("{\"section\":\(position.section),\"index\":\(index)".utf8)
    object += titles.joined()
    object += ",\"value\":".utf8
    object += json
    object += "}".utf8
    return object
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
