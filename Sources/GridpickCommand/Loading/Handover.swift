/// A value that one thread has made for another thread.
///
/// Unchecked, because the thread that made the value does not touch it again.
struct Handover<Made>: @unchecked Sendable {
  let made: Made
}
