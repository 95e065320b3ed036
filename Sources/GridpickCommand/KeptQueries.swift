import GridpickCore
import GridpickTerminal

/// The queries that are kept in a file, if `--history` names one (rule F10).
struct KeptQueries {
  private let file: HistoryFile?
  private let path: SystemText?

  init(in path: SystemText?) throws(Complaint) {
    self.path = path
    do {
      file = try path.map { path throws(InputError) in try HistoryFile(path) }
    } catch {
      throw Complaint(.input(error), of: "--history: \(path?.text ?? "")")
    }
  }

  var history: QueryHistory? {
    file.map { QueryHistory($0.lines.map { String(decoding: $0, as: UTF8.self) }) }
  }

  /// Returns the reason if they cannot be written.
  func keep(_ queries: [String]) -> String? {
    guard let file, let path else { return nil }
    do {
      for query in queries where !query.allSatisfy(\.isWhitespace) {
        try file.append(Array(query.onOneLine.utf8))
      }
      return nil
    } catch {
      return Complaint("\(Complaint(.input(error), of: path.text).message); query not saved")
        .message
    }
  }
}
