import GridpickTerminal

extension PipeEnd {
  static func reported() throws(CommandFailure) -> (reading: PipeEnd, writing: PipeEnd) {
    do {
      return try pair()
    } catch {
      throw .notStarted(.failed(reason: error.reason))
    }
  }
}

extension Bell {
  static func made() throws(InputError) -> Bell {
    do {
      return try Bell()
    } catch {
      throw .failed(reason: error.reason)
    }
  }
}
