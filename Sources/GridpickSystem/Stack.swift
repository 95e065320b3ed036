/// Stacks that are large enough, whatever `ulimit -s` says.
package enum Stack {
  /// To read a terminfo entry ncurses takes 64 KB and more.
  private static let leastSize = 1 << 18
  private static let usualSize = 1 << 23

  /// What a thread is to be started with.
  package static func withAttributes<Result>(
    _ body: (UnsafePointer<pthread_attr_t>) -> Result
  ) -> Result {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if size(attributes) < leastSize { pthread_attr_setstacksize(&attributes, usualSize) }
    return body(&attributes)
  }

  /// What pthread_create(3) takes.
  package typealias Program =
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

  /// Runs the whole program, on another thread where the limit leaves the main one too little.
  package static func run(_ program: Program) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    let isLarge = size(attributes) >= leastSize
    pthread_attr_destroy(&attributes)
    if isLarge || !runOnThread(program) { _ = program(nil) }
  }

  /// By default a thread has what the limit gives to the main one.
  private static func size(_ attributes: pthread_attr_t) -> Int {
    var attributes = attributes
    var size = 0
    pthread_attr_getstacksize(&attributes, &size)
    return size
  }

  /// False where no thread can be had.
  private static func runOnThread(_ program: Program) -> Bool {
    var thread = pthread_t()
    let result = withAttributes { pthread_create(&thread, $0, program, nil) }
    guard result == 0 else { return false }
    // Signals are for the thread that is on the terminal.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    pthread_join(thread, nil)
    return true
  }
}
