import GridpickCore
import GridpickTerminal

/// A caller's picker while it is shown: its current items, and the calls of the caller's closures.
final class Caller<Item> {
  private(set) var picker: GridPicker<Item>
  private(set) var items: CallerItems<Item>
  /// The events of an open picker; nil if nobody listens.
  var listen: ((OpenPicker<Item>.Event) -> Void)?
  /// The lines and columns by which the view was scrolled at the last event.
  private var scrolled = ScreenPoint(line: 0, column: 0)
  /// The destination of the last move; nil before the first move.
  private var reached: ItemID?
  /// The position at the last rest, or before the first move; nil until something has moved.
  private var rested: ItemID?
  private var numbers = SectionNumbers()

  init(_ picker: GridPicker<Item>) {
    self.picker = picker
    items = CallerItems(picker.supply, of: picker, remembering: CellMemory(), names: NameMemory())
  }

  var data: GridData { items.data }

  var start: GridpickCore.Position? { (picker.state?.position ?? picker.start)?.place }

  /// What the picker does at its beginning, to be as another one was.
  var firstActions: [GridpickCore.Action] {
    guard let marks = picker.state?.marks, !marks.isEmpty, picker.marks != nil else { return [] }
    return [.mark(.toggleEach(marks))]
  }

  // MARK: - The caller's callbacks (rule U6)

