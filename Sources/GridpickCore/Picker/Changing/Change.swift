/// A change of the items that are shown, or of the place where they lie.
///
/// Only `PickerState.apply` carries out a change, property by property, from the first to the last.
struct Change {
  /// The movements that end before the change.
  enum Ending {
    case nothing
    /// A glide jumps to its end.
    case glide
    /// A drag is cancelled, and the content springs back.
    case gesture(PagingController.Approach)
    /// Both end at once, because after the change a drag would hold something else (rule G11).
    case all
  }

  /// The way in which the view is brought to the current item.
  struct Alignment {
    /// True if the view is aligned only at rest, and not while it is dragged or glides.
    var isOnlyAtRest = false
    var approach = PagingController.Approach.atOnce
    /// The axes along which one page more than the current one is brought into view.
    var ahead = GridAxis.allCases
    /// The axis along which an item out of view comes to the middle of the view.
    ///
    /// Nil moves the view only as far as needed.
    var middle: GridAxis?
  }

  struct Before {
    let position: Position?
    let id: ItemID?
    let arrangement: Arrangement
    /// The new position of the item that was current; nil if the change does not follow the item.
    var there: Position?
  }

  var ending = Ending.nothing
  /// Changes the data, the view of it or the settings.
  var edit: ((inout PickerState) -> Void)?
  /// Lays everything out anew; nil leaves the arrangement as it is.
  var layout: ((PickerState) -> Arrangement)?
  /// True if the current item stays current, even if it lies at another place now.
  var isFollowed = true
  /// Goes to the place that is to be current.
  var place: ((inout PickerState, Before) -> Void)?
  var alignment: Alignment?
  /// Does the work that depends on all steps before.
  var rest: ((inout PickerState, Before) -> Void)?
  /// Returns true if the program is told that another item is current.
  var isTold: ((PickerState, Before) -> Bool)?
}

extension Change {
  static func isElsewhere(_ state: PickerState, _ before: Before) -> Bool {
    before.id != state.currentID
  }
}
