/// The state of a scanner between two bytes, in which most properties are one bit, 0 or 1.
struct RecordState: Equatable, Sendable {
  var isInQuotes: UInt64 = 0
  /// 1 if a quote here would open a field, or be the second quote of a doubled one.
  var opensField: UInt64 = 1
  /// 1 if no byte of the line has come yet; between rules, no byte that makes it a record.
  var beginsLine: UInt64 = 1
  /// 1 if a carriage return that began its line is right before.
  var followsReturn: UInt64 = 0
  /// Between rules, the line drawing that has begun, as two bits.
  var signs = RuleSigns()

  var isInRecord: Bool { beginsLine == 0 || signs.begun != 0 }
}

/// The state in which a block of an input begins, and the number of records that end before it.
struct BlockStart: Equatable, Sendable {
  private let packed: UInt64

  init(recordCount: Int, state: RecordState) {
    packed =
      UInt64(recordCount) << 6 | state.signs.begun << 4 | state.isInQuotes << 3
      | state.opensField << 2 | state.beginsLine << 1 | state.followsReturn
  }

  var recordCount: Int { Int(packed >> 6) }

  var state: RecordState {
    var state = RecordState()
    state.isInQuotes = packed >> 3 & 1
    state.opensField = packed >> 2 & 1
    state.beginsLine = packed >> 1 & 1
    state.followsReturn = packed & 1
    state.signs.begun = packed >> 4 & 3
    return state
  }
}
