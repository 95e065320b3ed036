import TwoAxisPicker

/// Browses folders in depth: the first column is the folder around the current one.
///
/// Left and right go up and down, Enter picks what is no folder.
func browse(_ folders: [String: [String]], from top: String) async throws -> String? {
  var path = [top]
  func columns() -> [GridSection<String>] {
    let around = path.count > 1 ? folders[path[path.count - 2]] ?? [] : []
    let here = folders[path[path.count - 1]] ?? []
    return (0..<max(around.count, here.count)).map { row in
      GridSection(items: [
        row < around.count ? around[row] : "", row < here.count ? here[row] : "",
      ])
    }
  }
  var picker = GridPicker(sections: columns()) { $0.isEmpty ? nil : Cell($0) }
  picker.layout = .sheet
  picker.start = Position(section: 0, index: 1)
  let show = { (open: OpenPicker<String>) in
    open.update(.replace(columns()))
    open.position = Position(section: 0, index: 1)
  }
  picker.keys = [
    KeyBinding(key: Key(.right), help: "into the folder") { name, _ in
      guard let name, folders[name] != nil else { return .handled }
      path.append(name)
      return .task { show($0) }
    },
    KeyBinding(key: Key(.left), help: "out of the folder") { _, _ in
      if path.count > 1 { path.removeLast() }
      return .task { show($0) }
    },
  ]
  return try await picker.run()
}

struct Choice {
  let name: String
  let values: [String]
  var chosen = 0
}

/// A form: a key changes the value of a line, and Enter hands the form in.
func fill(_ form: [Choice]) async throws -> [String]? {
  var form = form
  var picker = GridPicker(
    records: Array(form.indices),
    fields: [
      Field("Name") { form[$0].name }, Field("Value") { form[$0].values[form[$0].chosen] },
    ])
  picker.find.begins = false
  picker.keys = [
    KeyBinding(key: " ", help: "the next value") { line, _ in
      guard let line else { return .handled }
      form[line].chosen = (form[line].chosen + 1) % form[line].values.count
      return .update(.redraw)
    }
  ]
  guard try await picker.run() != nil else { return nil }
  return form.map { $0.values[$0.chosen] }
}

/// Asks for one thing after the other; nil if a question is left.
func ask(_ questions: [[String]]) async throws -> [String]? {
  var answers: [String] = []
  for words in questions {
    let picker = GridPicker(list: words, columns: 1) { Cell($0) }
    guard let answer = try await picker.run() else { return nil }
    answers.append(answer)
  }
  return answers
}

/// Tends a table whose key asks before something is ended; the table goes on meanwhile and after.
@MainActor func tend(_ names: [String], ending end: @escaping (String) -> Void) async throws {
  var left = names
  let fields = [Field<String>("Name", \.self), Field("Length", \.count)]
  var picker = GridPicker(records: names, fields: fields)
  picker.id = { $0 }
  picker.find.begins = false
  picker.keys = [
    KeyBinding(key: "x", help: "end it, after a question") { name, _ in
      .task { open in
        guard let name else { return }
        var question = GridPicker(list: ["no", "yes"], columns: 1) { Cell($0) }
        question.title = "End \(name)?"
        guard (try? await open.suspend { try await question.run() }) == "yes" else { return }
        end(name)
        left.removeAll { $0 == name }
        open.update(.replace([GridSection(items: left)]))
      }
    }
  ]
  try await picker.open { open in
    for await event in open.events {
      if case .picked(let name, _) = event { open.update(.notice("\(name) is alive")) }
    }
  }
}
