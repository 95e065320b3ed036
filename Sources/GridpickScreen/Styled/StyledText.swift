/// Lines of bytes, parts of which have styles of their own: what a program prints for a terminal.
///
/// Three flat arrays, so that to hand it on while it grows costs next to nothing.
package struct StyledText: Equatable, Sendable {
  package init() {}

  /// How many lines there are, the last of which may still grow.
  package var lineCount: Int { 0 }
}
