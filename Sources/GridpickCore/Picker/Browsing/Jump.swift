/// The letters typed so far of a label that leads to an item in view (rule J1).
struct Jump: Equatable {
  /// True if the item is picked too.
  let picks: Bool
  var typed = ""
}
