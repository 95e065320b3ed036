/// An array of C strings: pointers with a nil at the end, which live as long as this object.
package final class CStringVector {
  package let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let length: Int

  package init(_ texts: [SystemText]) {
    length = texts.count
    pointers = .allocate(capacity: length + 1)
    for (ordinal, text) in texts.enumerated() {
      pointers[ordinal] = text.withCString { strdup($0) }
    }
    pointers[length] = nil
  }

  deinit {
    for ordinal in 0..<length { free(pointers[ordinal]) }
    pointers.deallocate()
  }

  package var count: Int32 { Int32(length) }

  package subscript(ordinal: Int) -> UnsafePointer<CChar>? { UnsafePointer(pointers[ordinal]) }

  package func texts(from start: Int) -> [SystemText] {
    (start..<length).compactMap { self[$0].map { SystemText($0) } }
  }
}
