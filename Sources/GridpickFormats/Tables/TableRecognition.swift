/// The test if lines are a table: below its titles stands a rule, or most lines line up.
///
/// It takes the lines in their order, so that a second reading has the same result.
struct TableRecognition: Sendable {
  /// The way to cut the lines; nil until they are found to be a table, which is never taken back.
  private(set) var splitter: FieldSplitter?
  var start = 0
  private(set) var lines: [Range<Int>] = []
  /// The number of the line of titles, or without titles of the first record; nil until found.
  private(set) var titleLine: Int?
  /// The number of lines up to the first record.
  private(set) var headLineCount = 1
  private var titles: TitleLine?
  /// The rule below the titles, or the upper side of the frame.
  private var rule: TableRule?
  private var samples = AlignedSamples()
  private var isOver = false
  /// The place up to which no end of the next line was found.
  private var searched = 0

  /// The largest number of lines that may fail to line up; with more, the test gives up.
  private static let mostAgainst = 100
  /// The largest number of lines above the titles of a table with a rule.
  private static let mostAbove = 8
  /// From so many lines on, bars are judged before the end: a text may stand around a few of them.
  private static let leastBarred = 64

  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, upTo extent: Int, hasEnded: Bool
  ) {
    while !isOver, lines.count < AlignedSamples.size,
      let line = nextLine(of: bytes, upTo: extent, hasEnded: hasEnded)
    {
      lines.append(line)
      if let titleLine {
        readLine(lines.count - 1, below: titleLine, of: bytes)
      } else {
        begin(bytes)
      }
      guard splitter == nil, let titleLine else { continue }
      // Not at each line, because each judgement goes through the first lines again.
      let count = lines.count
      guard count > titleLine + 2, count < 5 || count.nonzeroBitCount == 1 else { continue }
      if barred(below: titleLine, bytes).isEmpty ? !hasEnded : count >= Self.leastBarred {
        judge(bytes)
      }
    }
    if !isOver, hasEnded || lines.count == AlignedSamples.size {
      if hasEnded, lines.count == 1 { judgeAlone(bytes) } else if splitter == nil { judge(bytes) }
      isOver = true
    }
    if case .aligned = splitter, lines.count > 1 { cut() }
  }

  private mutating func nextLine(
    of bytes: UnsafeBufferPointer<UInt8>, upTo extent: Int, hasEnded: Bool
  ) -> Range<Int>? {
    let start = lines.last.map { $0.upperBound + 1 } ?? start
    let read = UnsafeBufferPointer(rebasing: bytes[..<extent])
    searched = read.place(of: UInt8(ascii: "\n"), from: max(start, searched))
    return searched < extent || hasEnded && start < extent ? start..<searched : nil
  }

  private var tabCount: Int { titles?.tabCount ?? 0 }
}

// The beginning.
extension TableRecognition {
  /// Looks for titles in the last line, or for a rule below them.
  private mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>) {
    let number = lines.count - 1
    if number > 0, let rule = TableRule(lines[number], of: bytes),
      !bytes.isRuleOrBlank(lines[number - 1])
    {
      return begin(at: number - 1, ruledBy: rule, bytes)
    }
    if number < 2, let titles = TitleLine(lines[number], of: bytes) {
      self.titles = titles
      return begin(at: number, ruledBy: nil, bytes)
    }
    // A frame without titles.
    if number == 2, let rule = TableRule(lines[0], of: bytes), rule.beginsWithJoint {
      begin(at: 1, ruledBy: rule, bytes)
      headLineCount = 1
    }
    isOver = titleLine == nil && number > Self.mostAbove
  }

  private mutating func begin(
    at line: Int, ruledBy rule: TableRule?, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    titleLine = line
    self.rule = rule
    headLineCount = line + (rule == nil ? 1 : 2)
    for number in line..<lines.count { readLine(number, below: line, of: bytes) }
  }

  private mutating func readLine(
    _ number: Int, below titleLine: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    let line = lines[number]
    if !samples.hasEnded {
      samples.read(line, of: bytes)
    } else if splitter == nil,
      TitleLine(line, of: bytes) != nil || TableRule(line, of: bytes)?.parts.count ?? 0 > 1
    {
      // A second line of titles: several tables are not shown as one table.
      isOver = true
    }
  }
}

// The judgement.
extension TableRecognition {
  /// Takes the only line: a program without records to print may print only the titles.
  private mutating func judgeAlone(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard titles?.standsAlone == true else { return }
    splitter = .aligned(samples.columns(hasTitles: true))
  }

  private mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let titleLine else { return }
    let votes: (pro: Int, contra: Int)
    if let rule, let barred = best(of: barred(below: titleLine, bytes), bytes) {
      // All lines vote: a text may go on below an empty one.
      votes = Self.votes(of: lines.dropFirst(headLineCount)) { barred.isRecord($0, in: bytes) }
      // A single line below the table says nothing against it.
      let isTable = votes.pro >= 2 * votes.contra - 1 && (votes.pro > 0 || !rule.joints.isEmpty)
      if isTable { splitter = .barred(barred) }
    } else {
      let columns = samples.columns(hasTitles: true)
      votes = self.votes(on: columns, below: titleLine, bytes)
      if votes.pro > 2 * votes.contra {
        splitter =
          tabCount > 0 ? .tabbed(TabbedColumns(count: tabCount + 1)) : .aligned(columns)
      }
    }
    if splitter == nil, votes.contra > Self.mostAgainst { isOver = true }
  }

  /// Returns the columns between bars, in each measure in which they stand where the rule says.
  private func barred(
    below titleLine: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [BarredColumns] {
    guard let rule else { return [] }
    return AlignedMeasure.allCases.compactMap {
      BarredColumns(rule, lines[titleLine], in: bytes, by: $0)
    }
  }

  /// Returns the columns in the measure in which most lines have all bars.
  private func best(
    of ways: [BarredColumns], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> BarredColumns? {
    guard ways.count > 1 else { return ways.first }
    let counts = ways.map { way in sampled.count { way.hasAllBars($0, in: bytes) } }
    return counts[1] > counts[0] ? ways[1] : ways[0]
  }

  /// The lines from the titles to the first empty line behind records.
  private var sampled: ArraySlice<Range<Int>> {
    lines[(titleLine ?? 0)...].prefix(samples.lineCount)
  }

  /// Returns the number of lines that line up below the titles, and of lines that do not.
  private func votes(
    on columns: AlignedColumns, below titleLine: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (pro: Int, contra: Int) {
    let least = samples.isRuled ? 2 : 3
    guard titles != nil || samples.isRuled, tabCount > 0 || columns.count >= least else {
      return (0, samples.lineCount)
    }
    let judgement = TableJudgement(
      columns, titleLine: samples.isRuled ? nil : titles, at: lines[titleLine], in: bytes)
    return Self.votes(of: sampled.dropFirst(columns.headerCount)) {
      judgement.isRecord($0, in: bytes)
    }
  }

  private static func votes(
    of lines: ArraySlice<Range<Int>>, _ isRecord: (Range<Int>) -> Bool?
  ) -> (pro: Int, contra: Int) {
    let answers = lines.map(isRecord)
    return (answers.count { $0 == true }, answers.count { $0 == false })
  }

  private mutating func cut() {
    let columns = samples.columns(hasTitles: true)
    splitter = .aligned(columns)
    headLineCount = (titleLine ?? 0) + columns.headerCount
  }
}
