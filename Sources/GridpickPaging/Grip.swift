/// The view in the grip of a pointer: where it was when it was touched, and where it is held now.
struct Grip: Equatable, Sendable {
  /// The section whose items follow the pointer (rule G13).
  let section: Int
  let touched: PerAxis<Int>
  var held: PerAxis<Int>
  /// By how many pages the position goes back with a view that was caught on its way; nil where it was
  /// at rest, or goes on when it is let go (rule G15).
  var caughtPages = PerAxis<Int?>(section: nil, item: nil)
  /// How far it is pulled beyond where it may rest.
  var beyond = PerAxis(section: 0, item: 0)
  /// The gap that letting go would land in: a row may have any number of empty slots, and they are
  /// walked once, not with every motion.
  var gap: Gap?

  init(section: Int, touched: PerAxis<Int>) {
    self.section = section
    self.touched = touched
    held = touched
  }
}
