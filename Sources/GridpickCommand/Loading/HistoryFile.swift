import GridpickCore
import GridpickTerminal

/// A file with a line for each query, the newest last; many programs can add lines at once.
package struct HistoryFile {
  package static let mostLines = 1_000
  /// The largest size of a history in bytes; nobody types as much.
  private static let mostBytes = 1 << 24
  private static let longestLine = 1 << 12

  private let path: SystemText
  package let lines: [[UInt8]]

  /// Reads the file; if there is no file, the first added line creates it.
  package init(_ path: SystemText) throws(Fault) {
    self.path = path
    let bytes = try InputDescriptor.contents(of: path, limit: Self.mostBytes) ?? []
    lines = Self.lines(of: bytes).suffix(Self.mostLines).map(Array.init)
  }

  private static let newline = UInt8(ascii: "\n")

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: newline)
  }

  /// Adds a line, unless it is already the last line, or longer than anyone types.
  package func append(_ line: [UInt8]) throws(Fault) {
    guard line.count <= Self.longestLine else { return }
    let file = path.withCString {
      open($0, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
    }
    guard file >= 0 else { throw Fault() }
    defer { close(file) }
    let bytes = try InputDescriptor(number: file).beginning(limit: Self.mostBytes)
    guard Self.lines(of: bytes).last.map(Array.init) != line else { return }
    let isWhole = bytes.last ?? Self.newline == Self.newline
    let added = (isWhole ? [] : [Self.newline]) + line + [Self.newline]
    // A write of only a part sets no error, so the likely error is set before it.
    errno = ENOSPC
    guard write(file, added, added.count) == added.count else { throw Fault() }
  }
}

extension HistoryFile {
  /// The file of `--history` (rule F10); nil without that option.
  static func named(by options: CommandOptions) throws(Complaint) -> HistoryFile? {
    guard let path = options.history else { return nil }
    do {
      return try HistoryFile(path)
    } catch {
      throw Complaint(error, of: "--history: \(path.text)")
    }
  }

  var queries: QueryHistory {
    QueryHistory(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Adds queries; returns the reason if they cannot be written.
  func keep(_ queries: [String]) -> String? {
    do {
      for query in queries where !query.allSatisfy(\.isWhitespace) {
        try append(Array(query.onOneLine.utf8))
      }
      return nil
    } catch {
      return Complaint("\(path.text): \(error.reason); query not saved").message
    }
  }
}
