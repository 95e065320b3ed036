/// Newer data that waits until the marks have been found in it.
struct NewerData {
  let data: Grid
  let update: ContentUpdate
  /// The only section that is newer; nil if all sections are newer.
  let section: Int?
  /// The run that brought the data; nil if nobody asked for it.
  let run: Errand.Run?
}
