import GridpickCommand
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A stopped command leaves nothing behind (rule R5).
struct CommandEndTests {
  /// A command that tells its own number and that of a child by a fifo, and never ends.
  private func start(
    _ beginning: String, in folder: TemporaryFolder
  ) throws -> (watched: WatchedRun, processes: [pid_t]) {
    let fifo = folder.file("numbers")
    mkfifo(fifo, 0o600)
    let watched = try WatchedRun(
      "\(beginning) sleep 1000 & echo $$ $! >\(fifo); echo data; wait")
    return (
      watched,
      try TextFile.read(fifo).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    )
  }

  @Test func `R5.4 the processes of a command are stopped with it`() throws {
    let (watched, processes) = try start("", in: TemporaryFolder())
    #expect(processes.count == 2)
    #expect(processes.allSatisfy(isRunning))
    watched.run.stop(waiting: true)
    #expect(!isRunning(processes[0]))
    #expect(hasEndedSoon(processes[1]))
  }

  @Test func `R5.4 R5.5 a command that ignores the request to end is killed`() throws {
    let (watched, processes) = try start("trap '' TERM;", in: TemporaryFolder())
    watched.run.stop(waiting: true)
    #expect(!isRunning(processes[0]))
    #expect(hasEndedSoon(processes[1]))
  }

  @Test func `R5.4 a suspended command is stopped`() throws {
    let (watched, processes) = try start("", in: TemporaryFolder())
    for process in processes { kill(process, SIGSTOP) }
    watched.run.stop(waiting: true)
    #expect(!isRunning(processes[0]))
    #expect(hasEndedSoon(processes[1]))
  }

  @Test func `stopping does not wait by default`() throws {
    // It is killed 100 ms after TERM.
    let isQuick = try isOnceQuick(within: .milliseconds(50)) {
      let (watched, processes) = try start("trap '' TERM;", in: TemporaryFolder())
      let time = ContinuousClock().measure { watched.run.stop() }
      for process in processes { #expect(hasEndedSoon(process)) }
      return time
    }
    #expect(isQuick)
  }

  @Test func `R5.5 a stopped command may clean up first`() throws {
    let folder = try TemporaryFolder()
    let (watched, _) = try start(
      "trap 'echo tidy >\(folder.file("tidy")); exit' TERM;", in: folder)
    watched.run.stop(waiting: true)
    #expect(folder.names.contains("tidy"))
  }

  @Test func `a stopped command reports nothing more`() throws {
    let (watched, _) = try start("", in: TemporaryFolder())
    watched.run.stop(waiting: true)
    #expect(!watched.isReadable())
    #expect(watched.run.receive() == nil)
  }

  @Test func `stopping discards a result that was not received`() throws {
    let watched = try WatchedRun("echo a")
    #expect(watched.isReadable(within: Deadline.patienceMilliseconds))
    watched.run.stop()
    #expect(!watched.isReadable())
    #expect(watched.run.receive() == nil)
  }

  @Test func `stopping twice or after the end is harmless`() throws {
    let (watched, processes) = try start("", in: TemporaryFolder())
    watched.run.stop()
    watched.run.stop(waiting: true)
    watched.run.stop(waiting: true)
    #expect(!isRunning(processes[0]))
    let done = try WatchedRun("echo a")
    #expect(try done.result() == "a")
    done.run.stop(waiting: true)
  }

  @Test func `R5.4 a command that writes without end is stopped`() throws {
    let watched = try WatchedRun("yes")
    watched.run.stop(waiting: true)
    #expect(watched.run.receive() == nil)
  }

  @Test func `R5.2 a background process keeps the output open, as in a shell`() throws {
    let folder = try TemporaryFolder()
    let fifo = folder.file("go")
    mkfifo(fifo, 0o600)
    let watched = try WatchedRun("(cat \(fifo); echo late) & echo early")
    let writer = open(fifo, O_WRONLY)
    #expect(!watched.isReadable())
    close(writer)
    #expect(try watched.result() == "early,late")
  }

  @Test func `R5.2 a background process that prints elsewhere is stopped at the command's end`()
    throws
  {
    let folder = try TemporaryFolder()
    let watched = try WatchedRun(
      "sleep 1000 >/dev/null & echo $! >\(folder.file("number")); cat \(folder.file("number"))")
    let process = try #require(pid_t(try watched.result()))
    #expect(hasEndedSoon(process))
  }
}
