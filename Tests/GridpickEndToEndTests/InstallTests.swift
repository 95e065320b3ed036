import GridpickTerminal
import GridpickTestSupport
import Testing

/// The files that `make install` adds and `make uninstall` removes.
struct InstallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ target: String) throws {
    let root = Gridpick.demo("").split(separator: "/").dropLast().map { "/" + $0 }.joined()
    try Tool.run([
      "make", "-s", "-C", root, target, "binary=\(Gridpick.path)", "DESTDIR=\(folder.path)",
      "PREFIX=/usr",
    ])
  }

  private func all(_ kind: String) throws -> Set<String> {
    let found = try Tool.run(["find", folder.file("usr"), "-type", kind, "-printf", "%P\n"])
    return Set(String(decoding: found, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  @Test func `uninstalling removes everything installed, and nothing else`() throws {
    try make("install")
    let files: Set = [
      "bin/gridpick", "share/man/man1/gridpick.1", "share/man/man7/gridpick-recipes.7",
      "share/man/man7/gridpick-fzf.7", "share/bash-completion/completions/gridpick",
      "share/zsh/site-functions/_gridpick", "share/fish/vendor_completions.d/gridpick.fish",
    ]
    #expect(try all("f") == files)
    for (option, name) in [
      ("--man", "man/man1/gridpick.1"), ("--man=recipes", "man/man7/gridpick-recipes.7"),
      ("--man=fzf", "man/man7/gridpick-fzf.7"),
      ("--completion=zsh", "zsh/site-functions/_gridpick"),
    ] {
      let printed = String(decoding: try Tool.run([Gridpick.path, option]), as: UTF8.self)
      #expect(try TextFile.read(folder.file("usr/share/\(name)")) == printed)
    }
    try TextFile.write("another's", to: folder.file("usr/share/man/man1/other.1"))
    try make("uninstall")
    #expect(try all("f") == ["share/man/man1/other.1"])
    // A folder may be another package's.
    #expect(try all("d").contains("share/zsh/site-functions"))
    try make("uninstall")
  }
}
