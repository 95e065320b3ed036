import GridpickCore

/// The way picks are printed as a table: the titles once, then the fields of each pick.
struct PickTable {
  private let isMarkdown: Bool
  /// The columns of a record's fields; nil for items.
  private let columns: [Int]?
  private let isList: Bool
  /// True if a record has a title that is none of its fields: its key in an object of objects.
  private let hasKeys: Bool
  private let titles: [[UInt8]]

  /// Nil for a form that is no table.
  init?(as form: PickPrinter.Form, of content: PickedContent, isRecord: Bool) {
    switch form {
    case .format(.csv): isMarkdown = false
    case .format(.md): isMarkdown = true
    case .format(.text), .format(.json), .format(.tsv), .format(.index), .template, .answer:
      return nil
    }
    let data = content.whole
    isList = data.isList
    let columns = isRecord ? content.columns ?? Array(0..<data.columnCount) : nil
    let hasKeys = isRecord && data.titleColumn == nil && data.sectionTitle(0, .whole) != nil
    (self.columns, self.hasKeys) = (columns, hasKeys)
    func title(_ column: Int) -> String? {
      data.columnTitle(column, .whole).flatMap { $0.isEmpty ? nil : $0 }
    }
    let titles =
      columns.map { (hasKeys ? ["row"] : []) + $0.map { title($0) ?? "\($0 + 1)" } }
      ?? (isList ? [title(0) ?? "value"] : ["row", "column", "value"])
    self.titles = titles.map { Array($0.utf8) }
  }

  /// The lines above those of the picks.
  var head: [[UInt8]] {
    isMarkdown ? [line(titles), line(titles.map { _ in Array("---".utf8) })] : [line(titles)]
  }

  func line(of cell: PickedCell) -> [UInt8] {
    let names = isList ? [] : columns == nil ? [cell.row, cell.column] : hasKeys ? [cell.row] : []
    let fields = columns?.map { cell.bytes(of: .place($0 + 1)) } ?? [cell.value]
    return line(names.map { Array(($0 ?? "").utf8) } + fields)
  }

  private func line(_ fields: [[UInt8]]) -> [UInt8] {
    guard isMarkdown else {
      // A field alone is quoted if it is empty, because an empty line may be no record.
      let quotesAll = fields == [[]]
      return Array(fields.map { $0.quoted(always: quotesAll) }.joined(separator: ",".utf8))
    }
    let cells = fields.map(\.markdownCell).joined(separator: " | ".utf8)
    return Array("| ".utf8) + cells + Array(" |".utf8)
  }
}

extension [UInt8] {
  /// The field of a csv, in quotes where it needs them (RFC 4180).
  fileprivate func quoted(always: Bool) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let special = [quote] + Array(",\r\n".utf8)
    guard always || contains(where: special.contains) else { return self }
    return [quote] + flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }

  /// The cell of a table in Markdown: a line break is a space, and a bar has a backslash.
  fileprivate var markdownCell: [UInt8] {
    var cell: [UInt8] = []
    for (place, byte) in enumerated() {
      switch byte {
      case UInt8(ascii: "|"): cell += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n") where place > 0 && self[place - 1] == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): cell.append(UInt8(ascii: " "))
      default: cell.append(byte)
      }
    }
    return cell
  }
}
