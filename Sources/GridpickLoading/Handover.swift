/// What one thread has made and another is to have.
///
/// Unchecked since it is left alone by the thread that made it.
struct Handover<Made>: @unchecked Sendable {
  let made: Made
}
