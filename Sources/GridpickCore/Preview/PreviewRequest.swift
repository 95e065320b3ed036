import GridpickScreen

/// A command that is to be run for a preview (rule V1).
package struct PreviewRequest: Equatable {
  package let invocation: Invocation
  /// What there is room for, which the command is told.
  package let size: ScreenSize

  package init(invocation: Invocation, size: ScreenSize) {
    self.invocation = invocation
    self.size = size
  }
}

/// What has come of such a command so far.
package struct PreviewNews: Equatable, Sendable {
  package enum End: Equatable, Sendable {
    case succeeded
    /// In words for people.
    case failed(String)
    /// It prints more than anybody reads, and was ended.
    case cut
  }

  package let text: StyledText
  /// How it ended; nil while it still runs.
  package let end: End?

  package init(text: StyledText, end: End?) {
    self.text = text
    self.end = end
  }
}
