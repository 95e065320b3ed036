/// The formats an input can have, by the names they go by on the command line.
package enum FormatName: String, CaseIterable, Sendable {
  case json
  case ndjson
  case lines
  case csv
  case tsv
}

extension FormatName {
  /// The format of an input: its file's extension decides, then how it begins.
  ///
  /// A bare scalar is not taken for JSON, so that the output of `seq 10` is lines. A first value that
  /// goes on behind the prefix is JSON for as long as nothing speaks against it. The prefix `isWhole` where
  /// no more than that is to be looked at.
  package static func detected(
    fileName: String?, in prefix: SourceText, isWhole: Bool
  ) -> FormatName {
    if let named = named(byExtensionOf: fileName) { return named }
    return switch JSONBeginning(prefix, isWhole: isWhole) {
    case .other: .lines
    case .value: .json
    case .lines: .ndjson
    }
  }

  package static func named(byExtensionOf fileName: String?) -> FormatName? {
    guard let fileName, let dot = fileName.lastIndex(of: ".") else { return nil }
    let suffix = fileName[dot...].dropFirst().lowercased()
    return allCases.first { $0.format.extensions.contains(suffix) }
  }
}
