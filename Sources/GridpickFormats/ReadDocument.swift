import GridpickCore

/// The result of reading an input so far: its grid, and its settings.
package struct ReadDocument {
  package var data: Grid
  package var settings: DocumentSettings
  /// The number of bytes of the input in the document, which never gets smaller.
  package var extent: Int
  /// The records that could not be read: the first error, and their number.
  package var faults = Faults()
  /// A short message about the way the input is shown; nil if there is none.
  package var notice: String?

  package init(_ data: Grid, settings: DocumentSettings = DocumentSettings(), extent: Int) {
    self.data = data
    self.settings = settings
    self.extent = extent
  }

  package var hasSections: Bool { !data.isList && !data.isEmpty }

  package static var nothing: ReadDocument { ReadDocument(.empty, extent: 0) }

  package struct Faults: Equatable, Sendable {
    package var first: FormatError?
    package var count = 0
    /// True if what could not be read is shown as it is, so that nothing is lost.
    package var areShown = false

    package mutating func append(_ fault: FormatError) {
      if first == nil { first = fault }
      count += 1
    }
  }
}
