import GridpickCommand
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Results of commands that end by themselves (rules R2, R5).
struct RunTests {
  @Test func `R5 the output of a command is read in the requested format`() throws {
    #expect(try WatchedRun("printf 'a,b\n1,2\n'", .csv).result() == "1,2")
    #expect(try WatchedRun("echo '[[1,2],[3]]'", .json).result() == "1,2;3")
    #expect(try WatchedRun("echo one; echo two").result() == "one,two")
  }

  @Test func `the output is read with the options of its format`() throws {
    var options = ReadingOptions(rowTitles: false)
    options.hasHeader = false
    #expect(try WatchedRun("printf 'a,b\n1,2\n'", .csv, options).result() == "a,b;1,2")
  }

  @Test func `a command reports nothing before it has ended`() throws {
    let folder = try TemporaryFolder()
    let watched = try WatchedRun("echo early; mkfifo \(folder.file("f")); cat \(folder.file("f"))")
    let writer = try openWhenThere(folder.file("f"), O_WRONLY)
    #expect(!watched.isReadable())
    write(writer, "late\n", 5)
    #expect(!watched.isReadable())
    close(writer)
    #expect(try watched.result() == "early,late")
  }

  @Test
  func `R2.6 parts of the output are reported while the command runs, if they are requested`()
    throws
  {
    let folder = try TemporaryFolder()
    let watched = try WatchedRun(
      "echo early; mkfifo \(folder.file("f")); cat \(folder.file("f"))", inParts: true)
    #expect(try watched.result() == "early …")
    let writer = try openWhenThere(folder.file("f"), O_WRONLY)
    write(writer, "late\n", 5)
    #expect(try watched.result() == "early,late …")
    close(writer)
    #expect(try watched.result() == "early,late")
  }

  @Test func `a result is returned once`() throws {
    let watched = try WatchedRun("echo a")
    #expect(try watched.result() == "a")
    #expect(watched.run.receive() == nil)
    #expect(!watched.isReadable())
  }

  @Test func `runs can follow one another`() throws {
    #expect(try WatchedRun("echo first").result() == "first")
    #expect(try WatchedRun("echo second").result() == "second")
  }

  @Test(arguments: [
    ("echo data; echo why >&2; exit 3", "status 3: why"),
    ("exit 4", "status 4: -"),
    ("printf '\n  \nwhy\r\nmore' >&2; exit 5", "status 5: why"),
    ("echo why >&2; kill -9 $$", "signal 9: why"),
    ("no-such-command-anywhere", "status 127: /bin/sh: 1: no-such-command-anywhere: not found"),
  ])
  func `R2.3 R5.3 a failed command reports its status and the first line of its errors`(
    command: String, expected: String
  ) throws {
    #expect(try WatchedRun(command).result() == expected)
  }

  @Test func `R2.3 output in another format is reported with its place`() throws {
    #expect(try WatchedRun("printf '[1,\n<html>]'", .json).result() == "2:1: <html>]")
  }

  @Test func `R2.3 a failure status is reported rather than the bad output`() throws {
    #expect(
      try WatchedRun("echo '<html>'; echo gone >&2; exit 22", .json).result() == "status 22: gone")
  }

  @Test func `R5.4 endless bad output stops the command`() throws {
    #expect(try WatchedRun("exec yes", .json).result() == "1:1: y")
  }

  @Test(arguments: [FormatName.lines, .csv, .json, .ndjson])
  func `R3.9 empty output is reported as empty`(format: FormatName) throws {
    #expect(try WatchedRun("true", format).result() == "nothing")
    #expect(try WatchedRun("false", format).result() == "status 1: -")
  }

  @Test func `an empty line counts as output`() throws {
    #expect(try WatchedRun("echo").result() == "")
  }

  @Test func `R5.3 megabytes of errors do not block the command`() throws {
    let noise = "head -c 5000000 /dev/zero | tr '\\0' e >&2"
    #expect(try WatchedRun("\(noise); echo done").result() == "done")
    let failed = try WatchedRun("echo first >&2; \(noise); exit 1").result()
    #expect(failed == "status 1: first")
  }

  @Test func `R5.3 endless errors are cut`() throws {
    let failed = try WatchedRun("head -c 5000000 /dev/zero | tr '\\0' e >&2; exit 1").result()
    #expect(failed == "status 1: " + String(repeating: "e", count: 4_096))
  }

  @Test func `ten megabytes of output are read whole`() throws {
    let result = try WatchedRun("yes 123456789 | head -n 1000000").result()
    #expect(result.utf8.count == 9_999_999)
    #expect(result.hasSuffix(",123456789"))
  }

  @Test func `R5.1 standard input is empty`() throws {
    #expect(try WatchedRun("cat; echo after").result() == "after")
  }

  @Test func `R5.1 the command has no terminal to read or write`() throws {
    let result = try WatchedRun("(: </dev/tty) 2>/dev/null || echo none").result()
    #expect(result == "none")
  }

  @Test func `R5.6 the command gets the values of its environment unchanged`() throws {
    let environment = ["GRIDPICK_COUNT": "12", "GRIDPICK_SECTION": "$(echo run) 'it'; exit 9"]
    let watched = try WatchedRun(
      #"echo "$GRIDPICK_COUNT"; echo "$GRIDPICK_SECTION""#, environment: environment)
    #expect(try watched.result() == "12,$(echo run) 'it'; exit 9")
  }

  @Test func `R5.8 signals have the handlers that a shell expects`() throws {
    signal(SIGPIPE, SIG_IGN)
    let result = try WatchedRun("grep -E 'Sig(Blk|Ign)' /proc/self/status").result()
    let masks = result.split(separator: ",").compactMap { line in
      line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
    }
    // Beyond 31 are those that the C library keeps for itself.
    #expect(masks.count == 2 && masks.allSatisfy { $0 & 0x7fff_ffff == 0 }, "\(result)")
  }

  @Test func `R5.8 the command inherits none of our descriptors`() throws {
    let other = try WatchedRun("exec sleep 1000")
    defer { other.run.stop(waiting: true) }
    let ours = try closedOnExec()
    #expect(ours.contains { $0.hasPrefix("pipe:") })
    let theirs = try WatchedRun("readlink /proc/$$/fd/*; true").result().split(separator: ",")
    #expect(theirs.contains("/dev/null"))
    #expect(ours.isDisjoint(with: theirs.map(String.init)))
  }

  /// The pipes and sockets of this process that no other should see.
  private func closedOnExec() throws -> Set<String> {
    let names = try FileNames.inFolder("/proc/self/fd").compactMap { Int32($0) }
      .filter { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 }
      .compactMap { descriptor -> String? in
        var target = [CChar](repeating: 0, count: 256)
        guard readlink("/proc/self/fd/\(descriptor)", &target, 255) > 0 else { return nil }
        return String(decoding: target.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      }
    return Set(names.filter { $0.contains(":[") && !$0.hasPrefix("anon_inode") })
  }
}
