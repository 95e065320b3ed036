import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// The files that a walk lists, and their order.
struct FileWalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ script: String) throws {
    try Tool.run(["sh", "-c", "cd \"$0\" && " + script, folder.path])
  }

  /// Returns the listed paths below a folder, without that folder.
  private func paths(
    below name: String = "", _ kinds: FileWalk.Kinds = .files
  ) throws -> [String] {
    let root = name.isEmpty ? folder.path : folder.file(name)
    let input = try FileWalk.start(below: SystemText(root), listing: kinds)
    let bytes = try input.beginning(limit: 1 << 24)
    #expect(bytes.isEmpty || bytes.last == 0)
    return try bytes.split(separator: 0).map {
      let path = String(decoding: $0, as: UTF8.self)
      try #require(path.hasPrefix(root + "/"))
      return String(path.dropFirst(root.count + 1))
    }
  }

  @Test func `B5.16 the nearest files come first, and files of one folder in byte order`()
    throws
  {
    try make("mkdir -p a/deep b; touch z B é a/2 a/1 a/deep/x b/y .hidden")
    #expect(try paths() == [".hidden", "B", "z", "é", "a/1", "a/2", "b/y", "a/deep/x"])
  }

  @Test func `B5.19 .git and node_modules are left out, hidden files are not`() throws {
    try make("mkdir -p .git x/.git node_modules/m .h; touch .git/a x/.git/b node_modules/m/c .h/d")
    #expect(try paths() == [".h/d"])
    #expect(try paths(below: "node_modules") == ["m/c"], "unless that is what is asked for")
  }

  @Test func `B5.18 B5.20 a link is listed but not followed, unless the walk begins at it`()
    throws
  {
    try make("mkdir -p real/in; touch real/in/file; ln -s real link; ln -s . self; ln -s no dead")
    #expect(try paths() == ["dead", "link", "self", "real/in/file"])
    #expect(try paths(below: "link") == ["in/file"])
  }

  @Test
  func `B5.15 folders end with a slash, and a list of only folders has links to them`()
    throws
  {
    try make(
      """
      mkdir -p .git .h/in node_modules/m; touch .h/file a
      ln -s .h link; ln -s a other; ln -s no dead
      """)
    #expect(try paths(below: "", .folders) == [".h/", "link/", ".h/in/"])
    #expect(
      try paths(below: "", [.files, .folders])
        == [".h/", "a", "dead", "link", "other", ".h/file", ".h/in/"])
  }

  @Test func `B5.13 names may hold anything`() throws {
    try make(#"touch "$(printf 'two\nlines')" "$(printf 'a\tb')" ' ' ./-x '*'"#)
    #expect(try paths() == [" ", "*", "-x", "a\tb", "two\nlines"])
  }

  @Test func `B5.25 a missing folder is refused, and so is a file`() throws {
    try make("touch file")
    for (name, reason) in [("no", "No such file or directory"), ("file", "Not a directory")] {
      #expect(throws: Fault(reason)) { try paths(below: name) }
    }
  }

  @Test func `B5.21 a folder that cannot be read is left out`() throws {
    try make("mkdir -p a b; touch a/1 b/2; mkfifo b/pipe")
    #expect(try paths() == ["a/1", "b/2", "b/pipe"])
    guard geteuid() != 0 else { return }
    try make("chmod 0 a")
    #expect(try paths() == ["b/2", "b/pipe"])
  }

  @Test func `B5.22 B5.23 B5.24 in a repository git decides what is listed`() throws {
    try make(
      """
      export GIT_CONFIG_GLOBAL=/dev/null; git init -q; mkdir -p in/deep in/bare out node_modules
      echo '*.never' >.git/info/exclude; printf '*.o\n/out/\n' >.gitignore; echo '!b.o' >in/.gitignore
      git init -q in/bare; touch in/bare/a.o in/bare/c node_modules/m kept.o gone out/file
      git add -f kept.o gone; rm gone; cd in/deep; touch a.o b.o x a.never
      """)
    #expect(
      try paths()
        == [
          ".gitignore", "kept.o", "in/.gitignore", "in/bare/a.o", "in/bare/c", "in/deep/b.o",
          "in/deep/x",
        ])
    #expect(try paths(below: "in/deep") == ["b.o", "x"])
    #expect(
      try paths(below: "in", [.files, .folders])
        == [".gitignore", "bare/", "deep/", "bare/a.o", "bare/c", "deep/b.o", "deep/x"])
    #expect(try paths(below: "in", .folders) == ["bare/", "deep/"])
  }

  @Test func `B5.13 B5.22 a file in conflict, or replaced by a folder, is listed once`() throws {
    try make(
      """
      export GIT_CONFIG_GLOBAL=/dev/null; git init -q; touch q; git add q
      id=$(echo 1 | git hash-object -w --stdin)
      for side in 1 2 3; do printf '100644 %s %s\\tc\\n' $id $side; done | git update-index --index-info
      echo 1 >c; rm q; mkdir q; touch q/a
      """)
    #expect(try paths() == ["c", "q/a"])
  }

  @Test func `B5.24 a folder that walks leave out is listed if the walk begins in it`() throws {
    try make("git init -q; mkdir out; echo /out/ >.gitignore; touch out/file")
    #expect(try paths() == [".gitignore"])
    #expect(try paths(below: "out") == ["file"])
  }

  @Test func `B5 the walk ends after its reader has gone`() throws {
    try make(
      "for i in $(seq 40); do mkdir $i; (cd $i; seq -f 'a-long-name-%g' 200 | xargs touch); done")
    for _ in 0..<20 {
      _ = try FileWalk.start(below: SystemText(folder.path)).beginning(limit: 10)
    }
    let deadline = MonotonicClock.now + .seconds(30)
    var opened = try countOpened()
    while opened > 0, MonotonicClock.now < deadline {
      poll(nil, 0, 5)
      opened = try countOpened()
    }
    #expect(opened == 0)
  }

  /// The number of descriptors of the test's folder and of what is in it.
  private func countOpened() throws -> Int {
    let descriptors = "/proc/self/fd/"
    return try FileNames.inFolder(descriptors).count { number in
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(descriptors + number, &target, target.count)
      return count > 0 && SystemText(target).text.hasPrefix(folder.path)
    }
  }
}
