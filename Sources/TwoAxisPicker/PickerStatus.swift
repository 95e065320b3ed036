import GridpickCore

/// The place of a person in a picker, to be kept and given to another picker of the same items.
///
/// ```swift
/// picker.state = PickerStatus(position: Position(section: 1, index: 0), query: "", marks: [])
/// print(picker.state?.position ?? Position(section: 0, index: 0))
/// print(picker.state?.query ?? "", picker.state?.marks ?? [])
/// ```
public struct PickerStatus: Hashable, Sendable, Codable {
  /// The position; nil if there was no item.
  public var position: Position?
  /// The query of find; empty if there was none.
  public var query: String
  /// The positions of the marked items.
  public var marks: [Position]

  /// Creates a place from its parts.
  public init(position: Position?, query: String, marks: [Position]) {
    self.position = position
    self.query = query
    self.marks = marks
  }
}
