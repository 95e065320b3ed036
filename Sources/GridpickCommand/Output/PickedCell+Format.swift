import GridpickCore

extension PickedCell {
  func bytes(as format: OutputFormat) -> [UInt8] {
    switch format {
    case .text: value
    case .json:
      isRecord ? record(asObject: content.fieldTable) : object
    case .tsv: tabbed
    case .index: Array("\(position.section),\(index)".utf8)
    // Their lines are those of a `PickTable`.
    case .csv, .md: value
    }
  }

  /// JSON as it came in, else fields by titles: by number without one, with ` 2` for a second one.
  private func record(asObject table: Grid) -> [UInt8] {
    if content.json(at: id) != nil { return JSONText.onOneLine(record) }
    var counts: [String: Int] = [:]
    return JSONText.object(
      (0..<table.itemCount(inSection: number)).map { index in
        let known = table.columnTitle(index, .whole) ?? ""
        let title = known.isEmpty ? "\(index + 1)" : known
        counts[title, default: 0] += 1
        let place = Position(section: number, index: index)
        let value =
          table.id(at: place).map(table.hasField) == true
          ? JSONText.string(String(decoding: table.value(at: place), as: UTF8.self))
          : JSONText.null
        return (title + (counts[title] == 1 ? "" : " \(counts[title] ?? 0)"), value)
      })
  }

  var object: [UInt8] {
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
    content.json(at: id).map { JSONText.onOneLine(isRecord ? record : $0) }
      ?? JSONText.string(String(decoding: value, as: UTF8.self))
  }

  private var tabbed: [UInt8] {
    let fields = [Array((row ?? "").utf8), Array((column ?? "").utf8), value]
    return Array(fields.map(TabbedText.field).joined(separator: [UInt8(ascii: "\t")]))
  }
}
