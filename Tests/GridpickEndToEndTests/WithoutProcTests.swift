import GridpickTestSupport
import Testing

/// Without /proc, as in a bare chroot, the program starts and knows its arguments.
struct WithoutProcTests {
  @Test(.needs("strace"), arguments: [("--version", "gridpick "), ("-1", "only\n")])
  func `a start reads nothing of /proc`(option: String, output: String) throws {
    let hidden = [
      "strace", "-o", "/dev/null", "-e", "inject=readlink,readlinkat,open,openat:error=ENOENT",
    ]
    var launch = Gridpick.launch([option], reading: "only\n")
    launch.arguments = hidden + launch.arguments
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.hasPrefix(output))
    #expect(terminal.complaints == "")
  }
}
