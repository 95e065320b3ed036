import GridpickCore
import GridpickModel
import GridpickRendering
import GridpickScreen
import GridpickSession

/// A caller's picker while it is shown: its items as they are by now, and what the caller is told and asked.
final class Caller<Item> {
  let picker: GridPicker<Item>
  private(set) var items: CallerItems<Item>
  /// Where one was when all was at rest.
  private var rested: ItemID?

  init(_ picker: GridPicker<Item>) {
    self.picker = picker
    items = CallerItems(picker.supply, of: picker, remembering: CellMemory())
  }

  var data: GridData { items.data }

  var start: GridpickModel.Position? { picker.start?.place }

  func settings(_ look: Look) -> PickerSettings {
    var look = look
    look.chosenStyle = picker.style ?? look.chosenStyle
    var settings = PickerSettings(layout: picker.layout, look: look)
    settings.title = picker.title
    settings.banner = picker.banner
    settings.canReload = picker.refresh != nil
    settings.canLoadMore = picker.more != nil
    settings.options.layout.linkage = picker.linkage
    settings.options.layout.focus = picker.focus
    settings.options.layout.end = picker.end
    settings.options.layout.snap = .init(section: picker.snap, item: picker.snap)
    settings.options.layout.slideDistance = picker.slideDistance.atLeastOne
    settings.options.layout.cell = picker.cellSize.map(\.atLeastOne)
    settings.options.layout.frozen = picker.frozenColumns.clamped(to: 0...items.columnCount)
    if case .list(_, let columns?) = picker.supply {
      settings.options.columns = .fixed(max(1, columns))
    }
    settings.options.cycles = picker.cycles
    settings.options.find = picker.find
    settings.options.marking = picker.marks
    if picker.marks != nil { settings.options.keymap = settings.options.keymap.marking() }
    for (number, key) in picker.keys.enumerated() {
      settings.options.keymap.bind(key.key, calling: number, help: key.help)
    }
    return settings
  }

  // MARK: - What the caller is told and asked (rule U6)

  var host: PickerHost {
    var host = PickerHost()
    host.tell = tell
    host.mayPick = mayPick
    host.press = { [self] number, id in
      picker.keys[number].act(id.flatMap(items.value), id).actions
    }
    return host
  }

  private func tell(_ effect: PickerEffect, at place: ItemID?) {
    switch effect {
    case .moved(let from, let to?):
      if rested == nil { rested = from }
      guard let item = items.value(at: to) else { return }
      picker.onMove(.init(from: from ?? rested ?? to, to: to, item: item))
    case .settled:
      guard let place, let item = items.value(at: place) else { return }
      let from = rested ?? place
      rested = place
      picker.onSettle(.init(from: from, to: place, item: item))
    default: break
    }
  }

  private func mayPick(_ pick: Pick, of content: PickedContent) -> Bool {
    ids(of: pick, content).allSatisfy { id in
      items.value(at: id).map { picker.shouldPick($0, id) } ?? false
    }
  }

  private func ids(of pick: Pick, _ content: PickedContent) -> [ItemID] {
    switch pick.things {
    case .item(let id): [id]
    case .marked(let marks): content.ids(of: marks)
    }
  }

  /// What the caller is told at the end (rule U4).
  func end(_ outcome: PickerOutcome, _ content: PickedContent) throws(PickerError) -> PickerEnd<
    Item
  > {
    switch outcome {
    case .picked(let pick):
      if case .item(let id) = pick.things {
        guard let item = items.value(at: id) else { return .cancelled }
        return .picked(item, at: id)
      }
      return .marked(ids(of: pick, content).compactMap(items.value))
    case .cancelled, .become: return .cancelled
    case .timedOut: return .timedOut
    case .terminalGone: throw .terminalGone
    case .unreadable: preconditionFailure("items of a program are not read")
    }
  }

  // MARK: - What is new

  /// Takes newer rows in place of those that there are.
  func replace(by rows: [[Item]]) -> ContentUpdate {
    renew(items.supply.replaced(by: rows), remembering: CellMemory())
  }

  /// Takes more: rows, or what goes on behind one of them.
  func append(_ rows: [[Item]], toSection section: Int? = nil) -> ContentUpdate {
    change { $0.append(rows, toSection: section) }
  }

  private func change(_ body: (inout Supply<Item>) -> Void) -> ContentUpdate {
    var supply = items.supply
    // Of one owner, arrays grow in place.
    items.supply = .rows([])
    body(&supply)
    return renew(supply, remembering: items.memory)
  }

  private func renew(_ supply: Supply<Item>, remembering memory: CellMemory) -> ContentUpdate {
    items = CallerItems(supply, of: picker, remembering: memory)
    return ContentUpdate(data, isComplete: true)
  }

  /// What the picker is told of updates that came together: what is appended is laid out once (rule U7).
  func events(for updates: [PickerUpdate<Item>]) -> [PickerEvent] {
    var events: [PickerEvent] = []
    var rest = updates[...]
    while let update = rest.first {
      let appended = rest.prefix(while: \.appends)
      if appended.isEmpty {
        events.append(event(for: update))
        rest.removeFirst()
      } else {
        events.append(.content(change { supply in for one in appended { supply.take(one) } }))
        rest.removeFirst(appended.count)
      }
    }
    return events
  }

  private func event(for update: PickerUpdate<Item>) -> PickerEvent {
    switch update.kind {
    case .replace(let rows): .replaced(replace(by: rows))
    case .extend, .append: .content(change { $0.take(update) })
    case .redraw: .redrawn(renew(items.supply, remembering: CellMemory()))
    case .notice(let words): .notice(words)
    case .move(to: let place): .asked([.go(place.place)])
    case .cancel: .asked([.leave])
    }
  }
}

extension PickerUpdate {
  fileprivate var appends: Bool {
    switch kind {
    case .extend, .append: true
    case .replace, .redraw, .notice, .move, .cancel: false
    }
  }
}

extension Supply {
  fileprivate mutating func append(_ rows: [[Item]], toSection section: Int?) {
    if let section {
      append(rows.flatMap(\.self), toSection: section)
    } else {
      append(rows: rows)
    }
  }

  /// Takes what is appended.
  fileprivate mutating func take(_ update: PickerUpdate<Item>) {
    switch update.kind {
    case .extend(let section, by: let items): append(items, toSection: section)
    case .append(let rows): append(rows: rows)
    case .replace, .redraw, .notice, .move, .cancel: break
    }
  }
}

extension ScreenSize {
  /// A page has a line and a column at least.
  fileprivate var atLeastOne: ScreenSize {
    ScreenSize(lines: max(1, lines), columns: max(1, columns))
  }
}
