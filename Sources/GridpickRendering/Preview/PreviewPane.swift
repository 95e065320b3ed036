import GridpickScreen

/// What a preview shows of a text, and how far it is scrolled.
package struct PreviewPane: Equatable, Sendable {
  /// What is said below the text: that it is waited for, why it ended.
  package enum Note: Equatable, Sendable {
    case quiet(String)
    case error(String)
  }

  package var text = StyledText()
  package var note: Note?
  /// Whether lines are folded that are wider than the pane; else it is scrolled sideways.
  package var wraps = false

  package init() {}

  /// Scrolled by lines as they are seen, down or with a minus up, as far as there are any.
  package func scrolled(by lines: Int, in size: ScreenSize, signs: TextSigns) -> PreviewPane {
    self
  }

  /// Scrolled by columns; not where lines are folded.
  package func scrolled(across columns: Int, in size: ScreenSize, signs: TextSigns) -> PreviewPane {
    self
  }

  /// To the first line, or to the last one, which it then follows while there come more.
  package func atStart() -> PreviewPane { self }
  package func atEnd() -> PreviewPane { self }

  /// Which part of the lines is seen, of so many; nil where all of them are.
  package func seen(in size: ScreenSize, signs: TextSigns) -> (lines: Range<Int>, count: Int)? {
    nil
  }

  package func draw(in rect: ScreenRect, on canvas: inout Canvas, look: Look) {}
}
