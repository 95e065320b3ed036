import GridpickModel

/// What reading an input has yielded so far: its grid, and what it says about itself.
package struct ReadDocument {
  package var data: GridData
  package var settings: DocumentSettings
  /// How many bytes of the input it is made of; never less later on.
  package var extent: Int
  /// Records that could not be read and were left out, the first of them, and how many.
  package var faults = Faults()
  /// True while more input may make something else of what is shown.
  package var isProvisional = false
  /// What there is to know of how it is shown, in a few words.
  package var notice: String?

  package init(_ data: GridData, settings: DocumentSettings = DocumentSettings(), extent: Int) {
    self.data = data
    self.settings = settings
    self.extent = extent
  }

  package var hasSections: Bool {
    if case .grid(let grid) = data { grid.sectionCount > 0 } else { false }
  }

  /// What an input yields that has not begun.
  package static var nothing: ReadDocument { ReadDocument(.grid(.empty), extent: 0) }

  /// Records left out, while the rest stays usable.
  package struct Faults: Equatable, Sendable {
    package var first: FormatError?
    package var count = 0

    package mutating func append(_ fault: FormatError) {
      if first == nil { first = fault }
      count += 1
    }
  }
}
