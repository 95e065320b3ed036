import GridpickTerminal

/// The part of the terminal that a picker takes.
///
/// ```swift
/// picker.surface = .inline(lines: 12)
/// picker.surface = .inline(lines: 20, growing: true)
/// picker.surface = .screen
/// ```
public enum Surface: Hashable, Sendable {
  /// The whole screen; what was on it comes back when the picker ends.
  case screen
  /// Some lines below the cursor, while what stands above them stays (rule I1).
  ///
  /// If there is not enough room, the picker leaves out the preview first, and then the border.
  ///
  /// If `growing` is true, the picker takes no more lines than it has something to show on.
  case inline(lines: Int, growing: Bool = false)

  var height: Height? {
    switch self {
    case .screen: nil
    case .inline(let lines, let growing): Height(lines.clamped(to: 1...10_000), grows: growing)
    }
  }
}
