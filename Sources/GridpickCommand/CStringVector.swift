import GridpickSystem

/// Strings as C takes them: pointers with a nil at their end, alive as long as this is.
final class CStringVector {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let length: Int

  init(_ strings: [String]) {
    length = strings.count
    pointers = .allocate(capacity: length + 1)
    for (ordinal, string) in strings.enumerated() { pointers[ordinal] = strdup(string) }
    pointers[length] = nil
  }

  deinit {
    for ordinal in 0..<length { free(pointers[ordinal]) }
    pointers.deallocate()
  }

  var count: Int32 { Int32(length) }

  subscript(ordinal: Int) -> UnsafePointer<CChar>? { UnsafePointer(pointers[ordinal]) }

  func strings(from start: Int) -> [String] {
    (start..<length).compactMap { pointers[$0].map { String(cString: $0) } }
  }
}
