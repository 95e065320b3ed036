/// A command to run, with the state of the picker when it was asked for, even if it runs later.
package struct Invocation {
  package var template: CommandTemplate
  package var use: CommandUse?
  /// The current item; nil if no item could be picked.
  package var current: ItemID?
  package var marks: Marks
  /// The unit that a command gets for the current item, as Enter would pick it.
  package var unit: MarkUnit
  package var query: String
  /// The clicked title; nil if no title was clicked, or if nothing is bound to title clicks.
  package var clickedTitle: ClickedTitle?
  package var content: PickedContent

  package init(
    _ template: CommandTemplate, at current: ItemID?, _ marks: Marks, as unit: MarkUnit = .item,
    query: String, of content: PickedContent
  ) {
    self.template = template
    self.current = current
    self.marks = marks
    self.unit = unit
    self.query = query
    self.content = content
  }
}

/// The comparison ignores the data, because data cannot be compared.
extension Invocation: Equatable {
  package static func == (one: Invocation, other: Invocation) -> Bool {
    one.template == other.template && one.use == other.use && one.current == other.current
      && one.marks == other.marks
      && one.query == other.query && one.clickedTitle == other.clickedTitle
  }
}

/// The user's place, saved when actions are put off and compared when they run.
struct Whereabouts: Equatable {
  /// The current item; `dataNumber` is the number of the data that contains it.
  let current: ItemID?
  let dataNumber: Int
  let isBrowsing: Bool
  let step: Find.Step

  /// Returns true if an action that was put off here still makes sense at `now`.
  func stillMean(_ action: Action, at now: Whereabouts) -> Bool {
    let isThere = current == now.current && dataNumber == now.dataNumber
    return switch action.row.kind {
    case .pick, .peek, .value, .exclude, .mark, .atItem: isThere
    case .command, .background, .preview: isThere || action.template?.asksForSomething != true
    case .typing, .over: isBrowsing == now.isBrowsing && step == now.step
    case .move, .markAll, .unmarkAll, .markOther, .extend, .aside, .other: true
    }
  }
}
