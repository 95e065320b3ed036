import GridpickCore

/// Applies new data and other updates of a caller.
extension Caller {
  func replace(by sections: [GridSection<Item>], in section: Int? = nil) -> ContentUpdate {
    var supply = items.supply
    if let section {
      supply.replace(section: section, by: sections)
    } else {
      supply = supply.replaced(by: sections)
    }
    return renew(supply, remembering: CellMemory())
  }

  /// Appends sections; with `section`, appends their items to that section.
  func append(_ sections: [GridSection<Item>], toSection section: Int? = nil) -> ContentUpdate {
    change(isWithin: section != nil) { supply in
      if let section {
        extend(section, by: sections.flatMap(\.items), in: &supply)
      } else {
        supply.append(sections)
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
    // A source may answer otherwise after any update.
    items = CallerItems(
      supply, of: picker, remembering: supply.source == nil ? memory : CellMemory())
    return ContentUpdate(data, isComplete: true)
  }

  /// Returns the events for updates; joins consecutive appends (rule U7).
  func events(for updates: [PickerUpdate<Item>]) -> [PickerEvent] {
    var events: [PickerEvent] = []
    var rest = updates[...]
    while let update = rest.first {
      let appended = rest.prefix(while: \.appends)
      rest = rest.dropFirst(max(1, appended.count))
      events.append(event(for: update, appended))
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
          for one in appended { append(itemsOf: one, to: &supply) }
        })
    case .redraw: .redrawn(renew(items.supply, remembering: CellMemory()))
    case .titles(let title, let banner, let columns): .redrawn(entitle(title, banner, columns))
    case .notice(let words): .said(words)
    case .move(to: let place): .asked([Action("go", .place(place))])
    }
  }

  private func append(itemsOf update: PickerUpdate<Item>, to supply: inout Supply<Item>) {
    switch update {
    case .append(let sections): supply.append(sections)
    case .extend(let name, by: let more):
      if let section = supply.number(ofSection: name) {
        extend(section, by: more, in: &supply)
      } else {
        supply.append([GridSection(id: name, items: more)])
      }
    case .replace, .redraw, .titles, .notice, .move: break
    }
  }

  private func extend(_ section: Int, by more: [Item], in supply: inout Supply<Item>) {
    items.memory.forgetTexts(ofRecord: section)
    supply.extend(section, by: more)
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

  fileprivate var appends: Bool {
    switch self {
    case .append, .extend: true
    case .replace, .redraw, .titles, .notice, .move: false
    }
  }
}
