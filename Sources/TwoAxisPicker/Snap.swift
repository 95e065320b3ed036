import GridpickCore

/// The rule by which a drag snaps, one for both axes of the screen or one for each (rule G6).
///
/// ```swift
/// picker.snap = .step
/// picker.snap = .half
/// picker.snap = .nearest
/// picker.snap = .free
/// picker.snap = Snap(vertical: .free, horizontal: .step)
/// ```
public struct Snap: Hashable, Sendable {
  /// The rule for a drag up or down; nil for the layout's default.
  ///
  /// ```swift
  /// picker.snap?.vertical = .nearest
  /// ```
  public var vertical: SnapKind?
  /// The rule for a drag to the side; nil for the layout's default.
  ///
  /// ```swift
  /// picker.snap?.horizontal = .half
  /// ```
  public var horizontal: SnapKind?

  /// Creates a rule for each axis.
  public init(vertical: SnapKind?, horizontal: SnapKind?) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  private init(_ rule: SnapKind) { self.init(vertical: rule, horizontal: rule) }

  /// One page if the pointer went further than the slide distance.
  public static let step = Snap(.step)
  /// One page if the throw goes further than half a page.
  public static let half = Snap(.half)
  /// Any number of pages, as far as the throw goes.
  public static let nearest = Snap(.nearest)
  /// No snapping: the view stays where it lands.
  public static let free = Snap(.free)

  /// Returns the rules of a layout's axes, whose sections may lie along either axis of the screen.
  func perAxis(of layout: Layout) -> PerAxis<SnapKind?> {
    switch layout.sectionAxis {
    case .vertical: PerAxis(section: vertical, item: horizontal)
    case .horizontal: PerAxis(section: horizontal, item: vertical)
    }
  }
}
