/// The bytes of an input, and the places in them.
package struct SourceText: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}
