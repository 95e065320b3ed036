import GridpickCommand
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A command that writes much to its standard error.
struct EndlessComplaintTests {
  /// So long nothing more is read once something was thrown away.
  private static let rest = Duration.milliseconds(20)

  @Test func `R5 an endless complaint is read to its end, in few reads`() throws {
    let run = try SilentRun(
      ShellCommand(
        SystemText("echo why >&2; head -c 20000000 /dev/zero >&2; exit 3"),
        environment: ProcessEnvironment(["PATH": "/usr/bin:/bin"])))
    let start = MonotonicClock.now
    var looks = 0
    while let descriptor = run.complaintDescriptor,
      Poll.wait(for: descriptor, events: POLLIN, until: start + .seconds(Deadline.patience)) != 0
    {
      run.readComplaint()
      looks += 1
    }
    let rests = (MonotonicClock.now - start) / Self.rest
    #expect(run.complaintDescriptor == nil)
    // At the beginning that is kept, at the end, and where a rest was one too many.
    #expect(Double(looks) <= 2 * rests + 10)
    #expect(run.failure() == .status(3, complaint: "why"))
  }
}
