import GridpickModel

/// Newer data that waits until it is known what of it is marked.
struct NewerData {
  let data: GridData
  let update: ContentUpdate
  /// The section that alone is newer; nil is all.
  let section: Int?
  /// What has brought it; nil where nobody asked.
  let errand: Errand?
}
