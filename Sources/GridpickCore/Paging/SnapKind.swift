/// The rule for how far a drag moves the position along an axis (rule G6).
///
/// ```swift
/// let kinds: [SnapKind] = [.step, .half, .nearest, .free]
/// picker.verticalSnap = kinds[2]
/// ```
public enum SnapKind: String, CaseIterable, Sendable {
  /// One page if the pointer went further than the slide distance.
  case step
  /// One page if the throw goes further than half a page.
  case half
  /// Any number of pages, as far as the throw goes.
  case nearest
  /// No snapping: the view stays where it lands.
  case free

  package var usualDeceleration: Deceleration { self == .half ? .fast : .normal }
}

/// The rate at which a throw comes to rest (rule G5).
///
/// ```swift
/// picker.deceleration = .fast
/// picker.deceleration = .normal
/// ```
public enum Deceleration: String, CaseIterable, Sendable {
  /// The view stops soon after it was let go.
  case fast
  /// The view glides on as far as on a phone.
  case normal

  /// The seconds for which a throw would go on at the speed of the release.
  package var seconds: Double {
    switch self {
    case .fast: 0.1
    case .normal: 0.5
    }
  }
}

/// The movement of a pointer along one axis until the release (rule G5).
///
/// In cells, and cells per second at the release, both positive towards later pages.
package struct Throw: Equatable, Sendable {
  package var distance: Int
  package var velocity: Double = 0

  package func landing(_ deceleration: Deceleration) -> Double {
    Double(distance) + velocity * deceleration.seconds
  }
}

extension Track {
  /// Returns the page whose start lies nearest; of two, the page nearer to where the throw began.
  func page(startingNearest landing: Double, from page: Int, pages: Range<Int>) -> Int {
    let origin = span(of: page).lowerBound
    let first = span(of: pages.lowerBound).lowerBound
    let last = span(of: pages.upperBound - 1).lowerBound
    let target = min(max(Double(origin) + landing, Double(first)), Double(last))
    let before = self.page(at: Int(target.rounded(.down))) ?? page
    let toBefore = target - Double(span(of: before).lowerBound)
    let toAfter = Double(span(of: before + 1).lowerBound) - target
    if toBefore == toAfter { return before >= page ? before : before + 1 }
    return toBefore < toAfter ? before : before + 1
  }
}
