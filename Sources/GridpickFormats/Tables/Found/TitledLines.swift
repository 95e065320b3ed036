/// Lines that are aligned in columns below a line of titles.
struct TitledLines {
  private let beginning: Beginning
  private let line: Int
  private let rule: TableRule?
  private let isRuled: Bool
  private let columns: AlignedColumns
  private let rows: [Int]
  private let first: Int
  private let end: Int?
  private let titles: [LineText]
  private let words: [LineText]
  private let cells: [[LineText]]
  private let splitter: FieldSplitter
  private let mostlyAgrees: Bool

  static let mostAbove = 9

  init(_ beginning: Beginning, at line: Int) {
    self.beginning = beginning
    self.line = line
    let text = beginning.text(line)
    let isTimed = text.words.first?.isTime == true
    words = isTimed ? Array(text.words.dropFirst()) : text.words
    rule = beginning.rule(line + 1)
    var first = line + (rule == nil ? 1 : 2)
    // After titles in a comment line, other comment lines may come before the records.
    if text.begins(with: "# ") {
      while first < beginning.count, beginning.text(first).first == .hash { first += 1 }
    }
    self.first = first
    (rows, end) = Self.rows(of: beginning, from: first, below: line, isRuled: rule != nil)
    let head = rule == nil ? [line] : [line, line + 1]
    let sample = AlignedSample.best(
      of: (head + rows).map { beginning.lines[$0] }, in: beginning.bytes)
    isRuled = sample.isRuled
    let columns = sample.columns(hasTitles: true)
    self.columns = columns
    let bytes = beginning.bytes
    func cells(_ number: Int, _ splitter: FieldSplitter) -> [LineText] {
      splitter.fields(of: beginning.lines[number], in: bytes).map { bytes[$0] }
    }
    let sampled = rows.prefix(Beginning.sampled)
    let aligned = FieldSplitter.aligned(columns)
    let areParted = Self.areParted(sampled, by: columns, of: beginning)
    // A number that is wider than its column pushes all words after it to the right.
    let count = words.count
    let rowWords = sampled.map { beginning.text($0).words }
    let hasWords =
      count > columns.count && count > 2 && rowWords.allSatisfy { $0.count == count }
      && (!areParted || rowWords.joined().allSatisfy(\.isQuantity))
    splitter = hasWords ? .separated(RecordSyntax(separator: .blanks), columns: count) : aligned
    var titles = cells(line, splitter)
    if isTimed { titles[0] = titles[0].prefix(0) }
    self.titles = titles
    self.cells = sampled.map { [splitter] in cells($0, splitter) }
    mostlyAgrees = areParted || hasWords
  }

  var found: FoundTable {
    FoundTable(
      splitter: splitter, titles: beginning.start(of: line),
      first: beginning.start(of: first), end: end.map(beginning.start),
      leftOut: LeftOutLines(
        rules: rule != nil, heads: Self.heads(of: beginning, upTo: line),
        start: beginning.start(of: line)))
  }

  // MARK: - Where the table ends

  private static func heads(of beginning: Beginning, upTo line: Int) -> [[UInt8]] {
    (0...line).filter { !beginning.isBlank($0) }.map { Array(beginning.text($0).trimmed) }
  }

  private static func rows(
    of beginning: Beginning, from first: Int, below titleLine: Int, isRuled: Bool
  ) -> (rows: [Int], end: Int?) {
    var rows: [Int] = []
    let titles = beginning.text(titleLine)
    let names = titles.words
    let heads = heads(of: beginning, upTo: titleLine)
    func isHead(_ line: Int) -> Bool {
      let text = beginning.text(line).trimmed
      return heads.contains { text.elementsEqual($0) }
    }
    var line = first
    while line < beginning.count {
      let text = beginning.text(line)
      if text.isBlank {
        let next = (line..<beginning.count).first { !beginning.isBlank($0) }
        guard let next else { break }
        let goesOn =
          rows.isEmpty && names.count > 2
          ? next - line == 1 : isHead(next)
        guard goesOn else { return (rows, next) }
        line = next
        continue
      }
      let isLeftOut = isRuled && beginning.bytes.isRuleOrBlank(beginning.lines[line])
      if !isLeftOut, !isHead(line) {
        if isEnd(line, of: beginning, rows, names, areInCapitals: titles.isInCapitals) {
          return (rows, line)
        }
        rows.append(line)
      }
      line += 1
    }
    return (rows, nil)
  }

