/// The state before an event, which is compared with the state after it to find the occasions.
struct Circumstances {
  let isLoading: Bool
  let size: ScreenSize
  let query: String
  let marks: Marks
}
