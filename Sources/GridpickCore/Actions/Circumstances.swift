import GridpickScreen

/// The state before an event.
///
/// Actions that are bound to changes are found by comparing it with the state behind.
struct Circumstances {
  let isLoading: Bool
  let size: ScreenSize
  let query: String
}
