/// The place of the user, kept when actions are put off and compared when their turn comes.
struct Whereabouts: Equatable {
  /// The current item; `dataNumber` is the number of the data that contains it.
  let current: ItemID?
  let dataNumber: Int
  /// True while keys move in the grid; `step` is the step of find that Esc would leave.
  let isBrowsing: Bool
  let step: Find.Step

  /// Returns true if a user who is at `now` still means an action that was put off here.
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
