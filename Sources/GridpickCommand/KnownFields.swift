import GridpickCore

/// The fields of some data that templates and commands can name (rule X1).
struct KnownFields {
  /// The table of the records; nil for a flat list, whose items have words.
  private let table: Grid?

  init(of data: Grid) {
    table = data.isList ? nil : data.fieldTable
  }

  func complaint(about template: OutputTemplate) -> Complaint? {
    complaint(about: template.fields)
  }

  func complaint(about fields: [PickField]) -> Complaint? {
    for field in fields where field.isOfData {
      guard let complaint = complaint(about: field, isCertain: true) else { continue }
      let isOfCommands = field.name.hasPrefix("+") || ["q", "f"].contains(field.name)
      return isOfCommands ? Complaint("{\(field.name)} works only in commands") : complaint
    }
    return nil
  }

  /// Complains of braces in a command only if they are almost a name: they may mean anything.
  func complaint(about command: CommandTemplate) -> Complaint? {
    for field in command.fields {
      if let complaint = complaint(about: field, isCertain: true) { return complaint }
    }
    for title in command.otherTitles {
      let word = "{\(String(decoding: title, as: UTF8.self))}"
      if let answer = OtherPickers.answer(to: word) { return Complaint("\(word): \(answer)") }
      if let complaint = complaint(about: .title(title), isCertain: false) { return complaint }
    }
    return nil
  }

  private func complaint(about field: PickField, isCertain: Bool) -> Complaint? {
    if case .places(let places) = field {
      guard let place = places.single else { return nil }
      // In lists and lists of lists, items may have different numbers of words or fields.
      if place == 0 { return Complaint("no column {0}; the first is {1}") }
      guard let table, table.hasRecords, place.magnitude > table.columnCount
      else { return nil }
      return Complaint("no column {\(place)}; there are \(table.columnCount)")
    }
    let columns = table?.columns(titled: field.name) ?? []
    guard columns.count != 1 else { return nil }
    guard columns.isEmpty else {
      let places = columns.map { "{\($0 + 1)}" }.joined(separator: " or ")
      return Complaint("several columns are called '\(field.name)'; use \(places)")
    }
    if case .title(let title) = field, table?.column(named: title) != nil { return nil }
    let names = table?.columnNames ?? []
    let known = names + Placeholder.names.map { String($0.dropFirst().dropLast()) }
    if known.nearest(to: field.name) != nil {
      return Complaint(MissingColumn(field.name, among: known))
    }
    guard isCertain else { return nil }
    let missing = MissingColumn(field.name, among: names)
    return table == nil
      ? Complaint("\(missing.words); lines have words, e.g. {1}") : Complaint(missing)
  }
}

extension OutputTemplate {
  fileprivate var fields: [PickField] {
    parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }
}

extension CommandTemplate {
  fileprivate var fields: [PickField] {
    placeholders.compactMap {
      if case .field(let field) = $0.content, field.isOfData { field } else { nil }
    }
  }
}

extension PickField {
  fileprivate var isOfData: Bool { if case .known = self { false } else { true } }
}

extension Grid {
  fileprivate func columns(titled title: String) -> [Int] {
    (0..<columnCount).filter {
      columnTitle($0, .whole)?.utf8.elementsEqual(title.utf8) ?? false
    }
  }
}
