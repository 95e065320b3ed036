import GridpickCore

package enum OutputFormat: String, CaseIterable, Sendable {
  /// The value, byte for byte.
  case text
  /// A record as a JSON object, or an item as an object of section, index, titles and value.
  case json
  case tsv
  case index
  case csv
  case md
}

extension OutputTemplate {
  func bytes(of cell: PickedCell) -> [UInt8] {
    Array(
      parts.map { part in
        switch part {
        case .text(let text): text
        case .field(let field): cell.bytes(of: field)
        case .separator: cell.content.fieldTable.fieldSeparator
        }
      }.joined())
  }

  /// Returns the template with column numbers in place of titles, which take longer to find.
  func naming(_ grid: Grid) -> OutputTemplate {
    OutputTemplate(
      parts: parts.map { part in
        if case .field(let field) = part { .field(field.naming(grid)) } else { part }
      })
  }
}

extension PickedCell {
  func bytes(as format: OutputFormat) -> [UInt8] {
    switch format {
    case .text: value
    case .json:
      isRecord ? record(asObject: content.fieldTable) : object
    case .tsv: tabbed
    case .index: Array("\(position.section),\(index)".utf8)
    // A `PickTable` makes the lines of these formats.
    case .csv, .md: value
    }
  }

  /// Returns JSON as it came in, or an object of the fields by title.
  ///
  /// A field without a title gets its number; a repeated title gets ` 2` or more at its end.
  private func record(asObject table: Grid) -> [UInt8] {
    if content.json(at: id) != nil { return JSONText.onOneLine(record) }
    let columns = 0..<table.itemCount(inSection: number)
    let titles = columns.map { index in
      let known = table.columnTitle(index, .whole) ?? ""
      return known.isEmpty ? "\(index + 1)" : known
    }
    var names = Set<String>()
    return JSONText.object(
      columns.map { index in
        var (name, count) = (titles[index], 1)
        while !names.insert(name).inserted || count > 1 && titles.contains(name) {
          count += 1
          name = "\(titles[index]) \(count)"
        }
        let place = Position(section: number, index: index)
        let value =
          table.id(at: place).map(table.hasField) == true
          ? JSONText.string(String(decoding: table.value(at: place), as: UTF8.self))
          : JSONText.null
        return (name, value)
      })
  }

  var object: [UInt8] {
    JSONText.object([
      ("section", Array("\(position.section)".utf8)), ("index", Array("\(index)".utf8)),
      ("row", row.map(JSONText.string) ?? JSONText.null),
      ("column", column.map(JSONText.string) ?? JSONText.null), ("value", json),
    ])
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

/// The way JSON is written (RFC 8259).
enum JSONText {
  static let null = Array("null".utf8)

  /// Returns a string in quotes; only the characters are escaped that section 7 requires.
  static func string(_ text: String) -> [UInt8] {
    var written = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): written += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): written += Array("\\n".utf8)
      case UInt8(ascii: "\r"): written += Array("\\r".utf8)
      case UInt8(ascii: "\t"): written += Array("\\t".utf8)
      case 0..<0x20: written += Array("\\u00".utf8) + [digit(byte >> 4), digit(byte & 0xf)]
      default: written.append(byte)
      }
    }
    written.append(UInt8(ascii: "\""))
    return written
  }

  static func object(_ fields: [(name: String, value: [UInt8])]) -> [UInt8] {
    let written = fields.map { string($0.name) + [UInt8(ascii: ":")] + $0.value }
    return Array("{".utf8) + written.joined(separator: ",".utf8) + Array("}".utf8)
  }

  /// Returns JSON on one line: line breaks are blank space, because a string holds no raw one.
  static func onOneLine(_ text: [UInt8]) -> [UInt8] {
    text.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

/// The escapes with a backslash that keep fields separate between tabs, as `jq` writes `@tsv`.
enum TabbedText {
  /// Escapes the bytes that would separate fields or picks, or be taken for an escape.
  static func field(_ bytes: [UInt8]) -> [UInt8] {
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\t"): written += "\\t".utf8
      case UInt8(ascii: "\n"): written += "\\n".utf8
      case UInt8(ascii: "\r"): written += "\\r".utf8
      case 0: written += "\\0".utf8
      case UInt8(ascii: "\\"): written += "\\\\".utf8
      default: written.append(byte)
      }
    }
    return written
  }
}
