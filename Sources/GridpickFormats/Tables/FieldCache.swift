import Synchronization

/// The records that were cut into fields last, kept so that all items of a record need one cut.
final class FieldCache: Sendable {
  struct Record: Sendable {
    var range: Range<Int>
    var fields: [Range<Int>]
  }

  private struct Kept {
    var records: [Int: Record] = [:]
    var fieldCount = 0
  }

  /// The most records, and the most fields in all of them together, which take 64 MB.
  private static let most = (records: 256, fields: 1 << 22)

  private let kept = Mutex(Kept())

  /// Returns the record with this number, and calls `cut` only if the record is not kept.
  func record(_ number: Int, cut: () -> Record) -> Record {
    if let record = kept.withLock({ $0.records[number] }) { return record }
    let record = cut()
    kept.withLock { kept in
      kept.fieldCount += record.fields.count
      if kept.records.count == Self.most.records || kept.fieldCount > Self.most.fields {
        // The titles are asked for again and again.
        let titles = kept.records[0]
        kept = Kept(fieldCount: record.fields.count)
        kept.records[0] = titles
      }
      kept.records[number] = record
    }
    return record
  }
}
