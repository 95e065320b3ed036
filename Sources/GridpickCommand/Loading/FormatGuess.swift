import GridpickCore
import GridpickFormats

/// The way to find the format of an input from its beginning, and the options to read it with.
package struct FormatGuess: Sendable {
  /// The number of bytes examined: more than a screen shows, but few enough to be read twice.
  static let beginning = 1 << 17

  package var options: ReadingOptions
  /// The format that an option names; nil leaves it to the other options, the name and the bytes.
  let format: FormatName?
  var fileName: String?

  /// The format by the options or the name of the input; nil if it is a guess by the bytes.
  private var stated: FormatName? {
    format ?? (options.endsWithNul ? .lines : FormatName.named(byExtensionOf: fileName))
  }

  /// Returns the format; a delimiter means lines, unless a format is detected that takes one.
  func format(
    of source: SourceText, isWhole: Bool, upTo limit: Int = beginning
  ) -> FormatName {
    if let format { return format }
    let likely =
      stated
      ?? FormatName(beginning: source.prefix(limit), isWhole: isWhole || source.count >= limit)
    return options.delimiter == nil || likely == .csv ? likely : .lines
  }

  /// True if the bytes suffice for a guess: any text, or after a refusal the whole beginning.
  func canJudge(_ source: SourceText, isRefused: Bool = false) -> Bool {
    if stated != nil || source.count >= Self.beginning { return true }
    return !isRefused && source.withBytes { $0.contains { !Self.blanks.contains($0) } }
  }

  private static let blanks = Array(" \t\r\n".utf8)
}

extension CommandOptions {
  var guess: FormatGuess {
    var reading = readingOfInput
    if input.isWalk { (reading.endsWithNul, reading.hasColors) = (true, false) }
    return FormatGuess(options: reading, format: format, fileName: input.fileName)
  }

  var readingOfInput: ReadingOptions {
    var reading = reading
    let endsWithNul = reading.endsWithNul || input.isWalk
    reading.hasColors = readsColors
    reading.keepsMisfits = format == nil
    // No table is looked for if an option already says how the lines are read.
    reading.findsTables =
      format == nil && reading.delimiter == nil && !endsWithNul
      && (isPlain || picker.columns == .automatic)
    return reading
  }
}
