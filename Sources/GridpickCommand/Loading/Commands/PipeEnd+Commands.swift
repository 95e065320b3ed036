import GridpickTerminal

extension PipeEnd {
  /// Returns both ends of a new pipe; throws a `CommandFailure`.
  static func reported() throws(CommandFailure) -> (reading: PipeEnd, writing: PipeEnd) {
    do {
      return try pair()
    } catch {
      throw .notStarted(.failed(reason: error.reason))
    }
  }
}

extension Bell {
  /// Returns a new bell for an input or for a command; throws an `InputError`.
  static func made() throws(InputError) -> Bell {
    do {
      return try Bell()
    } catch {
      throw .failed(reason: error.reason)
    }
  }
}
