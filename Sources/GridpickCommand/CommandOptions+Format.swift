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

  /// Who speaks of lines has them, unless the file's name says that it is csv.
  func format(ofBeginning beginning: SourceText, isWhole: Bool) -> FormatName {
    if let format { return format }
    if endsWithNul { return .lines }
    let detected = FormatName.detected(fileName: fileName, in: beginning, isWhole: isWhole)
    return !hasDelimiter || detected == .csv ? detected : .lines
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
    if reading.endsWithNul, format != .lines {
      throw Complaint(UsageError(message: "--read0: only lines end with NUL, not \(format)"))
    }
    guard let delimiter = reading.delimiter else { return }
    switch format {
    case .lines: break
    case .csv:
      guard delimiter.canPartQuotedFields else {
        throw Complaint(UsageError(message: "--delimiter: in csv it is one byte, and no quote"))
      }
    case .json, .ndjson, .tsv:
      throw Complaint(UsageError(message: "--delimiter: parts lines or csv, not \(format)"))
    }
  }
}

extension Delimiter {
  /// One byte that means nothing else in csv.
  fileprivate var canPartQuotedFields: Bool {
    switch self {
    case .bytes(let bytes): bytes.count == 1 && !"\"\r\n".utf8.contains(bytes[0])
    case .blanks, .aligned: false
    }
  }
}
