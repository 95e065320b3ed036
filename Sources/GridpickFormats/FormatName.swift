/// The formats of an input, by their names on the command line.
package enum FormatName: String, CaseIterable, Sendable {
  case json
  case ndjson
  case lines
  case csv
  case tsv
}

extension FormatName {
  /// Returns the format of an input: the file extension decides, then the beginning of the input.
  ///
  /// A bare scalar is lines, as in the output of `seq 10`. A first value that the prefix cuts is
  /// JSON. `isWhole` means that no more than the prefix is to be examined.
  package static func detected(
    fileName: String?, in prefix: SourceText, isWhole: Bool
  ) -> FormatName {
    named(byExtensionOf: fileName) ?? FormatName(beginning: prefix, isWhole: isWhole)
  }

  package static func named(byExtensionOf fileName: String?) -> FormatName? {
    guard let fileName, let dot = fileName.lastIndex(of: ".") else { return nil }
    let suffix = fileName[dot...].dropFirst().lowercased()
    return allCases.first { $0.format.extensions.contains(suffix) }
  }
}
