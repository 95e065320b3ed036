/// Text as the system passes it: bytes without a NUL, in no promised encoding.
package struct SystemText: Equatable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    self.init(text.utf8)
  }

  package init(_ pointer: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
  }

  /// The text as people and option readers read it, with U+FFFD for bytes that are not UTF-8.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls `body` with a C string; the pointer is valid only until `body` returns.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(bytes.map { CChar(bitPattern: $0) } + [0])
  }
}
