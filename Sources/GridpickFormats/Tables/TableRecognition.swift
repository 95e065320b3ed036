/// Finds out whether lines are a table: the first reads as titles, and most of the others line up below it.
///
/// It goes by the lines in their order, however they arrive, so that whoever reads them again comes to the
/// same.
struct TableRecognition: Sendable {
  /// How the lines are cut, once they are found to be a table; that they stay.
  private(set) var splitter: FieldSplitter?
  /// Which line is the titles: the first, or the second below a sentence, as what `w` prints has it.
  private(set) var titleNumber = 0
  /// How many lines come before the records.
  private(set) var headerCount = 1
  private var titles: TitleLine?
  private var samples = AlignedSamples()
  private var lineCount = 0
  private var isOver = false

  /// So many lines that do not line up make an end of it.
  private static let mostAgainst = 100

  /// Takes in the lines that there are by now, all of which are there if the input `hasEnded`.
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
      take(lineCount, of: bytes, index)
      lineCount += 1
      // Not at each: the first lines are looked at again.
      let isTime = lineCount > titleNumber + 2 && (lineCount < 5 || lineCount.nonzeroBitCount == 1)
      if splitter == nil, isTime, !hasEnded { judge(bytes, index) }
    }
    if hasEnded || lineCount == AlignedSamples.size {
      if splitter == nil, !isOver { judge(bytes, index) }
      isOver = true
    }
    if splitter != nil, tabCount == 0 { cut() }
  }

  /// Takes in the only line: what prints titles alone has no records to print.
  private mutating func readAlone(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    guard TitleLine(line, of: bytes)?.standsAlone == true else { return }
    samples.read(line, of: bytes)
    splitter = .aligned(samples.columns(hasTitles: true))
  }

  private var tabCount: Int { titles?.tabCount ?? 0 }

  /// Whether the first two lines may be the beginning of a table, which is quickly seen.
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

  private mutating func take(
    _ number: Int, of bytes: UnsafeBufferPointer<UInt8>, _ index: RecordIndex
  ) {
    let line = index.range(of: number, in: bytes)
    if !samples.hasEnded {
      samples.read(line, of: bytes)
    } else if splitter == nil, TitleLine(line, of: bytes) != nil {
      // Titles again: several tables are no table.
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

  /// How many lines line up below the titles, and how many do not.
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