  var host: PickerHost {
    var host = PickerHost()
    host.tell = tell
    host.hear = { [self] _, state in noteScroll(state) }
    host.refusal = refusal
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
      let move = GridPicker<Item>.Move(from: from ?? rested ?? to, to: to, item: item)
      picker.onMove(move)
      listen?(.moved(move))
    case .settled:
      // `place` is the position after the whole event; the move to it may be told only next.
      guard let place = reached ?? place, let item = items.value(at: place) else { return }
      let from = rested ?? place
      rested = place
      let move = GridPicker<Item>.Move(from: from, to: place, item: item)
      picker.onSettle(move)
      listen?(.settled(move))
    default: break
    }
  }

  func noteScroll(_ state: PickerState) {
    let (before, now) = (scrolled, state.scrolled)
    guard now != before else { return }
    scrolled = now
    picker.onScroll(before, now)
    listen?(.scrolled(from: before, to: now))
  }

  /// Returns the reason why this may not be picked; nil if it may.
  private func refusal(_ pick: Pick, of content: PickedContent) -> String? {
    // Items that a source no longer has cannot be picked, and do not prevent picking the others.
    let picked = marked(ids(of: pick, content))
    guard !picked.isEmpty else { return PickerHost.refusal }
    for marked in picked {
      if let reason = picker.isDisabled?(marked.item) { return reason }
      if case .no(because: let reason) = picker.shouldPick(marked.item, marked.position) {
        return reason.isEmpty ? PickerHost.refusal : reason
      }
    }
    return nil
  }

  func marked(_ ids: [ItemID]) -> [Marked<Item>] {
    ids.compactMap { id in items.value(at: id).map { Marked(item: $0, position: id) } }
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
        // A record is one item.
        (0..<(items.supply.fields == nil ? items.itemCount(inSection: id.section) : 1)).map {
          ItemID(section: id.section, index: $0)
        }
      }
    case .column:
      picked.flatMap { id in
        (0..<items.sectionCount).map { ItemID(section: $0, index: id.index) }
      }
    }
  }

  /// Closes an open picker, and returns the end as the caller is told it.
  func end(
    _ open: inout RunningPicker, _ outcome: PickerOutcome
  ) throws(PickerError) -> PickerEnd<Item> {
    let place = open.loop.state.currentID
    let result = open.finish(outcome)
    return try end(result.outcome, result.content, at: place)
  }

  /// Returns the end as the caller is told it, or throws if the terminal is gone (rule U4).
  func end(
    _ outcome: PickerOutcome, _ content: PickedContent, at place: ItemID?
  ) throws(PickerError) -> PickerEnd<Item> {
    switch outcome {
    case .picked(let pick):
      if case .item(let id) = pick.things, !pick.takesSections {
        guard let item = items.value(at: id) else { return .cancelled(at: place) }
        return .picked(item, at: id)
      }
      let marked = marked(ids(of: pick, content))
      if case .item = pick.things, items.supply.fields != nil, let record = marked.first {
        return .picked(record.item, at: place ?? record.position)
      }
      return .marked(marked)
    case .cancelled, .become, .query: return .cancelled(at: place)
    case .timedOut: return .timedOut
    case .terminalGone: throw .terminalGone
    case .unreadable: preconditionFailure("items of a program are not read")
    }
  }

  // MARK: - New data

  /// Replaces all sections by newer ones, or the items of one section.
  func replace(by sections: [GridSection<Item>], in section: Int? = nil) -> ContentUpdate {
    items.names.turn()
    guard let section else {
      numbers = SectionNumbers()
      return renew(items.supply.replaced(by: sections), remembering: CellMemory())
    }
    var supply = items.supply
    supply.replace(section: section, by: sections)
    guard case .sections(let rows) = supply else {
      return renew(supply, remembering: CellMemory())
    }
    numbers.note(section, in: rows)
    return renew(supply, remembering: items.memory.forgetting([section]))
  }

  /// Appends sections, or appends the items of all of them to one section.
  func append(_ sections: [GridSection<Item>], toSection section: Int? = nil) -> ContentUpdate {
    change(isWithin: section != nil) { supply in
      if let section {
        extend(section, by: sections.flatMap(\.items), in: &supply)
      } else {
        supply.append(sections: sections)
      }
    }
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
    // A source may have other counts now.
    if supply.isSource { memory.texts.forgetAll() }
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
              for one in appended { append(itemsOf: one, to: &supply) }
            }))
        rest.removeFirst(appended.count)
      }
    }
    return events
  }

  private func event(for update: PickerUpdate<Item>) -> PickerEvent {
    switch update.kind {
    case .replace(let sections): .replaced(replace(by: sections))
    case .extend, .append:
      .content(change(isWithin: update.extends) { append(itemsOf: update, to: &$0) })
    case .redraw(nil): .redrawn(renew(items.supply, remembering: CellMemory()))
    case .redraw(let id?):
      .redrawn(renew(items.supply, remembering: memory(forgetting: id)))
    case .titles(let title, let banner, let columns): .redrawn(entitle(title, banner, columns))
    case .notice(let words): .notice(words)
    case .move(to: let place): .asked([.go(place.place)])
    case .cancel: .asked([.leave])
    }
  }

  /// Returns the section with a name; nil if there is none, or if the supply has no sections.
  private func section(named id: SectionID, in supply: Supply<Item>) -> Int? {
    guard case .sections(let rows) = supply else { return nil }
    return numbers.number(of: id, in: rows)
  }

  /// Returns the memory without the cells of a section.
  ///
  /// A source is not asked for the titles of rows of which no cell is remembered.
  private func memory(forgetting id: SectionID) -> CellMemory {
    let (supply, memory) = (items.supply, items.memory)
    switch supply {
    case .sections: return section(named: id, in: supply).map { memory.forgetting([$0]) } ?? memory
    case .list: return id == SectionID(0) ? CellMemory() : memory
    case .records:
      guard case .number(let record) = id.name else { return memory }
      return memory.forgetting([record])
    case .source:
      return memory.forgetting(memory.sections.filter { supply.id(ofSection: $0) == id })
    }
  }

  /// Appends the items of an update; an update that appends nothing changes nothing.
  ///
  /// Items for a section that is not there begin it behind the last one.
  private func append(itemsOf update: PickerUpdate<Item>, to supply: inout Supply<Item>) {
    switch update.kind {
    case .append(let sections): supply.append(sections: sections)
    case .extend(let id, by: let more):
      if let section = section(named: id, in: supply) {
        extend(section, by: more, in: &supply)
      } else {
        supply.append(sections: [GridSection(id: id, items: more)])
      }
    case .replace, .redraw, .titles, .notice, .move, .cancel: break
    }
  }

  private func extend(_ section: Int, by more: [Item], in supply: inout Supply<Item>) {
    items.memory.texts.forget(record: section)
    supply.append(more, toSection: section)
  }

  /// Changes the titles that are not nil.
  private func entitle(
    _ title: String?, _ banner: [String]?, _ columns: [String]?
  ) -> ContentUpdate {
    picker.title = title.map { $0.isEmpty ? nil : $0 } ?? picker.title
    picker.banner = banner ?? picker.banner
    picker.columnTitles = columns ?? picker.columnTitles
    var update = renew(items.supply, remembering: items.memory)
    update.settings = settings
    return update
  }
}

extension PickerUpdate {
  fileprivate var extends: Bool { if case .extend = kind { true } else { false } }
  fileprivate var redraws: Bool { if case .redraw(nil) = kind { true } else { false } }

  fileprivate var appends: Bool {
    switch kind {
    case .extend, .append: true
    case .replace, .redraw, .titles, .notice, .move, .cancel: false
    }
  }
}
