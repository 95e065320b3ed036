/// A list of actions that are performed one after the other, some of them perhaps later.
struct Chain {
  var actions: [Action]
  /// True if the actions were bound to an occasion; such actions raise no further occasions.
  var answersOccasion: Bool
  /// True if even a step waits until the items that have come are shown.
  var waitsForFindings = false
}
