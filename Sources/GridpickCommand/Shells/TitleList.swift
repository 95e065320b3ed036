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
    // A title that is not shown unchanged cannot be typed; its column has a number.
    return columns.filter { !$0.isEmpty && $0 == $0.shown }
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