  private static func isEnd(
    _ line: Int, of beginning: Beginning, _ rows: [Int], _ titles: [LineText],
    areInCapitals: Bool
  ) -> Bool {
    guard !rows.isEmpty else { return false }
    let text = beginning.text(line)
    guard let title = titles.first, let word = text.firstWord else { return false }
    let begins = word.elementsEqual(title)
    let next = line + 1 < beginning.count ? beginning.text(line + 1) : nil
    let isHeading = next?.firstWord?.elementsEqual(title) ?? false
    guard begins || isHeading || areInCapitals && text.isInCapitals else { return false }
    let words = text.words
    guard words.count > 2, !words.contains(where: \.isQuantity) else { return false }
    if begins { return true }
    guard let next else { return false }
    if areInCapitals, text.isInCapitals, text.parts.count > 2,
      !rows.contains(where: { beginning.text($0).firstWord?.elementsEqual(word) ?? false })
    {
      return true
    }
    return isHeading && text.parts.count == 1 && next.parts.count > 1
  }

  /// True if two thirds of the lines are blank between all columns and fill two columns or more; a
  /// line with one word in the first column does not count.
  private static func areParted(
    _ rows: some Sequence<Int>, by columns: AlignedColumns, of beginning: Beginning
  ) -> Bool {
    var (pro, contra) = (0, 0)
    for row in rows {
      let words = AlignedLine(beginning.lines[row], of: beginning.bytes, by: columns.measure).words
      let filled = Set(columns.columns(of: words))
      if words.count == 1, filled == [0] { continue }
      let isParted = !columns.gaps.contains { gap in
        words.contains {
          $0.places.lowerBound <= gap.lowerBound && $0.places.upperBound > gap.upperBound
        }
      }
      if filled.count > 1, isParted || words.count == columns.count {
        pro += 1
      } else {
        contra += 1
      }
    }
    return pro > 0 && pro >= 2 * contra
  }

  // MARK: - What speaks for titles

  private typealias Vote = (weight: Int, isCast: @Sendable (TitledLines) -> Bool)

  private static let enough = 4
  private static let never = -100

  private static let votes: [Vote] = [
    // These votes judge the words of the title line.
    (never, { $0.named.contains(where: \.isQuantity) }),
    (never, { $0.colonCount * 2 >= ($0.named.count < 4 ? 2 : $0.named.count) }),
    (never, { Set($0.named.map { Array($0) }).count * 2 < $0.named.count }),
    (never, { $0.titles.dropFirst().contains(where: \.isEmpty) }),
    (never, { $0.named.count < 2 }),
    (never, { $0.rule == nil && $0.named.count == 2 && !$0.isWideAndInCapitals }),
    // These votes judge the lines below the title line.
    (never, { $0.repeatsItself }),
    (never, { $0.titles.count * 3 < $0.partCount * 2 }),
    (never, { !$0.mostlyAgrees }),
    (never, { $0.rule == nil && !$0.hasNumbers && $0.resembling * 3 >= $0.cells.count }),
    (never, { $0.rule == nil && !$0.hasNumbers && $0.isMixed }),
    (never, { $0.rule == nil && $0.endingAsCode * 3 >= $0.cells.count }),
    (never, { $0.rule == nil && $0.titles.count < 3 && $0.cells.count < 2 }),
    (never, { $0.line > 0 && $0.rule == nil && $0.cells.count == 1 && !$0.hasNumbers }),
    (never, { $0.line > 0 && $0.rule == nil && $0.partCount < 2 && !$0.areAllNumbers }),
    (never, { $0.rule != nil && !$0.isRuled && $0.partCount < 2 }),
    // These votes speak for a table.
    (5, { $0.isRuled }),
    (2, { $0.rule != nil }),
    (3, { $0.hasNumbers }),
    (2, { $0.partCount > 1 }),
    (2, { $0.words.count { $0.beginsWithCapital } * 2 > $0.words.count }),
    (1, { $0.cells.count > 1 }),
  ]

  var isTable: Bool {
    guard !rows.isEmpty else { return false }
    var sum = 0
    for vote in Self.votes where vote.isCast(self) {
      sum += vote.weight
      if sum < 0 { return false }
    }
    return sum >= Self.enough
  }

  private var text: LineText { beginning.text(line) }
  private var partCount: Int { text.parts.count }
  private var named: [LineText] { titles.filter { !$0.isEmpty } }
  private var colonCount: Int { named.count { $0.last == .colon } }

