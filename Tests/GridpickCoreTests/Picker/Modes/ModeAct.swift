/// Something that a person or the data does, in the words of scenarios and to a plain table.
indirect enum ModeAct {
  case go(String)
  case mark(String)
  case find(String)
  case leave
  case sort
  case hide
  case showAll
  case preview
  case wait
  case resize(lines: Int, columns: Int)
  /// Rows go, others come, all stand elsewhere.
  case reload([PlainTable.Row])
  /// Rows that follow; not while the table is sorted, where they would wait for the end of the input.
  case more([PlainTable.Row])
  case drag(Int)
  /// A drag in whose midst something else happens; newer data is not read then.
  case held(Int, ModeAct)
  /// A rectangle by `V` or by Shift, what comes between, and further moves; Tab ends it.
  case rectangle(isHeld: Bool, [String], ModeAct, [String])

  private static let ways = [
    "up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1), "home": (0, -9), "end": (0, 9),
    "ctrl-home": (-99, -9), "ctrl-end": (99, 9),
  ]

  /// Acts on the table; returns the sentences that do the same to a picker, none where it makes no sense.
  func perform(on table: inout PlainTable) -> [String] {
    guard table.mayHaveRectangle else { return performAlone(on: &table) }
    table.mayHaveRectangle = false
    return ModeAct.mark("tab").performAlone(on: &table) + performAlone(on: &table)
  }

  private func performAlone(on table: inout PlainTable) -> [String] {
    let isFinding = table.query != nil
    let alt = isFinding ? "alt-" : ""
    switch self {
    case .go(let way):
      if isFinding, way == "left" || way == "right" || way == "home" || way == "end" { return [] }
      let (down, right) = Self.ways[way] ?? (0, 0)
      table.go(rows: down, columns: right)
      return ["keys \(way)"]
    case .mark(let key): return mark(key, alt, in: &table)
    case .find(let query):
      let begins = isFinding ? [] : ["keys /"]
      table.find(query)
      return begins + ["keys ctrl-u", "type '\(query)"]
    case .leave where isFinding:
      table.leaveFind()
      return ["keys escape escape"]
    case .sort:
      table.sortByCurrent()
      return ["keys \(alt)s", "sorted"]
    case .hide where !isFinding:
      table.hideCurrent()
      return ["keys -"]
    case .showAll where !isFinding:
      table.hidden = []
      return ["keys ="]
    case .preview: return ["keys \(alt)p"]
    case .wait: return ["wait 300ms"]
    case .resize(let lines, let columns): return ["resize \(columns)x\(lines)"]
    case .reload(let rows):
      table.take(rows)
      return ["keys \(alt)r"] + Self.data(rows) + ["answer data", "sorted"]
    case .more(let rows) where table.sort == nil:
      table.follow(by: rows)
      return Self.data(table.rows) + ["more"]
    case .leave, .hide, .showAll, .more: return []
    case .drag, .held, .rectangle: return performByHand(on: &table)
    }
  }

  private func mark(_ key: String, _ alt: String, in table: inout PlainTable) -> [String] {
    switch key {
    case "tab": table.markCurrent()
    case "a": table.marked.formUnion(table.shownCells)
    case "A": table.marked = []
    case "i": table.marked.formSymmetricDifference(table.shownCells)
    case "R": table.markRow()
    default: table.markColumn()
    }
    if key == "tab" { table.go(rows: 1, columns: 0) }
    return ["keys \(key == "tab" ? "" : alt)\(key)"]
  }

  private func performByHand(on table: inout PlainTable) -> [String] {
    switch self {
    case .drag(let distance):
      // A drag of so many lines is as many steps, wherever it begins.
      table.go(rows: -distance, columns: 0)
      return Self.begun(distance) + Self.ended
    case .held(let distance, .leave):
      // Esc ends the drag, and nothing else.
      return Self.begun(distance) + ["keys escape"] + Self.ended
    case .held(let distance, let act):
      let sentences = act.performAlone(on: &table)
      guard !sentences.isEmpty, act.endsGestures else { return sentences }
      return Self.begun(distance) + sentences + Self.ended
    case .rectangle(let isHeld, let ways, let act, let further):
      return performRectangle(isHeld, ways, act, further, on: &table)
    default: return []
    }
  }

  private func performRectangle(
    _ isHeld: Bool, _ ways: [String], _ act: ModeAct, _ further: [String],
    on table: inout PlainTable
  ) -> [String] {
    guard table.query == nil, let anchor = table.current else { return [] }
    let before = table.marked
    // Shift marks nothing until the position has gone on.
    var isMarking = isHeld
    func extend() {
      isMarking = isMarking || table.current != anchor
      guard isMarking, let current = table.current else { return }
      table.marked = before.union(table.rectangle(from: anchor, to: current))
    }
    func go(_ way: String, isOpen: Bool) -> String {
      _ = ModeAct.go(way).performAlone(on: &table)
      if isOpen { extend() }
      return "keys \(isOpen && !isHeld ? "shift-" + way : way)"
    }
    extend()
    var sentences = isHeld ? ["keys V"] : []
    for way in ways { sentences.append(go(way, isOpen: true)) }
    let end = table.current
    let corners = [anchor, end].map { $0.flatMap(table.place) }
    let between = act.performAlone(on: &table)
    if isHeld, act.isByHand { extend() }
    sentences += between
    table.mayHaveRectangle = true
    // What find makes current is not known yet.
    guard let current = table.current, table.query == nil else { return sentences }
    let isOpen =
      between.isEmpty || act.isByHand && isHeld
      || act.leavesRectangles(isHeld) && current == end
        && corners == [anchor, end].map { $0.flatMap(table.place) }
    for way in further { sentences.append(go(way, isOpen: isOpen)) }
    return sentences
  }

  /// True if a rectangle may go on after the act: it is no key that marks, and with Shift no key at all.
  private func leavesRectangles(_ isHeld: Bool) -> Bool {
    switch self {
    case .wait, .resize, .more: true
    case .hide, .showAll, .preview, .sort: isHeld
    case .go, .mark, .find, .leave, .reload, .drag, .held, .rectangle: false
    }
  }

  /// True if the act is a key or another size, each of which ends a drag.
  private var endsGestures: Bool {
    switch self {
    case .go, .mark, .find, .sort, .hide, .showAll, .preview, .resize: true
    case .leave, .wait, .reload, .more, .drag, .held, .rectangle: false
    }
  }

  private var isByHand: Bool {
    switch self {
    case .go, .drag: true
    default: false
    }
  }

  private static func begun(_ distance: Int) -> [String] {
    ["press 2,3", "drag to \(2 + distance),3"]
  }

  /// Let go at rest; and what moves comes to rest.
  private static let ended = ["wait 100ms", "release", "wait 1000ms"]

  static func data(_ rows: [PlainTable.Row]) -> [String] {
    ["section-keys " + rows.map { String($0.key) }.joined(separator: " "), "grid"]
      + rows.map { "  " + $0.cells.joined(separator: " ") }
  }
}
