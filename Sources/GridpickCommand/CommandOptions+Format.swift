import GridpickFormats
import GridpickLoading

/// What the options and the input's name say of its format, for its beginning to answer the rest.
struct FormatQuestion: Sendable {
  /// Nil asks the beginning.
  var format: FormatName?
  var fileName: String?
  var hasDelimiter: Bool
  var endsWithNul: Bool

  /// Whether nothing is left to be found out.
  var isAnswered: Bool {
    format != nil || endsWithNul || FormatName.named(byExtensionOf: fileName) != nil
  }

  /// Who speaks of lines has them, unless the file's name says a format that takes a delimiter too.
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
      endsWithNul: reading.endsWithNul)
  }

  /// Refuses options that mean nothing in a format.
  func check(_ format: FormatName) throws(Complaint) {
    let rules = format.format
    if reading.endsWithNul, !rules.canEndWithNul {
      let others = Self.formats(where: \.canEndWithNul)
      throw Complaint(UsageError(message: "--read0: only \(others) end with NUL, not \(format)"))
    }
    guard let delimiter = reading.delimiter, !rules.delimiters.allows(delimiter) else { return }
    guard rules.delimiters == .none else {
      throw Complaint(UsageError(message: "--delimiter: in \(format) it is one byte, and no quote"))
    }
    let others = Self.formats { $0.delimiters != .none }
    throw Complaint(UsageError(message: "--delimiter: parts \(others), not \(format)"))
  }

  private static func formats(where isMeant: (InputFormat) -> Bool) -> String {
    OptionTable.oneOf(FormatName.allCases.filter { isMeant($0.format) }.map(\.rawValue))
  }
}
