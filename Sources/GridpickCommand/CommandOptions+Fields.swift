import GridpickCore

/// The fields that templates and commands name (rule X1).
extension CommandOptions {
  /// The templates that are printed, each with its option.
  private var templates: [(option: String, template: OutputTemplate)] {
    let printed = bindings.flatMap(\.actions).compactMap { action in
      if case .print(let template) = action { (option: "--bind", template: template) } else { nil }
    }
    return (template.map { [(option: "--print", template: $0)] } ?? []) + printed
  }

  private var commands: [(option: String, template: CommandTemplate)] {
    let bound = bindings.flatMap(\.actions).compactMap(\.template)
      .map { (option: "--bind", template: $0) }
    return (picker.preview.command.map { [(option: "--preview", template: $0)] } ?? []) + bound
  }

  var namesFields: Bool {
    !commands.isEmpty || templates.contains { !$0.template.fields.isEmpty }
  }

  /// Returns a complaint about the first field that the data does not have; nil if it has all.
  ///
  /// Braces in a command may mean anything. They are refused only if they are nearly a name.
  func complaint(aboutFieldsOf data: GridData) -> Complaint? {
    let printed = templates.flatMap { named in named.template.fields.map { (named.option, $0) } }
    let inCommands = commands.flatMap { named in named.template.fields.map { (named.option, $0) } }
    for (option, field) in printed + inCommands {
      if let complaint = data.complaint(about: field, option, isCertain: true) { return complaint }
    }
    for (option, command) in commands {
      for title in command.otherTitles {
        let complaint = data.complaint(about: .title(title), option, isCertain: false)
        if let complaint { return complaint }
      }
    }
    return nil
  }
}

extension OutputTemplate {
  fileprivate var fields: [PickField] {
    parts.compactMap { if case .field(let field) = $0, field.isOfData { field } else { nil } }
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
  /// True if only the data can tell whether there is such a field.
  fileprivate var isOfData: Bool { if case .known = self { false } else { true } }
}

extension GridData {
  /// Returns a complaint about a field that the data does not have; nil if it has the field.
  fileprivate func complaint(
    about field: PickField, _ option: String, isCertain: Bool
  ) -> Complaint? {
    let grid = if case .grid(let grid) = self { grid.fieldTable } else { Grid?.none }
    if case .place(let place) = field {
      // In lists and lists of lists each item may have another number of words or fields.
      if place == 0 { return Complaint("\(option): {0} is no column; the first one is {1}") }
      guard let grid, grid.shape.sectionsAreRecords, place.magnitude > grid.columnCount
      else { return nil }
      return Complaint("\(option): {\(place)} is no column; there are \(grid.columnCount)")
    }
    let columns = grid?.columns(titled: field.name) ?? []
    guard columns.count != 1 else { return nil }
    guard columns.isEmpty else {
      let places = columns.map { "{\($0 + 1)}" }.joined(separator: " or ")
      return Complaint("\(option): several columns are called '\(field.name)'; use \(places)")
    }
    if case .title(let title) = field, grid?.shape.column(named: title) != nil { return nil }
    let names = grid?.columnNames ?? []
    let known = names + Placeholder.names.map { String($0.dropFirst().dropLast()) }
    if known.nearest(to: field.name) != nil {
      return Complaint(option, noColumn: field.name, known: known)
    }
    guard isCertain else { return nil }
    return grid == nil
      ? Complaint("\(option): '\(field.name)' is no column; lines have words, as {1}")
      : Complaint(option, noColumn: field.name, known: names)
  }
}

extension Grid {
  fileprivate func columns(titled title: String) -> [Int] {
    (0..<columnCount).filter {
      columnTitle($0, .whole)?.utf8.elementsEqual(title.utf8) ?? false
    }
  }
}
