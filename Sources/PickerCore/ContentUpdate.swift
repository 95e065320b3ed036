import GridModel

/// More of the data than before, while it is still arriving (rule P8): what was there lies where it lay.
package struct ContentUpdate {
  package var data: GridData
  /// Whether this is all there will be.
  package var isComplete: Bool
  /// What went wrong with some of it, for people; shown until the next key.
  package var notice: String?

  package init(_ data: GridData, isComplete: Bool, notice: String? = nil) {
    self.data = data
    self.isComplete = isComplete
    self.notice = notice
  }
}
