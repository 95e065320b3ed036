import GridpickLayout

/// What a user sets of a preview.
package struct PreviewOptions: Sendable {
  /// What prints it; nil shows none.
  package var command: CommandTemplate?
  package var window = PreviewWindow()

  package init() {}
}

/// How a preview is scrolled.
package enum PreviewScroll: Equatable, Sendable {
  case lines(Int)
  case columns(Int)
  /// By halves of what is seen of it.
  case halfViews(Int)
  case start
  /// And on, while more comes.
  case end
}
