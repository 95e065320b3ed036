/// What stands before a title, and whether lines have two columns there: most of them say so.
struct TitleGap: Sendable {
  /// From the title before, or from where lines begin.
  let places: Range<Int>
  /// The title before; where there is none, all that is before the first.
  private let before: Range<Int>
  private let after: Range<Int>
  private let isFirst: Bool
  /// Whether the title behind may go on with the words of the one before, as in `Mounted on`.
  private let mayGoOn: Bool
  private var lineCount = 0
  /// How many lines have one word on both of its sides.
  private var joined = 0
  /// How many have a blank in it, something before, and behind it a word that stands as the title does.
  private var apart = 0
  /// How many have one word that ends, and another that begins, below its titles.
  private var parted = 0
  /// How many have a blank in it.
  private var blank = 0
  /// How many have words that end where both of its titles end, and begin where neither does.
  private var flush = 0
  /// How many have something below the title before, and below the one behind.
  private var filled = (before: 0, after: 0)

  init(between before: Range<Int>?, and after: Range<Int>, mayGoOn: Bool) {
    places = (before?.upperBound ?? 0)..<after.lowerBound
    self.before = before ?? places
    self.after = after
    self.mayGoOn = mayGoOn
    isFirst = before == nil
  }

  /// Where what counts begins.
  var start: Int { before.lowerBound }

  /// Takes in a line by those of its words that reach beyond the start.
  mutating func read(_ words: ArraySlice<Range<Int>>) {
    var blankCount = places.count
    var isFilled = (before: false, after: false)
    var (isJoined, isBelow, begins) = (false, false, false)
    var (closes, isLeft, closesNext) = (false, false, false)
    for word in words.prefix(while: { $0.lowerBound < after.upperBound }) {
      blankCount -= word.clamped(to: places).count
      let goesOn = word.upperBound > after.lowerBound
      // Below no title at all, a number that reaches far to the left is another word.
      let isOther = isFirst && isFilled.before
      if goesOn, word.lowerBound < before.upperBound, !isOther { isJoined = true }
      if word.lowerBound < before.upperBound { isFilled.before = true }
      if goesOn { isFilled.after = true }
      if word.lowerBound == after.lowerBound || word.upperBound == after.upperBound {
        isBelow = true
      }
      if word.lowerBound >= after.lowerBound { begins = true }
      if word.upperBound == before.upperBound { closes = true }
      if word.lowerBound == before.lowerBound, word.upperBound < before.upperBound { isLeft = true }
      if word.upperBound == after.upperBound, word.lowerBound > after.lowerBound {
        closesNext = true
      }
    }
    lineCount += 1
    if closes, !isLeft, closesNext { flush += 1 }
    if blankCount > 0 { blank += 1 }
    if isFilled.before { filled.before += 1 }
    if isFilled.after { filled.after += 1 }
    if isJoined { joined += 1 }
    guard !isJoined, isFilled.before else { return }
    if isBelow, blankCount > 0 { apart += 1 }
    if begins { parted += 1 }
  }

  /// Whether it parts two columns though it is narrow, for lines say so: many of them, and most of those
  /// that say anything, or all in their own way.
  var isNarrowCut: Bool {
    guard places.count == 1 else { return false }
    return apart > joined && apart * 4 >= lineCount || parted == lineCount && lineCount > 1
  }

  /// Whether all words in it belong to the title behind: in all lines both columns stand at the right, as
  /// `PID` does and the date of five words below `STARTED`.
  var belongsBehind: Bool { !isFirst && lineCount > 0 && flush == lineCount }

  /// Whether it parts two columns, and not the words of one title.
  ///
  /// A narrow one does where lines say so, or else, `amongNarrow` ones that do, where they all are blank
  /// there and what is below the title behind it is no word of the one before.
  func isCut(amongNarrow: Bool) -> Bool {
    if isFirst { return apart * 2 > lineCount }
    if places.count > 1 || lineCount == 0 { return joined * 2 <= lineCount }
    if isNarrowCut { return true }
    guard amongNarrow, !mayGoOn, blank == lineCount else { return false }
    return filled.before * 2 > lineCount || filled == (0, 0)
  }
}
