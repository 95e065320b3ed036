import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The input's format, as far as options and the file name say it; the input's beginning says the rest.
struct FormatQuestion: Sendable {
  /// The format that was asked for; nil leaves it to the name and the beginning.
  var format: FormatName?
  var fileName: String?
  var hasDelimiter: Bool
  var endsWithNul: Bool

  var isAnswered: Bool {
    format != nil || endsWithNul || FormatName.named(byExtensionOf: fileName) != nil
  }

  /// An option about lines means lines, but a file's name may say a format that takes a delimiter.
  func format(ofBeginning beginning: SourceText, isWhole: Bool) -> FormatName {
    if let format { return format }
    if endsWithNul { return .lines }
    let detected = FormatName.detected(fileName: fileName, in: beginning, isWhole: isWhole)
    return !hasDelimiter || detected.format.delimiters != .none ? detected : .lines
  }
}

extension CommandOptions {
  var formatQuestion: FormatQuestion {
    FormatQuestion(
      format: format, fileName: input.fileName, hasDelimiter: reading.delimiter != nil,
      endsWithNul: reading.endsWithNul || input.isWalk)
  }

  /// Finds an input if none is named and standard input is a terminal (rule B5): a command that
  /// reloads, or else a list of files.
  mutating func findInput() {
    guard named == nil, isatty(STDIN_FILENO) == 1 else { return }
    if filter == nil, picker.keymap.reloadsAtStart {
      named = .nothing
    } else if reloadCommand != nil {
      guard filter == nil else { return }
      named = .nothing
      picker.keymap.bind(.reloadingAtStart)
    } else if format == nil || format == .lines {
      named = .files(below: Input.here, walked)
    }
  }

  /// Throws if an option means nothing in a format.
  func check(_ format: FormatName) throws(Complaint) {
    if input.isWalk, format != .lines {
      throw Complaint(
        UsageError(message: "\(input.name): files are listed as lines, not as \(format)"))
    }
    if reading.headerLines > 0, format != .lines {
      throw Complaint(UsageError(message: "--header-lines: only in lines, not in \(format)"))
    }
    let rules = format.format
    if reading.endsWithNul, !rules.canEndWithNul {
      let others = Self.formats(where: \.canEndWithNul)
      throw Complaint(UsageError(message: "--read0: only for \(others), not \(format)"))
    }
    guard let delimiter = reading.delimiter, !rules.delimiters.allows(delimiter) else { return }
    guard rules.delimiters == .none else {
      throw Complaint(
        UsageError(message: "--delimiter: in \(format) it must be one byte, not a quote"))
    }
    let others = Self.formats { $0.delimiters != .none }
    throw Complaint(UsageError(message: "--delimiter: only for \(others), not \(format)"))
  }

  private static func formats(where isMeant: (InputFormat) -> Bool) -> String {
    OptionTable.oneOf(FormatName.allCases.filter { isMeant($0.format) }.map(\.rawValue))
  }
}
