/// A command as an action has it, with what stands in it for what one is at (rule V3).
package struct CommandTemplate: Equatable, Sendable {
  /// As it was written.
  package let text: [UInt8]

  package init(_ text: [UInt8]) {
    self.text = text
  }
}
