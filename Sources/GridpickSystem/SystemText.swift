/// Text as the system hands it over and takes it: an argument, a path, a command.
///
/// It is bytes without a NUL, in no encoding that anyone promises.
package struct SystemText: Equatable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    self.init(text.utf8)
  }

  /// Copies what a C string holds.
  package init(_ pointer: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
  }

  /// As words and people read it, with U+FFFD for what is no UTF-8.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The pointer is good only until `body` returns.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(bytes.map { CChar(bitPattern: $0) } + [0])
  }
}
