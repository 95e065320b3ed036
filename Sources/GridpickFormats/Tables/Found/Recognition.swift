/// The search for a table among lines while they arrive.
///
/// It judges at fixed line counts, so that a second reading gives the same result. A first guess is
/// checked again after more lines have arrived.
struct Recognition: Sendable {
  /// True if the user asked for columns between spaces; other tables are then not searched.
  private let isAsked: Bool
  /// True if requested columns have titles; nil lets the lines decide.
  private let hasTitles: Bool?
  var found: FoundTable?
  private(set) var isText = false
  private let terminator: UInt8
  var start = 0
  private var lines: [Range<Int>] = []
  private var isOver = false
  /// True once the sampled lines were judged, or all lines if the input has fewer.
  private var isSure = false
  private var measured = 0
  /// The offset up to which the end of the next line was searched.
  private var searched = 0

  /// The line count that is enough to detect bars early; a few lines may be a table inside a text.
  private static let leastBarred = 64
  private static let most = 1000

  init(isAsked: Bool, hasTitles: Bool?, terminator: UInt8) {
    self.isAsked = isAsked
    self.hasTitles = hasTitles
    self.terminator = terminator
    isSure = isAsked
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, upTo extent: Int, hasEnded: Bool) {
    guard !isOver else { return }
    while lines.count < Self.most,
      let line = nextLine(of: bytes, upTo: extent, hasEnded: hasEnded)
    {
      lines.append(line)
      if !isSure, found == nil { judge(bytes) }
      if !isSure, lines.count > Beginning.sampled {
        judgeAll(Beginning(lines, of: bytes, isWhole: false))
        guard found != nil else { break }
      }
    }
    isOver = hasEnded || lines.count >= Self.most || isSure && found == nil && !isAsked
    if hasEnded, !isSure { judgeAll(Beginning(lines, of: bytes, isWhole: true)) }
    // The lines are measured rarely, because all of them are measured again each time.
    if isOver || lines.count * 7 >= measured * 8 {
      follow(Beginning(lines, of: bytes, isWhole: hasEnded))
    }
    isText = found == nil && Beginning(lines, of: bytes, isWhole: hasEnded).isText
  }

  private mutating func nextLine(
    of bytes: UnsafeBufferPointer<UInt8>, upTo extent: Int, hasEnded: Bool
  ) -> Range<Int>? {
    let start = lines.last.map { $0.upperBound + 1 } ?? start
    let read = UnsafeBufferPointer(rebasing: bytes[..<extent])
    searched = read.place(of: terminator, from: max(start, searched))
    return searched < extent || hasEnded && start < extent ? start..<searched : nil
  }

  /// Looks for titles or bars while more lines may arrive.
  private mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = lines.count
    // The lines are judged rarely, because each judgement goes through the first lines again.
    guard count > 2, count < 5 || count.nonzeroBitCount == 1 else { return }
    let beginning = Beginning(lines, of: bytes, isWhole: false)
    guard !beginning.isDiff else { return }
    if beginning.mayBeBarred {
      if count >= Self.leastBarred { found = beginning.barred() }
    } else if !beginning.text(0).contains(.tab) {
      found = beginning.titled()
    }
  }

  private static let kinds: [@Sendable (Beginning) -> FoundTable?] = [
    { $0.barred() }, { $0.hasTabs ? $0.pairs() : nil }, { $0.tabbed() }, { $0.commaSeparated() },
    { $0.titled() }, { $0.pairs() }, { $0.untitled() },
  ]

  private mutating func judgeAll(_ beginning: Beginning) {
    isSure = true
    found = nil
    guard !beginning.isDiff else { return }
    for kind in Self.kinds where found == nil { found = kind(beginning) }
  }

  private mutating func follow(_ beginning: Beginning) {
    measured = beginning.count
    if isAsked {
      let columns = AlignedSample.best(of: beginning.lines, in: beginning.bytes)
        .columns(hasTitles: hasTitles)
      found = FoundTable(
        splitter: .aligned(columns), titles: columns.headerCount > 0 ? start : nil,
        first: beginning.start(of: columns.headerCount), leftOut: nil)
    } else if let found, case .aligned = found.splitter,
      let line = lines.firstIndex(where: { $0.lowerBound == found.titles })
    {
      self.found = TitledLines(beginning, at: line).found
    }
  }
}

extension Beginning {
  /// True if an empty line is between others, a fifth of the lines are indented, or half of them
  /// begin with line drawing.
  var isText: Bool {
    let filled = filled
    guard let last = filled.last else { return false }
    return filled.count <= last
      || filled.count { text($0).first?.isFieldBlank == true } * 5 > filled.count
      || filled.count { text($0).beginsWithDrawing } * 2 > filled.count
  }

  /// True for a diff, whose lines may look like a table.
  var isDiff: Bool {
    (0..<min(count, Self.mostAround)).contains { line in
      text(line).begins(with: "diff ")
        || line + 1 < count && text(line).begins(with: "--- ")
          && text(line + 1).begins(with: "+++ ")
    }
  }

  var hasTabs: Bool { filled.contains { text($0).contains(.tab) } }
  var mayBeBarred: Bool {
    (0..<min(count, Self.mostAround + 4)).contains { rule($0)?.joints.isEmpty == false }
  }
}
