/// Clicks on titles: each raises an event, or two of them sort (rules B6, L13).
extension PickerState {
  /// True if clicks on titles are bound, so that two of them do not sort.
  var bindsTitles: Bool {
    settings.options.keymap.row(of: .occasion(.clickHeader)) != nil
  }

  func sortKey(under target: Hit) -> Sorting.Key? {
    switch target {
    case .title(.item, let page): .column(arrangement.column(shownAt: page))
    case .corner: data.titleColumn.map { .column($0) }
    case .field(let place): content.record.map { .column($0.columns[place]) }
    case .item, .title, .edge, .scrollBar, .hint, .preview, .previewBar, .previewLine, .nothing:
      nil
    }
  }

  mutating func noteTitle(under target: Hit) {
    guard bindsTitles, let title = title(under: target) else { return }
    pointer.clickedTitle = title
    toDo.raise(.clickHeader)
  }

  /// Returns the title of a column, a tab or a shelf; nil for anything else, even a row's title.
  private func title(under target: Hit) -> ClickedTitle? {
    if case .title(.section, let section) = target, settings.layout.placedTitles != .panes {
      let place = Position(section: section, index: 0)
      let number =
        content.map.parts?.group(ofSection: section) ?? dataPosition(at: place)?.section ?? section
      return ClickedTitle(content.sectionTitle(section), number: number + 1)
    }
    guard let key = sortKey(under: target) else { return nil }
    return switch key {
    case .column(let column):
      ClickedTitle(sortedName(of: key), number: column + 1)
    case .section, .number: nil
    }
  }
}
