/// The options that a user sets for a preview.
package struct PreviewOptions: Sendable {
  /// The command that prints the preview, or `ofItem` if no command does; nil shows none.
  package var command: CommandTemplate?
  package var window = PreviewWindow()

  package init() {}
}

/// A way to scroll the preview.
package enum PreviewScroll: Equatable, Sendable {
  case lines(Int)
  case columns(Int)
  /// Scrolls by halves of the pane.
  case halfViews(Int)
  case start
  /// Scrolls to the end, and follows the end while more text comes.
  case end
}
