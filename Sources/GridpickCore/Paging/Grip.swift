/// The grip of a pointer on the view: the offsets when it was touched, and the offsets now.
struct Grip: Equatable, Sendable {
  /// The section whose items follow the pointer (rule G13).
  let section: Int
  var touched: PerAxis<Int>
  var held: PerAxis<Int>
  /// The number of pages by which the position goes back with a view that was caught on its way.
  ///
  /// Nil if the view was at rest, or if it goes on when the pointer lets go (rule G15).
  var caughtPages = PerAxis<Int?>(section: nil, item: nil)
  /// The distance by which the view is pulled beyond where it may rest.
  var beyond = PerAxis(section: 0, item: 0)
  /// The last gap in which letting go would have landed.
  ///
  /// A row may have any number of empty slots, so they are walked once, not with every motion.
  var gap: Gap?

  init(section: Int, touched: PerAxis<Int>) {
    self.section = section
    self.touched = touched
    held = touched
  }
}
