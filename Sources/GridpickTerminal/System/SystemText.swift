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

  /// The text for people and option readers, with U+FFFD for bytes that are not UTF-8.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls `body` with a C string; the pointer is valid only until `body` returns.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(bytes.map { CChar(bitPattern: $0) } + [0])
  }
}

extension String {
  /// Creates the text of an environment variable; nil if the variable is not set.
  package init?(variable name: String) {
    guard let text = getenv(name) else { return nil }
    self.init(cString: text)
  }
}

// The C library under one name. Only this file knows the library's name on each system.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// An array of C strings, with a nil at the end; this object owns the strings.
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
}

/// The reason why something outside of the program cannot be used, in words that follow its name.
package struct Fault: Error, Equatable {
  /// The number of the system's error; 0 for any other fault.
  package let code: Int32
  package let reason: String

  /// Creates the fault of a system call, in the words of the system.
  package init(code: Int32 = errno) {
    (self.code, reason) = (code, String(cString: strerror(code)))
  }

  package init(_ reason: String) {
    (code, self.reason) = (0, reason)
  }

  package static func == (one: Fault, other: Fault) -> Bool { one.reason == other.reason }
}
