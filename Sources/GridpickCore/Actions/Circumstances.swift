import GridpickScreen

/// What is compared with what has become of it once an event has been handled.
struct Circumstances {
  let isLoading: Bool
  let size: ScreenSize
  let query: String
}
