import GridpickCore
import GridpickTerminal
import GridpickTestSupport

@testable import GridpickCommand

extension FuzzTarget {
  /// Options are accepted or refused, on the command line and in the variable.
  static let options = FuzzTarget(name: "options") { (bytes) throws(Broken) in
    let bytes = FuzzedBytes(bytes)
    let words = bytes.rest.split(separator: UInt8(ascii: "\n")).map { SystemText(Array($0)) }
    _ = try? OptionParser.parse(words)
    let text = String(decoding: bytes.rest, as: UTF8.self)
    _ = try? OptionParser.parse([]) { $0 == "GRIDPICK_OPTS" ? text : nil }
  }

  /// A query typed letter by letter finds what it finds at once.
  static let queries = FuzzTarget(name: "queries") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    let isGrid = bytes.isTrue()
    let isRanked = bytes.isTrue()
    let lines = bytes.lines
    let texts = Array(lines.dropFirst().prefix(200))
    let rows = stride(from: 0, to: texts.count, by: 4).map { start in
      texts[start..<min(start + 4, texts.count)].map { Optional($0) }
    }
    let data: GridData = isGrid ? .grid(Grid(TestGrid(rows))) : .list(TestList(texts))
    var typing = Finder()
    var typed = ""
    for character in lines[0].prefix(100) {
      typed.append(character)
      let search = Search(Query(typed), isRanked: isRanked, dataNumber: 0)
      var finder = Finder()
      let found = finder.find(search, in: data)
      try require(typing.find(search, in: data) == found, "\(typed) in \(texts)")
    }
  }

  /// A request is read however it is cut.
  static let socket = FuzzTarget(name: "socket") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    let length = 1 + bytes.number(below: 7)
    func read(_ pieces: [[UInt8]]) -> Result<HTTPRequest?, HTTPFault> {
      var reader = HTTPReader()
      return Result { () throws(HTTPFault) in
        for piece in pieces {
          if let request = try reader.read(piece) { return request }
        }
        return nil
      }
    }
    let whole = read([Array(bytes.rest)])
    try require(whole == read(bytes.pieces(of: length)), "another answer in pieces of \(length)")
  }
}
