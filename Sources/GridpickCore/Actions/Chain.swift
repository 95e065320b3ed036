/// Actions that are performed one after the other, perhaps some of them later.
struct Chain {
  var actions: [Action]
  /// Whether it was bound to what has happened, and not to a key: it raises nothing itself.
  var answersOccasion: Bool
}
