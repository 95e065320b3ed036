/// The actions that change the picker itself (rule B2).
extension PickerState {
  /// Goes to a place counted from 0; a number beyond an end means the end.
  mutating func go(toData place: Position) {
    guard data.count > 0 else { return }
    guard let id = data.nearestID(to: place), let there = self.place(of: id), content.offers(there)
    else { return say("that item is not shown") }
    go(to: there)
  }

  mutating func changeQuery(_ text: String) {
    browsing.close()
    let text = text.onOneLine
    if find.finding == nil { beginFind(text) } else { look(for: TextEntry(text)) }
  }

  mutating func recallQuery(_ steps: Int) {
    guard find.history != nil else { return say(nothing("to recall", without: "--history")) }
    browsing.close()
    if find.finding == nil { beginFind() }
    if let text = find.recall(steps) { look(for: TextEntry(text)) }
  }

  /// Changes the layout; the current item (rule P9) and the query stay the same.
  mutating func changeLayout(_ layout: Layout) {
    if let lack = layout.lack(for: data, namesOptions: settings.options.namesOptions) {
      return warn(lack)
    }
    view.layout = layout
    let hadRecords = content.record != nil
    let unit = settings.searchUnit(of: data)
    settings.adopt(layout.fitting(data))
    // Matches that are whole rows are not valid for single items, nor the other way round.
    if unit != settings.searchUnit(of: data) { forgetFound() }
    if let position { controller.move(to: position) }
    controller.link(settings.linkage)
    layOutAgain()
    guard hadRecords != (content.record != nil), let position else { return }
    // The index of a record in its row is no column, nor the other way round.
    controller = PagingController(start: position, linkage: settings.linkage)
    apply(Change(alignment: Change.Alignment()))
  }

  /// Changes the title; an empty title removes its line.
  mutating func changeTitle(_ title: String) {
    let before = settings.titleLines.count
    view.title = title
    settings.title = title.isEmpty ? nil : title
    if settings.titleLines.count != before { layOutAgain() }
  }

  func withChanges(_ settings: PickerSettings) -> PickerSettings {
    var settings = settings
    if let layout = view.layout { settings.adopt(layout) }
    if let title = view.title { settings.title = title.isEmpty ? nil : title }
    return settings
  }

  /// The most bytes to copy: terminals take 100,000, and encoding makes four bytes of three.
  package static let mostCopied = 74_994
  package static let tooLongToCopy = "not copied: longer than \(mostCopied) bytes"

  mutating func copy() {
    // In a panel that offers no value, the key closes the panel like any other.
    if let panel = browsing.mode.panel, panel.subject == nil { return browsing.close() }
    if browsing.mode.panel == nil, !marks.isEmpty {
      say("copied (by the terminal)")
      return tell(.copyPick(Pick(.marked(marks), as: pickUnit)))
    }
    let place =
      browsing.mode.panel?.subject.flatMap(content.position)
      ?? position.flatMap { content.canBeCurrent($0) ? $0 : nil }
    let value = place.map { content.beginning(ofValueAt: $0, count: Self.mostCopied + 1) } ?? []
    guard !value.isEmpty else { return say("nothing to copy") }
    guard value.count <= Self.mostCopied else { return warn(Self.tooLongToCopy) }
    tell(.copy(value))
    say("copied (by the terminal)")
  }
}

extension PickerSettings {
  /// Keeps a cell style that the data asks for.
  fileprivate mutating func adopt(_ layout: Layout) {
    if look.defaultStyle.name == self.layout.styleName,
      let style = CellStyle.named(layout.styleName)
    {
      look.defaultStyle = style
    }
    self.layout = layout
  }
}
