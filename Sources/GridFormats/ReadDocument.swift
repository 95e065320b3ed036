import GridModel

/// What reading an input yields: its grid, and what it says about itself.
package struct ReadDocument {
  package var data: GridData
  package var settings: DocumentSettings

  package init(_ data: GridData, settings: DocumentSettings = DocumentSettings()) {
    self.data = data
    self.settings = settings
  }
}
