import GridpickModel

/// Newer data that waits until the marks have been found in it.
struct NewerData {
  let data: GridData
  let update: ContentUpdate
  /// The only section that is newer; nil is all of them.
  let section: Int?
  /// The errand that brought it; nil where nobody asked for it.
  let errand: Errand?
}
