import GridFormats
import GridLoading

extension CommandOptions {
  /// The format of the input, if the other options can be had with it.
  func format(of source: SourceText) throws(Complaint) -> FormatName {
    let format = format ?? detectedFormat(of: source)
    if reading.endsWithNul, format != .lines {
      throw Complaint(UsageError(message: "--read0: only lines end with NUL, not \(format)"))
    }
    guard let delimiter = reading.delimiter else { return format }
    switch format {
    case .lines: break
    case .csv:
      guard delimiter.canPartQuotedFields else {
        throw Complaint(UsageError(message: "--delimiter: in csv it is one byte, and no quote"))
      }
    case .json, .tsv:
      throw Complaint(UsageError(message: "--delimiter: parts lines or csv, not \(format)"))
    }
    return format
  }

  /// Who speaks of lines has them, unless the file's name says that it is csv.
  private func detectedFormat(of source: SourceText) -> FormatName {
    let detected = FormatName.detected(fileName: input.fileName, in: source)
    if reading.endsWithNul { return .lines }
    return reading.delimiter == nil || detected == .csv ? detected : .lines
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
