/// The gap before a title, with line counts that show whether it separates two columns.
struct TitleGap: Sendable {
  /// The places of the gap, from the title before it or from the beginning of the line.
  let places: Range<Int>
  /// The places of the title before the gap; for the first title, all places before it.
  private let before: Range<Int>
  private let after: Range<Int>
  private let isFirst: Bool
  /// True if the title after the gap may continue the one before, as in `Mounted on`.
  private let mayContinueTitle: Bool
  private var lineCount = 0
  /// The number of lines with a word that reaches across the gap.
  private var joined = 0
  /// The number of lines with a blank in the gap, a word before, and one aligned with the title.
  private var apart = 0
  /// The number of lines with a word below the title before, and one that begins below the title.
  private var parted = 0
  private var blank = 0
  /// The number of words that begin with the title after the gap, but do not end with it.
  private var left = 0
  /// The number of lines whose words end with both titles and are not aligned at the left.
  private var flush = 0
  /// Two counts of lines: with a word below the title before the gap, and below the one after it.
  private var filled = (before: 0, after: 0)
  /// The same counts, but only for words that are not numbers.
  private var texts = (before: 0, after: 0)

  init(between before: Range<Int>?, and after: Range<Int>, mayContinueTitle: Bool) {
    places = (before?.upperBound ?? 0)..<after.lowerBound
    self.before = before ?? places
    self.after = after
    self.mayContinueTitle = mayContinueTitle
    isFirst = before == nil
  }

  var start: Int { before.lowerBound }

  /// Counts one line, given its words that reach beyond `start`.
  mutating func read(
    _ words: ArraySlice<AlignedLine.Word>, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    if places.count == 1 { readNumbers(words, of: bytes) }
    read(words.lazy.map(\.places))
  }

  private mutating func readNumbers(
    _ words: ArraySlice<AlignedLine.Word>, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    for word in words.prefix(while: { $0.places.lowerBound < after.upperBound })
    where !bytes[word.bytes].isQuantity {
      if word.places.overlaps(before) { texts.before += 1 }
      if word.places.overlaps(after) { texts.after += 1 }
    }
  }

  private var isBesideNumbers: Bool {
    filled.before > 0 && texts.before == 0 || filled.after > 0 && texts.after == 0
  }

  private mutating func read(_ words: some Sequence<Range<Int>>) {
    var blankCount = places.count
    var isFilled = (before: false, after: false)
    var (isJoined, isBelow, begins) = (false, false, false)
    var (closes, isLeft, closesNext) = (false, false, false)
    for word in words.prefix(while: { $0.lowerBound < after.upperBound }) {
      blankCount -= word.clamped(to: places).count
      let goesOn = word.upperBound > after.lowerBound
      // Before the first title, a number that reaches far to the left is a word of its own.
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
      if word.upperBound == after.upperBound { closesNext = true }
      if word.lowerBound == after.lowerBound, word.upperBound != after.upperBound { left += 1 }
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

  /// True if the gap is one place wide and the lines show that it separates two columns.
  ///
  /// Either more lines have separate words than joined words, and a quarter of the lines with a
  /// word before; or all lines, at least two, have a word on each side; or words begin with the
  /// title after the gap even if no word is before it.
  var isNarrowCut: Bool {
    guard places.count == 1 else { return false }
    return apart > joined && apart * 4 >= filled.before || parted == lineCount && lineCount > 1
      || standsAlone
  }

  /// True if words begin with the title after the gap, even if no word is before it.
  private var standsAlone: Bool {
    left > 1 && left == filled.after && filled.after > filled.before
  }

  /// True if words in the gap belong to the title after it: both columns are aligned right, such as
  /// `PID` and the five-word dates below `STARTED`.
  var belongsToNextTitle: Bool { !isFirst && lineCount > 0 && flush == lineCount }

  /// Returns true if the gap separates two columns, not the words of one title.
  ///
  /// A narrow gap separates columns if the lines show so. If other narrow gaps do (`amongNarrow`),
  /// three conditions are enough: all lines are blank there; the title after cannot continue the
  /// title before; most lines have a word below the title before, or no line has a word below
  /// either.
  ///
  /// If most gaps are wider (`amongWide`), a narrow gap separates columns only with numbers on one
  /// side, or with words on both sides in two thirds of the lines.
  func isCut(amongNarrow: Bool, amongWide: Bool) -> Bool {
    if isFirst { return apart * 2 > lineCount }
    if places.count > 1 || lineCount == 0 { return joined * 2 <= lineCount }
    if amongWide, !isBesideNumbers, filled != (0, 0), parted < lineCount, !standsAlone,
      apart * 3 < lineCount * 2
    {
      return false
    }
    if isNarrowCut { return true }
    guard amongNarrow, !mayContinueTitle, blank == lineCount else { return false }
    return filled.before * 2 > lineCount || filled == (0, 0)
  }
}
