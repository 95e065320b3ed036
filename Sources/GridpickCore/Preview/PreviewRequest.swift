import GridpickScreen

/// A command that is to be run for a preview (rule V1).
package struct PreviewRequest: Equatable {
  /// Another one for each; what an earlier one brings is nobody's any more.
  package let number: Int
  package let invocation: Invocation
  /// What there is room for, which the command is told.
  package let size: ScreenSize

  package init(number: Int, invocation: Invocation, size: ScreenSize) {
    self.number = number
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

  package let number: Int
  package let text: StyledText
  /// How it ended; nil while it still runs.
  package let end: End?

  package init(number: Int, text: StyledText, end: End?) {
    self.number = number
    self.text = text
    self.end = end
  }
}
