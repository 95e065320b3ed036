/// A first line that reads as the titles of columns, judged by its bytes alone.
struct TitleLine: Equatable {
  /// The number of tabs between the titles; 0 if blanks separate the titles.
  let tabCount: Int
  let isInCapitals: Bool
  /// True if the line reads as titles whatever stands below: capitals in columns well apart.
  let standsAlone: Bool

  static let longest = 1 << 12
  private static let leastCount = 3

  /// Creates a line of titles; nil if the line does not read as titles.
  init?(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    guard line.count <= Self.longest, let words = TitleWord.all(in: line, of: bytes) else {
      return nil
    }
    // A small word continues a title, as in `Mounted on`.
    let titles = words.filter { $0.kind != .small || $0.blankCount != 1 }
    guard titles.count >= Self.leastCount else { return nil }
    tabCount = words.count { $0.followsTab }
    isInCapitals = titles.count { $0.kind == .capitals } * 2 > titles.count
    let gaps = titles.dropFirst()
    standsAlone =
      tabCount == 0 && words.allSatisfy { $0.kind == .capitals }
      && gaps.count { $0.blankCount > 1 } + 1 >= Self.leastCount
    if titles.allSatisfy({ $0.kind == .small }) {
      // `free` prints such titles: nothing stands above the first column, and they are well apart.
      guard tabCount == 0, words.allSatisfy({ $0.blankCount > 1 }) else { return nil }
    } else {
      guard titles.allSatisfy({ $0.kind != .small }) else { return nil }
      guard tabCount == 0 else {
        guard gaps.allSatisfy({ $0.followsTab || $0.blankCount == 1 }) else { return nil }
        return
      }
      // Words one blank apart are a sentence, unless they are in capitals.
      guard isInCapitals || gaps.contains(where: { $0.blankCount > 1 }) else { return nil }
    }
  }

  /// Returns true if a line below is like the titles, as in a list of names.
  func resembles(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let kinds = TitleWord.kinds(in: line.prefix(Self.longest), of: bytes)
    let like = kinds.count { $0 == .capitals || !isInCapitals && $0 == .capital }
    return like * 2 > kinds.count
  }
}
