import GridpickCore

/// Applies new data and other updates of a caller.
extension Caller {
  func replace(by sections: [GridSection<Item>], in section: Int? = nil) -> ContentUpdate {
    items.names.turn()
    guard let section else {
      return renew(items.supply.replaced(by: sections), remembering: CellMemory())
    }
    var supply = items.supply
    supply.replace(section: section, by: sections)
    guard case .sections = supply.kind else { return renew(supply, remembering: CellMemory()) }
    return renew(supply, remembering: items.memory.forgetting([section]))
  }

  /// Appends sections; with `section`, appends their items to that section.
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
    // A source may now have other counts, so all its texts are read again.
    if supply.source != nil { memory.texts.forgetAll() }
    items = CallerItems(supply, of: picker, remembering: memory, names: items.names)
    return ContentUpdate(data, isComplete: true)
  }

  /// Returns the events for updates; joins consecutive appends (rule U7), skips repeated redraws.
  func events(for updates: [PickerUpdate<Item>]) -> [PickerEvent] {
    var events: [PickerEvent] = []
    var rest = updates[...]
    while let update = rest.first {
      let appended = rest.prefix(while: \.appends)
      rest = rest.dropFirst(max(1, appended.count))
      let isOutdone = update.redraws && rest.first?.redraws == true
      if !isOutdone { events.append(event(for: update, appended)) }
    }
    return events
  }

  /// Returns the event of an update; `appended` holds the appends to join, this one first.
  private func event(
    for update: PickerUpdate<Item>, _ appended: ArraySlice<PickerUpdate<Item>>
  ) -> PickerEvent {
    switch update {
    case .replace(let sections): .replaced(replace(by: sections))
    case .append, .extend:
      .content(
        change(isWithin: appended.contains(where: \.extends)) { supply in
          // Each name alone is looked for from the first section on.
          var numbers: [String: Int]? = appended.count > 4 ? [:] : nil
          supply.rows.note(&numbers, from: 0)
          for one in appended { append(itemsOf: one, to: &supply, &numbers) }
        })
    case .redraw(let name): .redrawn(redrawn(name))
    case .titles(let title, let banner, let columns): .redrawn(entitle(title, banner, columns))
    case .notice(let words): .said(words)
    case .move(to: let place): .asked([Action("go", .place(place))])
    }
  }

  /// Forgets cells, so that they are made again, and the groups of records.
  private func redrawn(_ section: String?) -> ContentUpdate {
    let memory = section.map(memory(forgetting:)) ?? CellMemory()
    var supply = items.supply
    supply.ungroup()
    return renew(supply, remembering: memory)
  }

  /// Returns a memory without a section's cells; asks a source only for titles of remembered rows.
  private func memory(forgetting name: String) -> CellMemory {
    let (supply, memory) = (items.supply, items.memory)
    switch supply.kind {
    case .sections:
      return supply.rows.number(ofSection: name).map { memory.forgetting([$0]) } ?? memory
    case .items where items.isList: return name == "0" ? CellMemory() : memory
    case .items:
      return Int(sectionName: name).map { memory.forgetting([$0]) } ?? memory
    case .source:
      return memory.forgetting(memory.sections.filter { supply.name(ofSection: $0) == name })
    }
  }

  /// Appends the items of an update; items for an unknown section begin a new last section.
  private func append(
    itemsOf update: PickerUpdate<Item>, to supply: inout Supply<Item>,
    _ numbers: inout [String: Int]?
  ) {
    let count = supply.rows.count
    switch update {
    case .append(let sections): supply.append(sections: sections)
    case .extend(let name, by: let more):
      if let section = numbers.map({ $0[name] }) ?? supply.rows.number(ofSection: name) {
        extend(section, by: more, in: &supply)
      } else {
        supply.append(sections: [GridSection(id: name, items: more)])
      }
    case .replace, .redraw, .titles, .notice, .move: break
    }
    supply.rows.note(&numbers, from: count)
  }

  private func extend(_ section: Int, by more: [Item], in supply: inout Supply<Item>) {
    items.memory.texts.forget(record: section)
    supply.append(more, toSection: section)
  }

  /// Changes the title, banner and column titles, each unless nil.
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
  fileprivate var extends: Bool { if case .extend = self { true } else { false } }
  fileprivate var redraws: Bool { if case .redraw(nil) = self { true } else { false } }

  fileprivate var appends: Bool {
    switch self {
    case .append, .extend: true
    case .replace, .redraw, .titles, .notice, .move: false
    }
  }
}
