import GridpickFormats

/// How the format of an input is found from its beginning, and how it is then to be read.
package struct FormatGuess: Sendable {
  /// So much is looked at: more than a screen ever shows, and so little that reading it twice costs
  /// nothing.
  static let beginning = 1 << 17

  package var options: ReadingOptions
  /// Whether it is no guess: the options or the input's name say so.
  private let isCertain: Bool
  private let choose: @Sendable (_ beginning: SourceText, _ isWhole: Bool) -> FormatName

  package init(
    _ options: ReadingOptions, isCertain: Bool,
    choose: @escaping @Sendable (_ beginning: SourceText, _ isWhole: Bool) -> FormatName
  ) {
    self.options = options
    self.isCertain = isCertain
    self.choose = choose
  }

  /// By its beginning, or by as much of it as is to be looked at.
  func format(
    of source: SourceText, isWhole: Bool, upTo limit: Int = beginning
  ) -> FormatName {
    choose(source.prefix(limit), isWhole || source.count >= limit)
  }

  /// Whether there is enough to judge by: more than blanks, and all of the beginning if that has been
  /// refused.
  func canJudge(_ source: SourceText, isRefused: Bool = false) -> Bool {
    if isCertain || source.count >= Self.beginning { return true }
    return !isRefused && source.withBytes { $0.contains { !Self.blanks.contains($0) } }
  }

  private static let blanks = Array(" \t\r\n".utf8)
}
