import GridpickCommand
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A command in the background that writes much to its standard error.
struct EndlessComplaintTests {
  @Test func `R5.3 endless errors are read to their end, and their beginning is reported`()
    throws
  {
    let run = try Run.start(
      silently: ShellCommand(
        SystemText("echo why >&2; head -c 20000000 /dev/zero >&2; exit 3"),
        environment: ProcessEnvironment(["PATH": "/usr/bin:/bin"]))
    ) { failure, _ in failure }
    _ = Poll.wait(
      for: run.descriptor, events: POLLIN,
      until: MonotonicClock.now + .seconds(Deadline.patience))
    #expect(try #require(run.receive()) == .status(3, complaint: "why"))
  }
}
