import GridpickCore
import GridpickTerminal

/// The titles of an input's columns for the completion, without errors: a person is still typing.
extension CommandOptions {
  private static let mostTitles = 1_000

  var listOfTitles: String {
    // Reading anything but a file would wait, and would take the data from its real reader.
    guard input.isFile, let loader = try? DocumentLoader(self),
      let table = try? loader.load(until: { _ in true }).document.data, !table.isList
    else { return "" }
    let columns = (0..<min(Self.mostTitles, table.columnCount)).compactMap { table.columnTitle($0) }
    return columns.filter(\.isHarmless)
      .map { ($0.contains(",") ? "\"\($0)\"" : $0) + "\n" }.joined()
  }
}

extension Input {
  fileprivate var isFile: Bool {
    switch self {
    case .standardInput:
      var status = stat()
      return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    case .file(let path), .files(let path, _): return path.kind() == S_IFREG
    case .nothing: return false
    }
  }
}

extension String {
  /// True if the title is shown unchanged and so can be typed; other columns have a number.
  fileprivate var isHarmless: Bool {
    var shown = String.UnicodeScalarView()
    for glyph in SafeText(self).glyphs { shown += glyph.scalars }
    return !isEmpty && String(shown) == self
  }
}
