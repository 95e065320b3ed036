/// The byte that a csv file has in place of commas, found by its first records.
struct CommaChoice: Equatable, Sendable {
  let separator: UInt8
  /// The name of the separators, as the user is told; nil for commas.
  let name: String?

  /// The signs that may stand between fields; of those that agree the first with most fields is it.
  static let signs = Array(",;\t|:".utf8)

  static let comma = CommaChoice(separator: UInt8(ascii: ","), name: nil)
  private static let others = [
    CommaChoice(separator: UInt8(ascii: ";"), name: "semicolons"),
    CommaChoice(separator: UInt8(ascii: "\t"), name: "TABs"),
    CommaChoice(separator: UInt8(ascii: "|"), name: "bars"),
  ]

  /// The number of records that have to agree.
  private static let recordCount = 5
  /// The number of bytes that are enough to decide, however few records they hold.
  private static let mostBytes = 1 << 16

  /// Returns the separator of a text; nil while more records may decide.
  ///
  /// Of those between which all first records have the same number of fields, more than one, it is
  /// the one with the most fields. Mostly the first record holds no other separator than commas.
  static func made(of source: SourceText, isWhole: Bool) -> CommaChoice? {
    let isEnough = isWhole || source.count >= mostBytes
    let source = source.prefix(mostBytes)
    let rivals = others.map { ($0, $0.fieldCounts(in: source, isWhole: isEnough)) }
    guard let count = rivals.first?.1.count, count > 0 else { return isEnough ? comma : nil }
    if rivals.allSatisfy({ $0.1.first == 1 }) { return comma }
    let counts = comma.fieldCounts(in: source, isWhole: isEnough)
    let areEnough = rivals.allSatisfy { $0.1.count == recordCount } && counts.count == recordCount
    guard isEnough || areEnough else { return nil }
    return ([(comma, counts)] + rivals).filter { agrees($0.1) }.max { $0.1[0] < $1.1[0] }?.0
      ?? comma
  }

  private static func agrees(_ counts: [Int]) -> Bool {
    counts.allSatisfy { $0 > 1 && $0 == counts[0] }
  }

  private func fieldCounts(in source: SourceText, isWhole: Bool) -> [Int] {
    let syntax = RecordSyntax(separator: .byte(separator), isQuoted: true, lines: .table)
    var index = RecordIndex(syntax, at: source.textStart)
    return source.withBytes { bytes in
      var counter = index.counter
      index.append(counter.read(bytes, upTo: bytes.count), upTo: counter, in: bytes)
      if isWhole { index.finish(in: bytes) }
      return (0..<min(index.recordCount, Self.recordCount)).map {
        FieldSplitter.separated(syntax).fields(of: index.range(of: $0, in: bytes), in: bytes).count
      }
    }
  }
}