  private var isMixed: Bool {
    let letters = named.compactMap(\.first).filter(\.isLetter)
    return Set(letters.map(\.isSmallLetter)).count > 1
  }

  private var endingAsCode: Int {
    rows.prefix(Beginning.sampled).count {
      beginning.text($0).trimmed.last.map { ";{},".utf8.contains($0) } ?? false
    }
  }

  private var isWideAndInCapitals: Bool {
    named.allSatisfy(\.isInCapitals) && partCount == 2
      && rows.allSatisfy { beginning.text($0).parts.count > 1 }
  }

  /// True if a quarter of the titles appear again in most lines below, as in a list of names.
  private var repeatsItself: Bool {
    guard cells.count > 2 else { return false }
    let repeated = titles.indices.count { column in
      titles[column].count > 2
        && cells.count { column < $0.count && $0[column].elementsEqual(titles[column]) } * 2
          > cells.count
    }
    return repeated * 4 >= titles.count
  }

  private var hasNumbers: Bool { titles.indices.contains(where: isOfNumbers) }
  private var areAllNumbers: Bool { titles.indices.allSatisfy(isOfNumbers) }

  private func isOfNumbers(_ column: Int) -> Bool {
    let filled = cells.compactMap { column < $0.count ? $0[column] : nil }
      .filter { !$0.isEmpty && !$0.reads("-") }
    return !titles[column].isEmpty && !filled.isEmpty && filled.allSatisfy(\.isQuantity)
  }

  /// The number of lines whose words look like titles, as in a list of names.
  private var resembling: Int {
    let areInCapitals = words.count(where: \.isInCapitals) * 2 > words.count
    return rows.prefix(Beginning.sampled).count { row in
      let words = beginning.text(row).words
      return words.count { areInCapitals ? $0.isInCapitals : $0.beginsWithCapital } * 2
        > words.count
    }
  }
}

extension Beginning {
  func titled() -> FoundTable? {
    if isWhole, let only = only { return only }
    for line in 0..<min(count, TitledLines.mostAbove + 1)
    where text(line).mayBeTitles && rule(line) == nil {
      let lines = TitledLines(self, at: line)
      if lines.isTable, mayContinueTitle(behind: lines.found.end) { return lines.found }
    }
    return nil
  }

  /// Returns a table of titles only: a program without records may print a single line of titles.
  private var only: FoundTable? {
    guard filled.count == 1, let line = filled.first else { return nil }
    let text = text(line)
    guard text.parts.count > 2, !text.contains(.tab), text.words.allSatisfy(\.isTitleInCapitals)
    else { return nil }
    return TitledLines(self, at: line).found
  }

  /// The number of lines below a table that are searched for titles of another table.
  private static let searchedBelow = 40

  /// Returns true if few lines or another table are below; other lines would mean a text.
  private func mayContinueTitle(behind end: Int?) -> Bool {
    guard let end, let line = lines.firstIndex(where: { $0.lowerBound >= end }) else { return true }
    let rest = from(line)
    return rest.filled.count <= Self.mostAround
      || (0..<min(rest.count, Self.searchedBelow)).contains { line in
        rest.text(line).mayBeTitles && TitledLines(rest, at: line).isTable
      }
  }
}

extension UInt8 {
  fileprivate var isOfCode: Bool { "\"$`;{}".utf8.contains(self) }
}

extension LineText {
  fileprivate var firstWord: LineText? {
    let text = drop(while: \.isLineBlank)
    return text.isEmpty ? nil : text.prefix { !$0.isLineBlank }
  }

  /// False for a line that cannot be titles: a line of numbers, code or prose.
  fileprivate var mayBeTitles: Bool {
    let text = trimmed
    guard let first = text.first, let last = text.last, !".:,;{}".utf8.contains(last),
      !"*<".utf8.contains(first),
      !text.begins(with: "//"), !text.begins(with: "/*"), !text.begins(with: "--")
    else { return false }
    return text.words.allSatisfy { word in
      !word.isPlainNumber && !word.reads("|")
        && !word.contains { $0.isOfCode || $0 == UInt8(ascii: "=") }
    }
  }

  fileprivate var isTitleInCapitals: Bool {
    first?.isCapitalLetter == true && isInCapitals && last != .point && last != .comma
      && last != .colon
  }
}
