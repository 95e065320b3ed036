/// A list of actions that are performed one after the other, some of them perhaps later.
struct Chain {
  var actions: [Action]
  /// True if the actions were bound to an occasion, and not to a key; such actions raise no
  /// occasions.
  var answersOccasion: Bool
}
