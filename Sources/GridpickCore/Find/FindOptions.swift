/// How things are found by typing (rule F1).
///
/// ```swift
/// picker.find.opens = true
/// picker.find.query = "blue"
/// ```
///
/// How things are matched, and what becomes of those that do not:
///
/// ```swift
/// var find = FindOptions()
/// find.dims = true
/// find.isRanked = false
/// find.isLiteral = true
/// picker.find = find
/// ```
public struct FindOptions: Equatable, Sendable {
  /// What is looked for from the start; nil is nothing.
  public var query: String?
  /// Whether find is on from the start, and ends with the picker.
  public var opens = false
  /// Whether what does not match stays where it is.
  public var dims = false
  /// Whether what is found in a flat list stands best first.
  public var isRanked = true
  /// Whether a letter with an accent is another one than without.
  public var isLiteral = false

  /// Nothing is looked for until somebody types.
  public init() {}
}
