import GridpickSystem

extension PipeEnd {
  /// The same for what is a command's.
  static func reported() throws(CommandFailure) -> (reading: PipeEnd, writing: PipeEnd) {
    do {
      return try pair()
    } catch {
      throw .notStarted(.failed(reason: error.reason))
    }
  }
}

extension Bell {
  /// One for an input, or what is run for one.
  static func made() throws(InputError) -> Bell {
    do {
      return try Bell()
    } catch {
      throw .failed(reason: error.reason)
    }
  }
}
