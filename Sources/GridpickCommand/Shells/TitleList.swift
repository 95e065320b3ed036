import GridpickCore
import GridpickTerminal

/// The titles of an input's columns for the completion, without errors: a person is still typing.
struct TitleList {
  private static let most = 1_000

  let options: CommandOptions

  var text: String { titles.map { $0 + "\n" }.joined() }

  private var titles: [String] {
    // Reading anything but a file would wait, and would take the data from its real reader.
    guard options.input.isFile, let loader = try? DocumentLoader(options),
      let table = try? loader.load(until: { _ in true }).document.data, !table.isList
    else { return [] }
    let columns = (0..<min(Self.most, table.columnCount)).map { table.columnTitle($0) }
    return columns.compactMap(\.self)
      .filter(\.isHarmless).map { $0.contains(",") ? "\"\($0)\"" : $0 }
  }
}

extension Input {
  fileprivate var isFile: Bool {
    var status = stat()
    let failure =
      switch self {
      case .standardInput: fstat(STDIN_FILENO, &status)
      case .file(let path), .files(let path, _): path.withCString { stat($0, &status) }
      case .nothing: Int32(-1)
      }
    return failure == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension String {
  /// True if the title is shown as it is and so can be typed too; any other column has a number.
  fileprivate var isHarmless: Bool {
    var shown = String.UnicodeScalarView()
    for glyph in SafeText(self).glyphs { shown += glyph.scalars }
    return !isEmpty && String(shown) == self
  }
}
