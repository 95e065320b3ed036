/// The look of a text that a rule paints: a colour, and perhaps attributes.
package struct CellPaint: Equatable, Sendable {
  enum Ink: Equatable, Sendable {
    /// The colour of ordinary text.
    case text
    case role(Role)
    case color(Color)
  }

  let ink: Ink
  /// The attributes that a user asks for; nil keeps those of the ink.
  var attributes: Attributes?

  init(_ ink: Ink, _ attributes: Attributes? = nil) {
    self.ink = ink
    self.attributes = attributes
  }

  init(_ role: Role) {
    self.init(.role(role))
  }

  static let text = CellPaint(.text)
}

/// The paint that the rules give to a cell (rule Q4).
struct PaintedCell: Equatable {
  let paint: CellPaint
  /// True if the user has written the rule, which then wins over the colours of the data.
  var isAsked = false
  var isOfRow = false
}
