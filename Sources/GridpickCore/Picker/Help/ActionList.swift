/// The rows of the help, which is a menu: all actions that need no argument (rule S3).
struct ActionList {
  private struct Row {
    let item: GridItem
    var actions: [Action] = []
    /// The name and the keys, each of which finds the row first.
    var names: [String] = []
    var status = ""
  }

  private var rows: [Row] = []
  private(set) var headings = NumberRuns()
  var toRead: NumberRuns { NumberRuns(rows.indices.filter { rows[$0].actions.isEmpty }) }
  private let look: Look
  private let ascii: Bool
  private let showsNames: Bool

  /// Lists each available action once; the user's own bindings come as separate rows.
  init(_ keymap: Keymap, look: Look, columns: Int, where isMet: (Need) -> Bool) {
    self.look = look
    showsNames = columns >= Self.leastWithNames
    ascii = look.signs.text == .ascii
    let own = keymap.bindings.filter { $0.isOwn && $0.occasion == nil }
    var groups: [ActionGroup: [Row]] = [:]
    groups[.yours] = own.map { binding in
      let name = binding.calls.map(\.name).filter { !$0.isEmpty }.joined(separator: "+")
      let written = binding.calls.map(\.written).joined(separator: "+")
      return row(binding.keys, binding.help, name, written: written, binding.actions, in: .yours)
    }
    var done: [[Action]] = []
    for name in ActionRow.all where name.need.map(isMet) ?? true {
      guard let actions = name.alone, actions != ["ignore"], !done.contains(actions) else {
        continue
      }
      let keys = keymap.bindings.filter { !$0.isOwn && $0.actions == actions }.flatMap(\.keys)
      guard !keys.isEmpty || !own.contains(where: { $0.actions == actions }) else { continue }
      done.append(actions)
      let words = isMet(.wholeRecords) ? name.wordsForRecords ?? name.words : name.words
      let group = keys.isEmpty ? ActionGroup.more : name.group
      groups[group, default: []].append(
        row(keys, words, name.name, written: name.name, actions, in: group))
    }
    groups[.toRead] = HelpNote.all.filter { $0.need.map(isMet) ?? true }.map { note in
      Row(item: line([(note.gesture, 0, .accent), (note.words, Self.noteColumn, nil)]))
    }
    for group in ActionGroup.allCases { append(groups[group] ?? [], under: group.title) }
  }

  private mutating func append(_ more: [Row], under title: String) {
    guard !more.isEmpty else { return }
    let start = rows.count
    if !rows.isEmpty { rows.append(Row(item: GridItem(""))) }
    rows.append(Row(item: line([(title, 0, .dim)], adding: .bold)))
    headings.append(start..<rows.count)
    rows += more
  }

  // MARK: - Rows

  /// The screen columns where an action's words, its name, and a gesture's words begin.
  private static let (wordColumn, nameColumn, noteColumn) = (11, 46, 18)
  private static let leastWithNames = 58

  private func row(
    _ keys: [Key], _ words: String, _ name: String, written: String, _ actions: [Action],
    in group: ActionGroup
  ) -> Row {
    let keys = keys.map { $0.name(ascii: ascii) }
    var shown = keys.first ?? (ascii ? "-" : "–")
    for key in keys.dropFirst() where (shown + key).count + 1 < Self.wordColumn {
      shown += " " + key
    }
    var item = line([
      (shown, 0, keys.isEmpty ? .dim : .accent), (words, Self.wordColumn, nil),
      (showsNames ? name : "", Self.nameColumn, .dim),
    ])
    // Find searches the detail, which is not shown.
    item.detail = (keys + [name, written]).joined(separator: " ")
    let more = [group.title] + (keys.isEmpty ? [] : [keys.joined(separator: " ")])
    let status = [written] + (showsNames ? more : [])
    return Row(
      item: item, actions: actions, names: keys + [written],
      status: status.joined(separator: look.signs.separator))
  }

  private func line(
    _ parts: [(text: String, column: Int, role: Role?)], adding attributes: Attributes = []
  ) -> GridItem {
    var label = ""
    var styles: [StyledRun] = []
    for (text, column, role) in parts where !text.isEmpty {
      if !label.isEmpty {
        let blanks = max(1, column - SafeText.width(of: label, signs: look.signs.text))
        label += String(repeating: " ", count: blanks)
      }
      let start = label.utf8.count
      label += text
      guard let role else { continue }
      styles.append(StyledRun(start..<label.utf8.count, look.theme[role].adding(attributes)))
    }
    var item = GridItem(label)
    item.labelStyles = styles
    return item
  }

  var data: Grid { Grid(MenuRows(items: rows.map(\.item), statuses: rows.map(\.status))) }

  func actions(of id: ItemID) -> [Action] { rows[id.section].actions }

  var numbersByName: [String: Int] {
    var numbers: [String: Int] = [:]
    for (number, row) in rows.enumerated() {
      for name in row.names where numbers[name] == nil { numbers[name] = number }
    }
    return numbers
  }
}

extension PickerState {
  /// Opens the help; in a panel without help, closes the panel like any other key.
  mutating func openHelp() {
    if let panel = browsing.mode.panel, panel.subject == nil { return browsing.close() }
    let list: (PickerState) -> ActionList = { state in
      ActionList(
        state.settings.options.keymap, look: state.settings.look, columns: state.screen.columns,
        where: state.has)
    }
    let first = list(self)
    let menu = Menu(
      headings: first.headings, toRead: first.toRead, numbersByName: first.numbersByName,
      emptyNote: "no such action", verb: "run")
    open(
      { state, _ in list(state).data }, as: menu,
      pick: { state, things, _ in
        if case .item(let id) = things { state.follow(first.actions(of: id)) }
      })
  }
}

/// The keys as a printed list: in the help of the command, and in the manual.
extension Keymap {
  package typealias Line = (left: String, right: String)

  package func help(ascii: Bool) -> [Line] {
    Self.help(of: bindings, ascii: ascii)
      + HelpNote.all.map { ($0.gesture, $0.need.help($0.words)) }
  }

  package static func help(
    of bindings: [Binding], ascii: Bool, namingNeeds namesNeeds: Bool = true
  ) -> [Line] {
    bindings.map { binding in
      let keys = binding.keys.map { $0.name(ascii: ascii) }.joined(separator: " ")
      return (keys, namesNeeds ? (binding.row?.need).help(binding.help) : binding.help)
    }
  }
}

/// The lines of the help that cannot be run: symbols in a query, and gestures of the mouse.
enum HelpNote {
  static let all: [(gesture: String, words: String, need: Need?)] = [
    ("'x ^x x$ !x x | y", "in find: exact, prefix, suffix, not, or", nil),
    ("title:x title:>5", "in find: only in that column", nil),
    ("Ctrl-P Ctrl-N", "in find: previous and next query", .history),
    ("Alt and a key", "while typing: runs the key's action", nil),
    ("drag", "moves the grid; it snaps on release", nil),
    ("flick", "keeps scrolling; a press stops it", nil),
    ("pull past an end", "refreshes, or loads more", .pull),
    ("click", "goes to an item, title, tab or shelf", nil),
    ("double click", "picks; on a title sorts; in cards one click picks", nil),
    ("right button", "marks", .marking),
    ("hold", "shows the whole value", nil),
    ("wheel", "scrolls; sideways if tilted or with Alt or Shift", nil),
    ("drag", "bar scrolls, title moves column, its edge resizes it", nil),
    ("drag preview", "scrolls it; its edge resizes it", .shownPreview),
  ]
}
