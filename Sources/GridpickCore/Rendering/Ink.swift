/// The colours, attributes and signs with which everything is drawn.
package struct Ink: Sendable {
  package var theme: Theme
  package var signs: Signs
}
