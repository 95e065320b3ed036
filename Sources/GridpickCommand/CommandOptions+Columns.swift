import GridpickCore
import GridpickFormats

extension CommandOptions {
  private var namedKeys: [[UInt8]] {
    let (fields, usual) = (reading.fields, FieldNames())
    let keys = [\FieldNames.label, \.value, \.detail, \.color]
    return keys.filter { fields[keyPath: $0] != usual[keyPath: $0] }.map { fields[keyPath: $0] }
  }

  /// Returns a complaint about the first name that no column has; nil if every name has a column.
  func complaint(aboutColumnsOf data: Grid) -> Complaint? {
    guard !data.isEmpty else { return nil }
    let sort = picker.sort.filter { $0 != .turned }.map(\.name)
    let frozen = picker.frozenUpTo.map { [$0] }
    return complaint(columnsOption, about: picker.only, in: data)
      ?? complaint("--nth", about: picker.find.columns, in: data)
      ?? complaint("--sort", about: sort, in: data)
      ?? complaint("--frozen", about: frozen, in: data)
      ?? complaint(aboutRulesFor: data) ?? complaint(aboutFieldsOf: data)
      ?? complaint(aboutKeysOf: data)
  }

  private func complaint(
    _ option: String, about names: [ColumnName]?, in data: Grid
  ) -> Complaint? {
    for name in names ?? [] {
      // A list has words instead of columns, and is sorted only by `1`, the whole line.
      let isKnown =
        data.isList
        ? option.hasSuffix("nth")
          ? FieldPlaces(name.text) != nil
          : option == "--sort" && name.text == "1"
        : !name.columns(in: data).isEmpty
      if isKnown { continue }
      guard option == "--sort", !data.isList, name.holdsOrder(of: data) else {
        return Complaint(MissingColumn(name.text, of: data)).of(option)
      }
      return Complaint("--sort: '\(name.text)': use :asc or :desc behind the title")
    }
    return nil
  }

  /// Complains of a missing key; of the key of ids only if none of the first records has it.
  private func complaint(aboutKeysOf grid: Grid) -> Complaint? {
    guard reading.fields != FieldNames(), pivot == nil, grid.columnCount > 0,
      grid.columnTitle(0) != nil
    else { return nil }
    var keys = grid.hasRecords && reading.flattens ? namedKeys : []
    keys = keys.filter { ColumnName($0).column(in: grid) == nil }
    if let id = reading.fields.id,
      (0..<min(Self.lookedAt, grid.sectionCount)).allSatisfy({ grid.sectionKey($0) == nil })
    {
      keys.append(id)
    }
    return keys.first.map {
      Complaint(MissingColumn(String(decoding: $0, as: UTF8.self), of: grid)).of("--field")
    }
  }

  private static let lookedAt = 100
}

extension ColumnName {
  fileprivate func holdsOrder(of grid: Grid) -> Bool {
    guard let colon = text.lastIndex(of: ":") else { return false }
    return ColumnName(String(text[..<colon])).column(in: grid) != nil
  }
}
