/// A command to run for a preview (rule V1).
package struct PreviewRequest: Equatable {
  package let invocation: Invocation
  /// The size of the pane, which the command receives.
  package let size: ScreenSize
  /// True if the background is known to be light, false if it is known to be dark.
  package let isOnLight: Bool?

  package init(invocation: Invocation, size: ScreenSize, isOnLight: Bool? = nil) {
    self.invocation = invocation
    self.size = size
    self.isOnLight = isOnLight
  }
}

/// The output so far of a preview command.
package struct PreviewNews: Equatable, Sendable {
  package enum End: Equatable, Sendable {
    case succeeded
    /// The command has failed; the reason is in words for people.
    case failed(String)
    /// The command printed more than a reader takes, and was ended.
    case cut
  }

  package let text: StyledText
  /// The way the command ended; nil while it still runs.
  package let end: End?

  package init(text: StyledText, end: End?) {
    self.text = text
    self.end = end
  }
}
