/// What things are drawn with: colours, attributes and signs.
package struct Ink: Sendable {
  package var theme: Theme
  package var signs: Signs
}
