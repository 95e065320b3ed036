import GridFormats

/// How the format of an input is found from its beginning, and how it is then to be read.
package struct FormatGuess: Sendable {
  /// So much is looked at: more than a screen ever shows, and so little that reading it twice costs
  /// nothing.
  static let beginning = 1 << 17

  package var options: ReadingOptions
  private let choose: @Sendable (_ beginning: SourceText, _ isWhole: Bool) -> FormatName

  package init(
    _ options: ReadingOptions,
    choose: @escaping @Sendable (_ beginning: SourceText, _ isWhole: Bool) -> FormatName
  ) {
    self.options = options
    self.choose = choose
  }

  func format(of source: SourceText, isWhole: Bool) -> FormatName {
    choose(source.prefix(Self.beginning), isWhole && source.count <= Self.beginning)
  }
}
