/// What the bytes before a place mean for those behind it; each is one bit, 0 or 1.
struct RecordState: Equatable, Sendable {
  var isInQuotes: UInt64 = 0
  /// A quote here would open a field, or be the second of a doubled one.
  var opensField: UInt64 = 1
  var beginsLine: UInt64 = 1
  /// A carriage return that began its line is right before.
  var followsReturn: UInt64 = 0

  init() {}

  /// Whether what comes next may begin a record: a carriage return right before may be of an empty line.
  var isBetweenRecords: Bool { beginsLine | followsReturn == 1 }
}

/// What is kept for each block of an input: how many records end before it, and how it begins.
struct BlockStart: Equatable, Sendable {
  private let packed: UInt64
  private let fields: UInt64

  /// `cutCount` counts in the record at hand, `lead` the bytes of its field at hand, before the block.
  init(recordCount: Int, state: RecordState, cutCount: Int, lead: Int) {
    fields = UInt64(cutCount) << 16 | UInt64(UInt16(clamping: lead))
    packed =
      UInt64(recordCount) << 4 | state.isInQuotes << 3 | state.opensField << 2
      | state.beginsLine << 1 | state.followsReturn
  }

  var recordCount: Int { Int(packed >> 4) }
  var cutCount: Int { Int(fields >> 16) }
  var lead: Int { Int(fields & 0xffff) }

  var state: RecordState {
    var state = RecordState()
    state.isInQuotes = packed >> 3 & 1
    state.opensField = packed >> 2 & 1
    state.beginsLine = packed >> 1 & 1
    state.followsReturn = packed & 1
    return state
  }
}
