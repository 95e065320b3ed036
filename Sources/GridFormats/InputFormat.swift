/// One format an input can have: its names, and how it is read.
package struct InputFormat: Sendable {
  package typealias Read =
    @Sendable (SourceText, ReadingOptions) throws(FormatError) -> ReadDocument

  package var name: FormatName
  /// The file extensions that mean this format, in lower case and without the dot.
  package var extensions: [String]
  /// What help says about it.
  package var summary: String
  package var read: Read
}

extension FormatName {
  /// The table of formats.
  package var format: InputFormat {
    switch self {
    case .json: .json
    case .lines: .lines
    }
  }
}
