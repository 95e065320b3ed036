import GridpickTerminal
import GridpickTestSupport
import Testing

/// Files that are packed, read through the programs that unpack them.
struct PackedFileTests {
  private static let programs = [("gzip", "gz"), ("zstd", "zst"), ("xz", "xz")]

  /// Returns a folder with a packed file of this name.
  private func folder(
    holding name: String, packedBy program: String = "gzip", _ text: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try TextFile.write(text, to: folder.file("plain"))
    _ = try Tool.run(
      ["sh", "-c", #""$1" -c <"$2/plain" >"$2/$3""#, "sh", program, folder.path, name])
    return folder
  }

  @Test(arguments: programs)
  func `a packed file is read, and its inner name tells the format`(
    program: String, suffix: String
  ) throws {
    let folder = try folder(
      holding: "a.csv.\(suffix)", packedBy: program, "size,name\nlarge,web\nsmall,db\n")
    let terminal = try PseudoTerminal.show(
      Launch([Gridpick.path, "a.csv.\(suffix)"], directory: folder.path))
    // What unpacks may take longer than the first screen waits.
    try terminal.waitUntil("the title") { $0.point(of: "name") != nil }
    terminal.send("jl")
    try terminal.waitUntil("the last field") { $0.current == ["db"] }
    try expect("small,db\n", pickedFrom: terminal)
  }

  @Test func `no shell reads the name of a packed file`() throws {
    let name = "-x; touch seen; $(touch seen) 'a.gz"
    let folder = try folder(holding: name, "one\n")
    let terminal = try PseudoTerminal.show(
      Launch([Gridpick.path, "./\(name)"], directory: folder.path))
    try expect("one\n", pickedFrom: terminal)
    #expect(!TextFile.exists(folder.file("seen")))
  }

  @Test func `without the program for unpacking, an error of one line names it`() throws {
    let folder = try folder(holding: "a.gz", "one\n")
    let launch = Launch([Gridpick.path, "a.gz"], directory: folder.path)
    try expectRefusal(
      launch.with(["PATH": "/nowhere"]),
      "a.gz: gzip is needed to unpack it: No such file or directory")
  }

  @Test(arguments: [[], ["-f", ""]])
  func `a broken archive is reported in one line`(options: [String]) throws {
    let folder = try TemporaryFolder()
    try TextFile.write("not packed\n", to: folder.file("a.gz"))
    try expectRefusal(
      Launch([Gridpick.path] + options + ["a.gz"], directory: folder.path),
      "a.gz: gzip could not unpack it")
  }

  @Test(arguments: [5_000, 50_000])
  func `the data of a broken archive is shown, and the fault reported`(count: Int) throws {
    let folder = try folder(holding: "a.gz", Sample.numbers(count))
    let bytes = try TextFile.bytes(of: folder.file("a.gz"))
    try TextFile.write(Array(bytes.dropLast(200)), to: folder.file("a.gz"))
    let terminal = try PseudoTerminal.show(
      Launch([Gridpick.path, "a.gz"], directory: folder.path))
    #expect(terminal.screen.current.first == "1")
    try terminal.waitUntil("the fault") { $0.point(of: "could not unpack it") != nil }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `the records before a break are shown, or else only the fault`() throws {
    let records = (1...2_000).map { #"{"id":\#($0),"square":\#($0 * $0)}"# }
    let folder = try folder(holding: "a.json.gz", "[" + records.joined(separator: ",") + "]")
    let bytes = try TextFile.bytes(of: folder.file("a.json.gz"))
    try TextFile.write(Array(bytes.dropLast(200)), to: folder.file("a.json.gz"))
    let launch = Launch([Gridpick.path, "a.json.gz"], directory: folder.path)
    let terminal = try PseudoTerminal.show(launch)
    #expect(terminal.screen.point(of: "square") != nil)
    try terminal.waitUntil("the fault") { $0.point(of: "could not unpack it") != nil }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    let filtering = Launch([Gridpick.path, "-f", "", "a.json.gz"], directory: folder.path)
    try expectRefusal(filtering, "a.json.gz: gzip could not unpack it")
  }

  @Test func `a program may complain at length before it prints`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("packed", to: folder.file("a.gz"))
    let complaints =
      "i=0; while [ $i -lt 5000 ]; do echo 'a complaint of gzip' >&2; i=$((i+1)); done"
    for (status, shown) in [(0, "one"), (1, "could not unpack it")] {
      try Tool.make(folder.file("gzip"), "\(complaints)\necho one\nexit \(status)")
      let launch = Launch([Gridpick.path, "a.gz"], directory: folder.path)
      let terminal = try PseudoTerminal.show(launch.with(["PATH": folder.path]))
      try terminal.waitUntil(shown) { $0.current.first == "one" && $0.point(of: shown) != nil }
      terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(130))
    }
  }

  @Test func `the first screen comes before the file is completely unpacked`() throws {
    let folder = try TemporaryFolder()
    // A stand-in prints, and goes on reading as long as the test holds the other end of its input.
    try Tool.make(folder.file("gzip"), "echo 1\necho 2\nexec /bin/cat")
    try #require(mkfifo(folder.file("a.gz"), 0o600) == 0)
    let pipe = open(folder.file("a.gz"), O_RDWR)
    defer { close(pipe) }
    let launch = Launch([Gridpick.path, "a.gz"], directory: folder.path)
    let terminal = try PseudoTerminal.show(launch.with(["PATH": folder.path]))
    try terminal.waitUntil("the first line") {
      $0.point(of: "loading") != nil && $0.current == ["1"]
    }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }
}
