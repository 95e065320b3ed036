import Synchronization

/// The records that were cut into fields last, kept so that all items of a record need one cut.
final class FieldCache: Sendable {
  struct Record: Sendable {
    var number: Int
    var range: Range<Int>
    var fields: [Range<Int>]
  }

  private struct Kept {
    var records: [Record?] = []
    var fieldCount = 0

    mutating func keep(_ record: Record, in slot: Int) {
      if records.isEmpty || fieldCount + record.fields.count > maximalFieldCount {
        // The titles are asked for again and again.
        let titles = records.first ?? nil
        records = [titles] + Array(repeating: nil, count: recordCount - 1)
        fieldCount = titles?.fields.count ?? 0
      }
      fieldCount += record.fields.count - (records[slot]?.fields.count ?? 0)
      records[slot] = record
    }
  }

  private static let recordCount = 256
  /// The most fields in all kept records together, which take 64 MB; a single record may have more.
  private static let maximalFieldCount = 1 << 22

  private let kept = Mutex(Kept())

  /// Returns the record with this number, and calls `cut` only if the record is not kept.
  func record(_ number: Int, cut: () -> Record) -> Record {
    let slot = Self.slot(of: number)
    let found = kept.withLock { kept in
      kept.records.isEmpty ? nil : kept.records[slot]
    }
    if let found, found.number == number { return found }
    let record = cut()
    kept.withLock { $0.keep(record, in: slot) }
    return record
  }

  /// Returns the slot of a record; record 0 has its own slot, because it mostly holds the titles.
  private static func slot(of number: Int) -> Int {
    number == 0 ? 0 : 1 + number % (recordCount - 1)
  }
}
