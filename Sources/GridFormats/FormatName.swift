/// The formats an input can have, by the names they go by on the command line.
package enum FormatName: String, CaseIterable, Sendable {
  case json
  case lines
  case csv
  case tsv
}

extension FormatName {
  /// The format of an input: its file's extension decides, then its first value.
  ///
  /// A bare scalar is not taken for JSON, so that the output of `seq 10` is lines.
  package static func detected(fileName: String?, in source: SourceText) -> FormatName {
    named(byExtensionOf: fileName) ?? (beginsWithJSON(source) ? .json : .lines)
  }

  private static func named(byExtensionOf fileName: String?) -> FormatName? {
    guard let fileName, let dot = fileName.lastIndex(of: ".") else { return nil }
    let suffix = fileName[dot...].dropFirst().lowercased()
    return allCases.first { $0.format.extensions.contains(suffix) }
  }

  private static func beginsWithJSON(_ source: SourceText) -> Bool {
    source.withBytes { bytes in
      var scanner = JSONScanner(bytes, at: source.textStart)
      scanner.skipBlanks()
      guard scanner.current == .openBracket || scanner.current == .openBrace else { return false }
      return (try? scanner.skipValue()) != nil
    }
  }
}
