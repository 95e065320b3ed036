import GridpickCore

/// A change to an open picker.
///
/// ```swift
/// session.apply(.replace([GridSection(title: "small", items: ["S", "M"])]))
/// session.apply(.append([GridSection(title: "large", items: ["XL"])]))
/// session.apply(.extend("large", by: ["XXL"]))
/// session.apply(.redraw)
/// session.apply(.titles(title: "Sizes in stock", columns: ["short", "long"]))
/// session.apply(.notice("one more size"))
/// session.apply(.move(to: Position(section: 0, index: 1)))
/// ```
public enum PickerUpdate<Item> {
  /// Replaces all sections; a list takes the items of all new sections.
  case replace([GridSection<Item>])
  /// Appends sections; a list takes the items of all sections, and a source ignores them.
  case append([GridSection<Item>])
  /// Appends items to the section with a name; an unknown name begins a new last section.
  ///
  /// A list takes the items at its end, and a source ignores them.
  case extend(String, by: [Item])
  /// Makes all cells again, because their content has changed.
  case redraw
  /// Changes the title, the banner and the column titles, each unless nil.
  ///
  /// An empty title removes the title.
  case titles(title: String? = nil, banner: [String]? = nil, columns: [String]? = nil)
  /// Shows a notice in the status line until a key is pressed.
  case notice(String)
  /// Moves to a position, like a key that a person presses.
  case move(to: Position)
}

extension PickerUpdate: Sendable where Item: Sendable {}

/// Applies new data and other updates of a caller.
extension Caller {
  func replace(by sections: [GridSection<Item>], in section: Int? = nil) -> ContentUpdate {
    if let section {
      picker.supply.replace(section: section, by: sections)
    } else {
      picker.supply.replace(by: sections)
    }
    return renewed()
  }

  /// Appends sections; with `section`, appends their items to that section.
  func append(_ sections: [GridSection<Item>], toSection section: Int? = nil) -> ContentUpdate {
    if let section {
      picker.supply.extend(section, by: sections.flatMap(\.items))
    } else {
      picker.supply.append(sections)
    }
    return appended(isWithin: section != nil)
  }

  private func appended(isWithin: Bool) -> ContentUpdate {
    var update = renewed(remembering: items)
    update.isWithin = isWithin
    return update
  }

  private func renewed(remembering earlier: CallerItems<Item>? = nil) -> ContentUpdate {
    items = CallerItems(of: picker, remembering: earlier)
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
    case .append, .extend: .content(append(itemsOf: appended))
    case .redraw: .redrawn(renewed())
    case .titles(let title, let banner, let columns): .redrawn(entitle(title, banner, columns))
    case .notice(let words): .said(words)
    case .move(to: let place): .asked([Action("go", .place(place))])
    }
  }

  private func append(itemsOf updates: ArraySlice<PickerUpdate<Item>>) -> ContentUpdate {
    for update in updates {
      if case .append(let sections) = update { picker.supply.append(sections) }
      if case .extend(let name, by: let more) = update { picker.supply.extend(name, by: more) }
    }
    return appended(isWithin: updates.contains(where: \.extends))
  }

  /// Changes the title, the banner and the column titles; nil changes nothing.
  private func entitle(
    _ title: String?, _ banner: [String]?, _ columns: [String]?
  ) -> ContentUpdate {
    picker.title = title.map { $0.isEmpty ? nil : $0 } ?? picker.title
    picker.banner = banner ?? picker.banner
    picker.columnTitles = columns ?? picker.columnTitles
    var update = renewed(remembering: items)
    update.settings = settings
    return update
  }
}

extension PickerUpdate {
  fileprivate var extends: Bool { if case .extend = self { true } else { false } }

  fileprivate var appends: Bool { if case .append = self { true } else { extends } }
}
