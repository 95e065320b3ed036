import Synchronization

/// The records that were last cut into fields, so that all items of one are cut out only once.
final class FieldCache: Sendable {
  /// A record and its fields.
  struct Record: Sendable {
    var number: Int
    var range: Range<Int>
    var fields: Fields
  }

  enum Fields: Sendable {
    case cut([Range<Int>])
    /// So many, each to be looked for when asked.
    case long(count: Int)

    var count: Int {
      switch self {
      case .cut(let fields): fields.count
      case .long(let count): count
      }
    }

    /// How many are kept.
    fileprivate var cutCount: Int {
      switch self {
      case .cut(let fields): fields.count
      case .long: 0
      }
    }
  }

  private struct Kept {
    var records: [Record?] = []
    var fieldCount = 0

    mutating func keep(_ record: Record, in slot: Int) {
      if records.isEmpty || fieldCount + record.fields.cutCount > maximalFieldCount {
        records = Array(repeating: nil, count: recordCount)
        fieldCount = 0
      }
      fieldCount += record.fields.cutCount - (records[slot]?.fields.cutCount ?? 0)
      records[slot] = record
    }
  }

  private static let recordCount = 256
  /// As many fields as all of them may have, which is 16 MB.
  private static let maximalFieldCount = 1 << 20

  private let kept = Mutex(Kept())

  /// The record of that number, cut anew only where it is not at hand.
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

  /// The first, which mostly is the titles, has a place of its own.
  private static func slot(of number: Int) -> Int {
    number == 0 ? 0 : 1 + number % (recordCount - 1)
  }
}
