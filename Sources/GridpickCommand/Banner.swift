import GridpickTerminal

enum Banner {
  /// The largest size of a banner; nobody would look at more on any screen.
  private static let mostBytes = 1 << 16
  private static let mostLines = 200

  static func lines(of path: SystemText) throws(Complaint) -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try InputDescriptor.beginning(of: path, limit: mostBytes)
    } catch {
      throw Complaint(.input(error), of: "--banner: \(path.text)")
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(mostLines).map { line in
        let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(decoding: text, as: UTF8.self)
      }
    // Blank lines at the end would only push the grid down.
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
