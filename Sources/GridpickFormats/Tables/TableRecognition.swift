/// The test if lines are a table: the first reads as titles, and most others line up below it.
///
/// The test takes the lines in their order, whatever the pieces in which they arrive. A second
/// reading therefore has the same result.
struct TableRecognition: Sendable {
  /// The way to cut the lines; nil until they are found to be a table, which is never taken back.
  private(set) var splitter: FieldSplitter?
  /// The number of the title line: 0, or 1 below a sentence, as in the output of `w`.
  private(set) var titleNumber = 0
  /// The number of lines before the records.
  private(set) var headerCount = 1
  private var titles: TitleLine?
  private var samples = AlignedSamples()
  private var lineCount = 0
  private var isOver = false

  /// The largest number of lines that may fail to line up; with more, the test gives up.
  private static let mostAgainst = 100

  /// Takes in the lines that have arrived; these are all lines if the input `hasEnded`.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, linesOf index: RecordIndex, hasEnded: Bool
  ) {
    guard !isOver, index.recordCount > 1 else {
      if hasEnded, index.recordCount == 1 { readAlone(index.range(of: 0, in: bytes), of: bytes) }
      return
    }
    if lineCount == 0 {
      guard begins(bytes, index) else {
        isOver = true
        return
      }
      lineCount = titleNumber
    }
    let end = min(index.recordCount, AlignedSamples.size)
    while lineCount < end, !isOver {
      readLine(lineCount, of: bytes, index)
      lineCount += 1
      // Not at each line, because each judgement goes through the first lines again.
      let isTime = lineCount > titleNumber + 2 && (lineCount < 5 || lineCount.nonzeroBitCount == 1)
      if splitter == nil, isTime, !hasEnded { judge(bytes, index) }
    }
    if hasEnded || lineCount == AlignedSamples.size {
      if splitter == nil, !isOver { judge(bytes, index) }
      isOver = true
    }
    if splitter != nil, tabCount == 0 { cut() }
  }

  /// Takes in the only line: a program without records to print may print only the titles.
  private mutating func readAlone(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    guard TitleLine(line, of: bytes)?.standsAlone == true else { return }
    samples.read(line, of: bytes)
    splitter = .aligned(samples.columns(hasTitles: true))
  }

  private var tabCount: Int { titles?.tabCount ?? 0 }

  /// Returns true if the first two lines may begin a table; this test is quick.
  private mutating func begins(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: RecordIndex
  ) -> Bool {
    titles = TitleLine(index.range(of: 0, in: bytes), of: bytes)
    let second = index.range(of: 1, in: bytes)
    if titles != nil || bytes[second].first(where: { !$0.isLineBlank })?.isOfRule == true {
      return true
    }
    titles = TitleLine(second, of: bytes)
    titleNumber = 1
    return titles != nil
  }

  private mutating func readLine(
    _ number: Int, of bytes: UnsafeBufferPointer<UInt8>, _ index: RecordIndex
  ) {
    let line = index.range(of: number, in: bytes)
    if !samples.hasEnded {
      samples.read(line, of: bytes)
    } else if splitter == nil, TitleLine(line, of: bytes) != nil {
      // A second line of titles: several tables are not shown as one table.
      isOver = true
    }
  }

  private mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>, _ index: RecordIndex) {
    let columns = samples.columns(hasTitles: true)
    let votes = votes(on: columns, bytes, index)
    if votes.pro > 2 * votes.contra {
      splitter = tabCount > 0 ? .tabbed(TabbedColumns(count: tabCount + 1)) : .aligned(columns)
    } else if votes.contra > Self.mostAgainst {
      isOver = true
    }
  }

  /// Returns the number of lines that line up below the titles, and of lines that do not.
  private func votes(
    on columns: AlignedColumns, _ bytes: UnsafeBufferPointer<UInt8>, _ index: RecordIndex
  ) -> (pro: Int, contra: Int) {
    let least = samples.isRuled ? 2 : 3
    guard titles != nil || samples.isRuled, tabCount > 0 || columns.count >= least else {
      return (0, samples.lineCount)
    }
    let judgement = TableJudgement(
      columns, titleLine: samples.isRuled ? nil : titles,
      at: index.range(of: titleNumber, in: bytes), in: bytes)
    var votes = (pro: 0, contra: 0)
    for number in columns.headerCount..<max(columns.headerCount, samples.lineCount) {
      switch judgement.isRecord(index.range(of: titleNumber + number, in: bytes), in: bytes) {
      case true?: votes.pro += 1
      case false?: votes.contra += 1
      case nil: break
      }
    }
    return votes
  }

  private mutating func cut() {
    let columns = samples.columns(hasTitles: true)
    splitter = .aligned(columns)
    headerCount = titleNumber + columns.headerCount
  }
}
