import GridpickModel
import GridpickPaging

/// Something that makes what is shown lie otherwise; `PickerState.apply` alone does it, in the order of these
/// properties.
struct Change {
  /// What moves, and ends where it was going.
  enum Ending {
    case nothing
    case glide
    /// What a hand holds springs back.
    case gesture(PagingController.Approach)
    /// Both, at once: what is held would lie elsewhere (rule G11).
    case all
  }

  /// How the view comes to rest.
  struct Alignment {
    /// Whether nothing is done while a hand holds it, or it glides.
    var isOnlyAtRest = false
    var approach = PagingController.Approach.atOnce
    /// The axes along which a page ahead is seen.
    var ahead = GridAxis.allCases
  }

  /// What was before all was laid out anew.
  struct Before {
    let position: Position?
    let id: ItemID?
    let arrangement: Arrangement
    /// Where what was current is now; nil where it is no longer.
    var there: Position?
  }

  var ending = Ending.nothing
  /// What becomes of the data and of the view of it.
  var edit: ((inout PickerState) -> Void)?
  /// How all is laid out; nil leaves it so.
  var layout: ((PickerState) -> Arrangement)?
  /// Whether what was current stays current, where the same place holds something else now.
  var isFollowed = true
  /// Where one is then.
  var place: ((inout PickerState, Before) -> Void)?
  var alignment: Alignment?
  /// What follows from all that.
  var rest: ((inout PickerState, Before) -> Void)?
  /// Whether it is told that one is elsewhere.
  var isTold: ((PickerState, Before) -> Bool)?
}

extension Change {
  static func isElsewhere(_ state: PickerState, _ before: Before) -> Bool {
    before.id != state.currentID
  }
}
