import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering

/// What an action makes of the picker itself (rule B2).
extension PickerState {
  /// Goes to a place of the data, both its numbers counted from 0; what is beyond an end is the end.
  mutating func go(toData place: Position) {
    let whole = arrangement.whole
    guard whole.sectionCount > 0 else { return }
    let section = max(0, min(place.section, whole.sectionCount - 1))
    let index = max(0, min(place.index, whole.itemCount(inSection: section) - 1))
    guard let id = whole.id(at: Position(section: section, index: index)),
      let there = self.place(of: id), content.offers(there)
    else {
      browsing.doneNote = "that place is not shown"
      return
    }
    go(to: there)
  }

  /// Begins find, where it is not on.
  mutating func changeQuery(_ text: String) {
    browsing.close()
    let text = text.onOneLine
    if find.finding == nil { beginFind(text) } else { look(for: TextEntry(text)) }
  }

  /// Goes from line to line among what was looked for before; begins find, where it is not on.
  mutating func recallQuery(_ steps: Int) {
    guard find.history != nil else { return }
    browsing.close()
    if find.finding == nil { beginFind() }
    if let text = find.recall(steps) { look(for: TextEntry(text)) }
  }

  /// The current item stays current (rule P9), and what is looked for is looked for.
  mutating func changeLayout(_ layout: Layout) {
    view.layout = layout
    let foundRecords = settings.findsRecords
    settings.take(layout)
    // Of what was found of another kind nothing is known now.
    if foundRecords != settings.findsRecords { forgetFound() }
    if let position { controller.move(to: position) }
    controller.link(settings.linkage)
    showAnew()
  }

  /// Nothing takes the title's line away.
  mutating func changeTitle(_ title: String) {
    let hadTitle = settings.title != nil
    view.title = title
    settings.title = title.isEmpty ? nil : title
    if hadTitle != (settings.title != nil) { showAnew() }
  }

  /// What the data says of how it is shown goes behind what a hand has said.
  func withChanges(_ settings: PickerSettings) -> PickerSettings {
    var settings = settings
    if let layout = view.layout { settings.take(layout) }
    if let title = view.title { settings.title = title.isEmpty ? nil : title }
    return settings
  }

  /// As much as terminals take: a sequence of 100,000 bytes, four for three of it.
  private static let mostCopied = 74_994

  mutating func copy() {
    guard let position, pickable(position) != nil else { return }
    let value = content.beginning(ofValueAt: position, count: Self.mostCopied + 1)
    guard !value.isEmpty else {
      browsing.doneNote = "nothing to copy"
      return
    }
    guard value.count <= Self.mostCopied else {
      browsing.notice = "not copied: longer than the \(Self.mostCopied) bytes that terminals take"
      return
    }
    tell(.copy(value))
    browsing.doneNote = "sent to the terminal"
  }
}

extension PickerSettings {
  /// Cells are drawn as the layout has it, unless the data says how.
  fileprivate mutating func take(_ layout: Layout) {
    if look.defaultStyle.name == self.layout.styleName,
      let style = CellStyle.named(layout.styleName)
    {
      look.defaultStyle = style
    }
    self.layout = layout
  }
}
