import GridpickCore
import GridpickFormats
import TwoAxisPicker

private let lines = (0..<1_000_000).map {
  "/home/someone/projects/thing-\($0 % 7_919)/src/file\($0).swift"
}

/// The queries, none of which narrows the one before it.
private let queries = ["swift", "file9", "99 !4", "zzz"]

/// What a query costs in a list of a million lines: the first, which asks for each cell, and others,
/// beside what the finder of the command takes for them in a text of the same lines.
func findsAmongMany() {
  let data = SourceText(Array(lines.joined(separator: "\n").utf8)).lines
  let session = GridPicker(list: lines) { Cell($0) }.session(size: size)
  session.press("/")
  _ = session.frame
  var finder = Finder()
  var ratios: [Double] = []
  var first = 0.0
  for (number, query) in queries.enumerated() {
    let own = milliseconds {
      session.read(Array("\u{1b}[200~\(query)\u{1b}[201~".utf8))
      _ = session.frame
    }
    if number == 0 { first = own }
    session.press(.control("u"))
    let search = Search(Query(query))
    let other = milliseconds { _ = finder.find(search, in: data) }
    if number > 0 { ratios.append(own / other) }
  }
  tell("find", ["first": first, "ratio": ratios.max() ?? 0])
}

extension SourceText {
  /// The text as the command reads it.
  fileprivate var lines: GridData {
    let reading = FormatName.lines.format.reading(ReadingOptions())
    try? reading.run(ByteFeed(self))
    return reading.document().data
  }
}
