/// A first line that reads as the titles of columns, by its bytes alone.
struct TitleLine: Equatable {
  /// How many tabs part the titles; none where blanks do.
  let tabCount: Int
  /// Whether most titles are in capitals, as most programs have them.
  let isInCapitals: Bool
  /// Whether it reads as titles whatever is below it: capitals in columns that are well apart.
  let standsAlone: Bool

  /// So many bytes may be titles; a line that is longer has none.
  private static let longest = 1 << 12
  private static let leastCount = 3

  /// Nil where the line does not read as titles.
  init?(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    guard line.count <= Self.longest, let words = TitleWord.all(in: line, of: bytes) else {
      return nil
    }
    // A small word goes on with a title, as in `Mounted on`.
    let titles = words.filter { $0.kind != .small || $0.blankCount != 1 }
    guard titles.count >= Self.leastCount else { return nil }
    tabCount = words.count { $0.followsTab }
    isInCapitals = titles.count { $0.kind == .capitals } * 2 > titles.count
    let gaps = titles.dropFirst()
    standsAlone =
      tabCount == 0 && words.allSatisfy { $0.kind == .capitals }
      && gaps.count { $0.blankCount > 1 } + 1 >= Self.leastCount
    if titles.allSatisfy({ $0.kind == .small }) {
      // As `free` has them: with nothing above the first column, and well apart.
      guard tabCount == 0, words.allSatisfy({ $0.blankCount > 1 }) else { return nil }
    } else {
      guard titles.allSatisfy({ $0.kind != .small }) else { return nil }
      guard tabCount == 0 else {
        guard gaps.allSatisfy({ $0.followsTab || $0.blankCount == 1 }) else { return nil }
        return
      }
      // Words one blank apart are a sentence, unless they are shouted.
      guard isInCapitals || gaps.contains(where: { $0.blankCount > 1 }) else { return nil }
    }
  }

  /// Whether a line below is more of the same, as where all lines are names.
  func resembles(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let kinds = TitleWord.kinds(in: line.prefix(Self.longest), of: bytes)
    let like = kinds.count { $0 == .capitals || !isInCapitals && $0 == .capital }
    return like * 2 > kinds.count
  }
}
