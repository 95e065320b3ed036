/// The state before an event.
///
/// The picker compares it with the state after the event to find the occasions.
struct Circumstances {
  let isLoading: Bool
  let size: ScreenSize
  let query: String
  let marks: Marks
}
