import GridpickCore
import GridpickTerminal

/// A caller's picker while it is shown: its current items, and the calls of the caller's closures.
final class Caller<Item> {
  let picker: GridPicker<Item>
  private(set) var items: CallerItems<Item>
  /// The destination of the last move; nil before the first move.
  private var reached: ItemID?
  /// The position at the last rest, or before the first move; nil until something has moved.
  private var rested: ItemID?

  init(_ picker: GridPicker<Item>) {
    self.picker = picker
    items = CallerItems(picker.supply, of: picker, remembering: CellMemory(), names: NameMemory())
  }

  var data: GridData { items.data }

  var start: GridpickCore.Position? { picker.start?.place }

  // MARK: - The caller's callbacks (rule U6)

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
      reached = to
      guard let item = items.value(at: to) else { return }
      picker.onMove(.init(from: from ?? rested ?? to, to: to, item: item))
    case .settled:
      // `place` is the position after the whole event; the move to it may be told only next.
      guard let place = reached ?? place, let item = items.value(at: place) else { return }
      let from = rested ?? place
      rested = place
      picker.onSettle(.init(from: from, to: place, item: item))
    default: break
    }
  }

  private func mayPick(_ pick: Pick, of content: PickedContent) -> Bool {
    // Items that a source no longer has cannot be picked, and do not prevent picking the others.
    let picked = ids(of: pick, content).filter { items.value(at: $0) != nil }
    return !picked.isEmpty
      && picked.allSatisfy { id in items.value(at: id).map { picker.shouldPick($0, id) } ?? false }
  }

  /// Returns the places of all items in a pick; whole rows and columns count with all their items.
  private func ids(of pick: Pick, _ content: PickedContent) -> [ItemID] {
    let picked: [ItemID]
    var unit = pick.takesSections ? MarkUnit.section : .item
    switch pick.things {
    case .item(let id): picked = [id]
    case .marked(let marks):
      picked = content.ids(of: marks)
      if unit == .item { unit = marks.unit }
    }
    return switch unit {
    case .item: picked
    case .section:
      picked.flatMap { id in
        (0..<items.itemCount(inSection: id.section)).map {
          ItemID(section: id.section, index: $0)
        }
      }
    case .column:
      picked.flatMap { id in
        (0..<items.sectionCount).map { ItemID(section: $0, index: id.index) }
      }
    }
  }

  /// Returns the end as the caller is told it, or throws if the terminal is gone (rule U4).
  func end(
    _ outcome: PickerOutcome, _ content: PickedContent
  ) throws(PickerError) -> PickerEnd<Item> {
    switch outcome {
    case .picked(let pick):
      if case .item(let id) = pick.things, !pick.takesSections {
        guard let item = items.value(at: id) else { return .cancelled }
        return .picked(item, at: id)
      }
      return .marked(ids(of: pick, content).compactMap(items.value))
    case .cancelled, .become, .query: return .cancelled
    case .timedOut: return .timedOut
    case .terminalGone: throw .terminalGone
    case .unreadable: preconditionFailure("items of a program are not read")
    }
  }

  // MARK: - New data

  /// Replaces all rows by newer ones.
  func replace(by rows: [[Item]]) -> ContentUpdate {
    items.names.turn()
    return renew(items.supply.replaced(by: rows), remembering: CellMemory())
  }

  /// Appends rows, or appends the items of all these rows to one section.
  func append(_ rows: [[Item]], toSection section: Int? = nil) -> ContentUpdate {
    change(isWithin: section != nil) { $0.append(rows, toSection: section) }
  }

  private func change(
    isWithin: Bool, _ body: (inout Supply<Item>) -> Void
  ) -> ContentUpdate {
    var supply = items.supply
    body(&supply)
    var update = renew(supply, remembering: items.memory)
    update.isWithin = isWithin
    return update
  }

  private func renew(_ supply: Supply<Item>, remembering memory: CellMemory) -> ContentUpdate {
    items = CallerItems(supply, of: picker, remembering: memory, names: items.names)
    return ContentUpdate(data, isComplete: true)
  }

  /// Returns the picker's events for updates that came together.
  ///
  /// Consecutive appends are laid out once (rule U7). Of consecutive redraws only the last counts.
  func events(for updates: [PickerUpdate<Item>]) -> [PickerEvent] {
    var events: [PickerEvent] = []
    var rest = updates[...]
    while let update = rest.first {
      let appended = rest.prefix(while: \.appends)
      if appended.isEmpty {
        rest.removeFirst()
        let isOutdone = update.redraws && rest.first?.redraws == true
        if !isOutdone { events.append(event(for: update)) }
      } else {
        let isWithin = appended.contains(where: \.extends)
        events.append(
          .content(
            change(isWithin: isWithin) { supply in
              for one in appended { supply.append(itemsOf: one) }
            }))
        rest.removeFirst(appended.count)
      }
    }
    return events
  }

  private func event(for update: PickerUpdate<Item>) -> PickerEvent {
    switch update.kind {
    case .replace(let rows): .replaced(replace(by: rows))
    case .extend, .append: .content(change(isWithin: update.extends) { $0.append(itemsOf: update) })
    case .redraw: .redrawn(renew(items.supply, remembering: CellMemory()))
    case .notice(let words): .notice(words)
    case .move(to: let place): .asked([.go(place.place)])
    case .cancel: .asked([.leave])
    }
  }
}

extension PickerUpdate {
  fileprivate var extends: Bool { if case .extend = kind { true } else { false } }
  fileprivate var redraws: Bool { if case .redraw = kind { true } else { false } }

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

  /// Appends the items of an update; an update that appends nothing changes nothing.
  fileprivate mutating func append(itemsOf update: PickerUpdate<Item>) {
    switch update.kind {
    case .extend(let section, by: let items): append(items, toSection: section)
    case .append(let rows): append(rows: rows)
    case .replace, .redraw, .notice, .move, .cancel: break
    }
  }
}
