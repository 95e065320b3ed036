import GridpickFormats

/// The way to find the format of an input from its beginning, and the options to read it with.
package struct FormatGuess: Sendable {
  /// The bytes examined: more than a screen shows, and so few that reading them twice is free.
  static let beginning = 1 << 17

  package var options: ReadingOptions
  /// True if the options or the name of the input determine the format, so that it is no guess.
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

  package init(_ format: FormatName, _ options: ReadingOptions) {
    self.init(options, isCertain: true) { _, _ in format }
  }

  func format(
    of source: SourceText, isWhole: Bool, upTo limit: Int = beginning
  ) -> FormatName {
    choose(source.prefix(limit), isWhole || source.count >= limit)
  }

  /// True if the bytes suffice: more than blanks, and after a refusal the whole beginning.
  func canJudge(_ source: SourceText, isRefused: Bool = false) -> Bool {
    if isCertain || source.count >= Self.beginning { return true }
    return !isRefused && source.withBytes { $0.contains { !Self.blanks.contains($0) } }
  }

  private static let blanks = Array(" \t\r\n".utf8)
}
