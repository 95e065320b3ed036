/// Stacks that are large enough, whatever `ulimit -s` says.
package enum Stack {
  /// The least size of a stack; to read a terminfo entry, ncurses takes 64 KB and more.
  private static let leastSize = 1 << 18
  private static let usualSize = 1 << 23

  /// Calls `body` with the attributes for a new thread.
  package static func withAttributes<Result>(
    _ body: (UnsafePointer<pthread_attr_t>) -> Result
  ) -> Result {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if size(attributes) < leastSize { pthread_attr_setstacksize(&attributes, usualSize) }
    return body(&attributes)
  }

  /// The type of function that pthread_create(3) takes.
  package typealias Program =
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

  /// Runs the whole program, on another thread if the main thread's stack is too small.
  package static func run(_ program: Program) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    let isLarge = size(attributes) >= leastSize
    pthread_attr_destroy(&attributes)
    if isLarge || !runOnThread(program) { _ = program(nil) }
  }

  /// Returns the stack size of a thread; by default it is the limit of the main thread.
  private static func size(_ attributes: pthread_attr_t) -> Int {
    var attributes = attributes
    var size = 0
    pthread_attr_getstacksize(&attributes, &size)
    return size
  }

  /// Runs the program on a thread and waits for its end; returns false if there can be no thread.
  private static func runOnThread(_ program: Program) -> Bool {
    var thread = pthread_t()
    let result = withAttributes { pthread_create(&thread, $0, program, nil) }
    guard result == 0 else { return false }
    // Signals are for the other thread, which uses the terminal.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    pthread_join(thread, nil)
    return true
  }
}
