extension InputFormat {
  static let csv = InputFormat(
    name: .csv, extensions: ["csv"],
    summary: "fields between commas (RFC 4180), or ; tab or |",
    delimiters: .besideQuotes
  ) { options in
    if case .bytes(let bytes) = options.delimiter, bytes.count == 1 {
      return tableReader(bytes[0], isQuoted: true, options).reading()
    }
    return .chosen { source, isWhole in
      guard let choice = CommaChoice.made(of: source, isWhole: isWhole) else { return nil }
      let reading = tableReader(choice.separator, isQuoted: true, options).reading()
      return choice.name.map { reading.noting("split at \($0)") } ?? reading
    }
  }

  static let tsv = InputFormat(
    name: .tsv, extensions: ["tsv", "tab"], summary: "fields between tabs, without quotes"
  ) { options in
    tableReader(UInt8(ascii: "\t"), isQuoted: false, options).reading()
  }

  private static func tableReader(
    _ separator: UInt8, isQuoted: Bool, _ options: ReadingOptions
  ) -> TableReader {
    TableReader(
      syntax: RecordSyntax(separator: .byte(separator), isQuoted: isQuoted, lines: .table),
      form: .table(hasHeader: options.hasHeader ?? true, rowTitles: options.rowTitles ?? true),
      keyName: options.fields.id, hasByteOrderMark: true)
  }
}
