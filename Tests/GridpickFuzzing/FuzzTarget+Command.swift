import GridpickCore
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport

@testable import GridpickCommand

extension FuzzTarget {
  /// Options are accepted or refused, on the command line and in the variable `GRIDPICK_OPTS`.
  static let options = FuzzTarget(name: "options") { (bytes) throws(Broken) in
    let bytes = FuzzedBytes(bytes)
    let words = bytes.rest.split(separator: UInt8(ascii: "\n")).map { SystemText(Array($0)) }
    _ = try? OptionParser.parse(words)
    let text = String(decoding: bytes.rest, as: UTF8.self)
    _ = try? OptionParser.parse([]) { $0 == "GRIDPICK_OPTS" ? text : nil }
  }

  /// A query typed letter by letter finds the same as the whole query, and lines of an input give
  /// the same matches as a list of them.
  static let queries = FuzzTarget(name: "queries") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    let kind = bytes.number(below: 3)
    let settings = bytes.number(below: 4)
    let lines = bytes.lines
    let texts = Array(lines.dropFirst().prefix(200))
    let data = kind == 1 ? rows(of: texts) : Grid(LabelList(texts: texts))
    let input = kind == 2 ? ReadInput(lines: texts).document.data : data
    var typing = Finder()
    var typed = ""
    for character in lines[0].prefix(100) {
      typed.append(character)
      var search = Search(
        Query(typed), unit: kind == 1 ? .cell : .line, isRanked: settings % 2 == 1)
      search.isOfHistory = kind != 1 && settings > 1
      var finder = Finder()
      let found = finder.find(search, in: data)
      try require(typing.find(search, in: input) == found, "\(typed) in \(texts)")
    }
  }

  private static func rows(of texts: [String]) -> Grid {
    let rows = stride(from: 0, to: texts.count, by: 4).map { start in
      texts[start..<min(start + 4, texts.count)].map { Optional($0) }
    }
    return Grid(TestGrid(rows))
  }

  /// A request is read the same in pieces of any length.
  static let socket = FuzzTarget(name: "socket") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    let length = 1 + bytes.number(below: 7)
    func read(_ pieces: [[UInt8]]) -> Result<HTTPRequest?, HTTPResponse> {
      var reader = HTTPReader()
      return Result { () throws(HTTPResponse) in
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

/// A flat list of texts; a label drops the carriage return at the end of its text.
private struct LabelList: ListSource {
  let texts: [String]

  var count: Int { texts.count }
  var mayHaveGaps: Bool { false }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    let text = texts[id.section]
    return GridItem(text.last == "\r" ? String(text.dropLast()) : text)
  }

  func value(at id: ItemID) -> [UInt8] { Array(texts[id.section].utf8) }
}
